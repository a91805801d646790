/** Physical and occupational therapy, rehabilitation. */
export const physicalTherapy = `
physical therapy | Physical Therapy Modalities | procedure | physiotherapy | fisioterapia, fisioterapeuta | PT session, fisio
exercise therapy | Exercise Therapy | procedure | therapeutic exercise | cinesioterapia, exercício terapêutico, exercícios terapêuticos | -
rehabilitation | Rehabilitation | procedure*0.9 | - | reabilitação | rehab
cardiac rehabilitation | Cardiac Rehabilitation | procedure | - | reabilitação cardíaca, reabilitação cardiovascular | -
manual therapy | Musculoskeletal Manipulations | procedure | spinal manipulation, osteopathic manipulation | terapia manual, manipulação vertebral, quiropraxia | chiropractor
dry needling | Dry Needling | procedure | - | agulhamento a seco | -
kinesio taping | Athletic Tape | procedure | - | bandagem elástica, kinesio taping | -
therapeutic ultrasound | Ultrasonic Therapy | procedure | - | ultrassom terapêutico | -
low-level laser therapy | Low-Level Light Therapy | procedure | photobiomodulation | laserterapia, fotobiomodulação, laser de baixa intensidade | -
shockwave therapy | Extracorporeal Shockwave Therapy | procedure | - | terapia por ondas de choque, ondas de choque | -
electrical stimulation | Electric Stimulation Therapy | procedure | neuromuscular electrical stimulation | eletroestimulação, estimulação elétrica neuromuscular | NMES, FES
hydrotherapy | Hydrotherapy | procedure | aquatic exercise | hidroterapia, hidroginástica, fisioterapia aquática | -
cryotherapy | Cryotherapy | procedure | ice application | crioterapia, compressa de gelo, gelo | ~gelo, ice pack
balance training | Postural Balance | procedure | postural balance | treino de equilíbrio, equilíbrio postural | balance exercise, balance exercises, exercício de equilíbrio, treino de marcha e equilíbrio
gait | Gait | test | gait training, walking speed | marcha, treino de marcha, velocidade de marcha | ~marcha
wheelchair | Wheelchairs | device | mobility aids, walker | cadeira de rodas, andador, muletas, bengala | -
orthoses | Orthotic Devices | device | braces, insoles | órteses, órtese, palmilhas | -
prosthesis | Artificial Limbs | device | artificial limb | prótese de membro, prótese de perna | -
occupational therapy | Occupational Therapy | procedure | - | terapia ocupacional, terapeuta ocupacional | -
activities of daily living | Activities of Daily Living | outcome | functional independence | atividades de vida diária, independência funcional | ADL, AVD
virtual reality rehabilitation | Virtual Reality | procedure | virtual reality | realidade virtual | -
spasticity | Muscle Spasticity | symptom | - | espasticidade | -
patellofemoral pain | Patellofemoral Pain Syndrome | disease | anterior knee pain | dor femoropatelar, síndrome femoropatelar | dor no joelho, knee pain
shoulder pain | Shoulder Pain | symptom | - | dor no ombro, ombralgia | -
muscle strain | Muscle, Skeletal | disease | muscle injury, hamstring injury | lesão muscular, estiramento muscular, distensão muscular | pulled muscle
vestibular rehabilitation | Vestibular Diseases | procedure | - | reabilitação vestibular | -
telerehabilitation | Telerehabilitation | procedure | - | telerreabilitação | -
return to sport | Return to Sport | outcome | - | retorno ao esporte | -
delayed onset muscle soreness | Myalgia | symptom | muscle soreness, myalgia | dor muscular tardia, mialgia, dor muscular | DOMS
`;
