export const psychiatry = `
mental health | Mental Health | outcome*1.6 | - | saúde mental | -
mental disorders | Mental Disorders | disease*0.8 | psychiatric disorders, mental illness | transtornos mentais, transtornos psiquiátricos | doença mental
depression | Depression | disease | depressive symptoms | depressão, sintomas depressivos | depressed, deprimido, depressivo
major depressive disorder | Depressive Disorder, Major | disease*1.1 | major depression | transtorno depressivo maior, depressão maior | MDD
treatment-resistant depression | Depressive Disorder, Treatment-Resistant | disease*1.1 | - | depressão resistente, depressão resistente ao tratamento | refractory depression, depressão refratária
postpartum depression | Depression, Postpartum | disease*1.1 | postnatal depression, perinatal depression | depressão pós-parto, depressão puerperal | baby blues
bipolar disorder | Bipolar Disorder | disease | - | transtorno bipolar, transtorno afetivo bipolar | TAB, bipolar
anxiety | Anxiety | disease*0.9 | - | ansiedade | anxious patients, ansioso demais, crise de ansiedade, anxiety attack
anxiety disorders | Anxiety Disorders | disease | - | transtornos de ansiedade, transtorno de ansiedade | -
generalized anxiety disorder | Generalized Anxiety Disorder | disease*1.1 | - | transtorno de ansiedade generalizada | GAD, TAG
panic disorder | Panic Disorder | disease | panic attacks | síndrome do pânico, transtorno do pânico, ataque de pânico | panic attack, crise de pânico
social anxiety disorder | Phobia, Social | disease | social phobia | fobia social, ansiedade social | social anxiety
obsessive-compulsive disorder | Obsessive-Compulsive Disorder | disease | - | transtorno obsessivo-compulsivo | OCD, TOC
post-traumatic stress disorder | Stress Disorders, Post-Traumatic | disease | - | transtorno de estresse pós-traumático | PTSD, TEPT, ptsd
psychological stress | Stress, Psychological | symptom*0.9 | stress, work stress | estresse psicológico, estresse | stressed out, ~stressed, estressado
burnout | Burnout, Professional | disease | professional burnout, occupational burnout, burnout of health professionals, physician burnout, nurse burnout | burnout, síndrome de burnout, esgotamento profissional | burned out, burnt out, burn out, esgotado do plantão
schizophrenia | Schizophrenia | disease | - | esquizofrenia | esquizofrênico, schizophrenic
psychosis | Psychotic Disorders | disease | psychotic disorders | psicose, transtornos psicóticos | surto psicótico, psychotic
suicide | Suicide | disease | - | suicídio | suicidal, suicida
suicidal ideation | Suicidal Ideation | disease | suicidal thoughts | ideação suicida, pensamentos suicidas | -
suicide prevention | Suicide Prevention | procedure*1.1 | - | prevenção do suicídio | setembro amarelo
self-harm | Self-Injurious Behavior | disease | self-injurious behavior | autolesão, automutilação | cutting herself
eating disorders | Feeding and Eating Disorders | disease | - | transtornos alimentares | -
anorexia nervosa | Anorexia Nervosa | disease | - | anorexia nervosa | anorexia, anorexic, anoréxico
bulimia nervosa | Bulimia Nervosa | disease | bulimia | bulimia nervosa, bulimia | -
binge-eating disorder | Binge-Eating Disorder | disease | - | transtorno de compulsão alimentar, compulsão alimentar | binge eating
attention deficit hyperactivity disorder | Attention Deficit Disorder with Hyperactivity | disease | ADHD | transtorno do déficit de atenção e hiperatividade, TDAH, déficit de atenção | ADD
autism spectrum disorder | Autism Spectrum Disorder | disease | autism | autismo, transtorno do espectro autista, autista | TEA, ASD, autistic
borderline personality disorder | Borderline Personality Disorder | disease | - | transtorno de personalidade borderline | TPB, BPD
personality disorders | Personality Disorders | disease*0.9 | - | transtornos de personalidade | -
substance-related disorders | Substance-Related Disorders | disease | substance use disorder, drug addiction, drug abuse | transtornos por uso de substâncias, dependência química | abuso de drogas, viciado em drogas, drug addict
opioid-related disorders | Opioid-Related Disorders | disease*1.1 | opioid use disorder, opioid addiction, opioid dependence | transtorno por uso de opioides, dependência de opioides | opioid crisis, vício em opioides, opioid epidemic, OUD
alcoholism | Alcoholism | disease | alcohol use disorder, alcohol dependence | alcoolismo, dependência de álcool, transtorno por uso de álcool | alcoholic patient, alcoólatra, alcoolista
cocaine use | Cocaine-Related Disorders | disease*0.9 | cocaine use disorder, crack cocaine | uso de cocaína, cocaína | crack user
cannabis use | Marijuana Use | lifestyle*2 | marijuana use, cannabis, marijuana | uso de maconha, maconha, cannabis | ~weed
gaming disorder | Internet Addiction Disorder | disease | internet addiction disorder | transtorno do jogo eletrônico, dependência de internet | video game addiction
gambling disorder | Gambling | disease | pathological gambling | transtorno do jogo, jogo patológico, ludopatia | gambling addiction, vício em apostas, vício em bets
social media use | Social Media | lifestyle | - | uso de redes sociais | -
grief | Grief | symptom | bereavement | luto | -
loneliness | Loneliness | lifestyle*2 | - | solidão | ~lonely, ~sozinho
social support | Social Support | lifestyle*1.8 | - | apoio social, suporte social | -
adverse childhood experiences | Adverse Childhood Experiences | outcome*2 | childhood adversity | experiências adversas na infância | -
psychotherapy | Psychotherapy | procedure | psychological therapy | psicoterapia, terapia psicológica | terapia com psicólogo, talking therapy, psicólogo, psychologist
cognitive behavioral therapy | Cognitive Behavioral Therapy | procedure*1.1 | cognitive behavioural therapy, CBT | terapia cognitivo-comportamental, TCC | -
psychoanalysis | Psychoanalysis | procedure*0.9 | - | psicanálise | psicanalista
mindfulness | Mindfulness | procedure*0.9 | mindfulness-based stress reduction | atenção plena, mindfulness | -
meditation | Meditation | procedure*0.9 | - | meditação | meditar
electroconvulsive therapy | Electroconvulsive Therapy | procedure | - | eletroconvulsoterapia | ECT, eletrochoque
psilocybin | Psilocybin | drug | psychedelic therapy | psilocibina | magic mushrooms
dissociation | Dissociative Disorders | disease*0.9 | dissociative disorders | transtornos dissociativos | -
PHQ-9 | Patient Health Questionnaire | test | patient health questionnaire | questionário PHQ-9 | phq9
GAD-7 | - | test | generalized anxiety disorder scale | escala GAD-7 | gad7
well-being | Psychological Well-Being | outcome*1.2 | psychological well-being | bem-estar psicológico, bem-estar | wellbeing
`;
