/** Exercise, sleep, stress and everyday health. */
export const lifestyle = `
physical activity | Exercise | lifestyle*1.3 | exercise, aerobic exercise | atividade física, exercício físico, exercícios físicos, exercício aeróbico | working out, work out, malhar, ~exercício
resistance training | Resistance Training | lifestyle*1.3 | strength training, weight training | treinamento de força, treinamento resistido, musculação | gym, academia
walking | Walking | lifestyle | daily steps, step count | caminhada, caminhar, passos por dia | 10k steps
high-intensity interval training | High-Intensity Interval Training | lifestyle | - | treinamento intervalado de alta intensidade | HIIT
sedentary behavior | Sedentary Behavior | lifestyle*1.2 | sitting time, physical inactivity | comportamento sedentário, sedentarismo, inatividade física | couch potato, sedentário
yoga | Yoga | lifestyle | - | ioga, yoga | -
tai chi | Tai Ji | lifestyle | - | tai chi chuan, tai chi | -
pilates | Exercise Movement Techniques | lifestyle | - | pilates | -
running injuries | Running | disease | running-related injuries | lesões na corrida, lesão de corredor | runner's knee
sleep hygiene | Sleep Hygiene | lifestyle | - | higiene do sono | -
melatonin | Melatonin | drug | - | melatonina | -
relaxation techniques | Relaxation Therapy | lifestyle | breathing exercises | técnicas de relaxamento, exercícios de respiração | -
sauna | Steam Bath | lifestyle | - | sauna | -
cold water immersion | Immersion | lifestyle | cold exposure | imersão em água gelada, banho gelado | ice bath
hydration | Drinking | lifestyle | water intake | hidratação, ingestão de água, beber água | drink water
body mass index | Body Mass Index | test | - | índice de massa corporal | BMI, IMC
waist circumference | Waist Circumference | test | abdominal obesity | circunferência abdominal, obesidade abdominal | -
posture | Posture | lifestyle | ergonomics | postura, ergonomia | ~posture
massage | Massage | procedure | massage therapy | massagem, massoterapia | -
stretching | Muscle Stretching Exercises | lifestyle | - | alongamento, alongamentos | -
circadian rhythm | Circadian Rhythm | outcome*0.8 | - | ritmo circadiano | jet lag
homeopathy | Homeopathy | procedure | - | homeopatia | -
integrative medicine | Integrative Medicine | procedure | complementary therapies | práticas integrativas, medicina integrativa, terapias complementares | PICS
pets and animal therapy | Animal Assisted Therapy | procedure | - | terapia assistida por animais | -
sexual health | Sexual Health | outcome | - | saúde sexual | -
`;
