export const furtherDiseases2 = `
infantile hemangioma | Hemangioma | disease | - | hemangioma infantil, hemangioma da infância | -
infantile spasms | Spasms, Infantile | disease | West syndrome, infantile epileptic spasms syndrome | espasmos infantis, síndrome de West | -
influenza-like illness | - | disease*0.9 | - | síndrome gripal | -
intellectual disability | Intellectual Disability | disease | learning disability | deficiência intelectual | -
intracranial hypertension | Intracranial Hypertension | disease | idiopathic intracranial hypertension | hipertensão intracraniana, hipertensão intracraniana idiopática | -
liver diseases | Liver Diseases | disease*0.9 | chronic liver disease | doença hepática, hepatopatia | -
liver failure | Liver Failure | disease*0.9 | hepatic failure | insuficiência hepática | -
loss of consciousness | Unconsciousness | symptom*0.8 | - | perda de consciência, perda da consciência | -
mismatch repair deficiency | DNA Mismatch Repair | disease | microsatellite instability | deficiência de reparo do DNA, instabilidade de microssatélites | -
mitral annular calcification | - | disease | - | calcificação do anel mitral | -
myotonic dystrophy | Myotonic Dystrophy | disease | - | distrofia miotônica | -
necrotizing fasciitis | Fasciitis, Necrotizing | disease | necrotising fasciitis | fasciíte necrosante, fasceíte necrosante | -
neurofibromatosis | Neurofibromatoses | disease | neurofibromatosis type 1 | neurofibromatose | -
normal pressure hydrocephalus | Hydrocephalus, Normal Pressure | disease*1.1 | - | hidrocefalia de pressão normal | -
organophosphate poisoning | Organophosphate Poisoning | disease | - | intoxicação por organofosforado | -
patent foramen ovale | Foramen Ovale, Patent | disease | - | forame oval patente | -
periodontal pocket | Periodontal Pocket | disease | probing depth | bolsa periodontal, profundidade de sondagem | -
peritonsillar abscess | Peritonsillar Abscess | disease | quinsy | abscesso periamigdaliano, abscesso peritonsilar | -
phencyclidine | Phencyclidine | drug | - | fenciclidina | -
placental abruption | Abruptio Placentae | disease | abruptio placentae | descolamento prematuro de placenta, descolamento de placenta | -
plantar wart | Warts | disease | - | verruga plantar | -
porphyria cutanea tarda | Porphyria Cutanea Tarda | disease | - | porfiria cutânea tarda | -
post-traumatic amnesia | Amnesia | disease | - | amnésia pós-traumática | -
posterior vitreous detachment | Vitreous Detachment | disease | vitreous detachment | descolamento do vítreo | -
primary immunodeficiency | Primary Immunodeficiency Diseases | disease | inborn errors of immunity, common variable immunodeficiency | imunodeficiência primária, erros inatos da imunidade | -
pulmonary alveolar proteinosis | Pulmonary Alveolar Proteinosis | disease | - | proteinose alveolar pulmonar | -
pulmonary valve stenosis | Pulmonary Valve Stenosis | disease | pulmonary stenosis | estenose pulmonar | -
reactive airway disease | - | disease | - | hiper-reatividade brônquica | -
renal tubular acidosis | Acidosis, Renal Tubular | disease | - | acidose tubular renal | -
retained products of conception | Placenta, Retained | disease | incomplete abortion | restos ovulares, aborto incompleto | -
serotonin syndrome | Serotonin Syndrome | disease | serotonin toxicity | síndrome serotoninérgica | -
sinus node dysfunction | Sick Sinus Syndrome | disease | sick sinus syndrome | doença do nó sinusal, disfunção do nó sinusal | -
small for gestational age | Infant, Small for Gestational Age | disease*0.9 | - | pequeno para a idade gestacional | -
staphylococcal scalded skin syndrome | Staphylococcal Scalded Skin Syndrome | disease | - | síndrome da pele escaldada | -
sustained virologic response | Sustained Virologic Response | outcome*1.4 | - | resposta virológica sustentada | -
tardive dyskinesia | Tardive Dyskinesia | disease | - | discinesia tardia | -
`;
