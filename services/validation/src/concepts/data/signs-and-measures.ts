export const signsAndMeasures = `
positive predictive value | Predictive Value of Tests | study*0.5 | - | valor preditivo positivo | -
good clinical practice | - | study*0.5 | - | boas práticas clínicas | -
amniotic fluid | Amniotic Fluid | outcome*0.7 | liquor volume | líquido amniótico | -
anterior fontanelle | Cranial Fontanelles | outcome*0.5 | - | fontanela anterior | -
birth weight | Birth Weight | outcome*0.6 | - | peso ao nascer | -
blood-brain barrier | Blood-Brain Barrier | outcome*1.4 | - | barreira hematoencefálica | -
body weight | Body Weight | outcome*0.5 | - | peso corporal | -
bowel movement | Defecation | outcome*0.5 | - | evacuação intestinal | -
bowel sounds | - | outcome*0.4 | - | ruídos hidroaéreos | -
breath sounds | Respiratory Sounds | outcome*0.4 | vesicular breath sounds | murmúrio vesicular, ruídos adventícios | -
cardiorespiratory fitness | Cardiorespiratory Fitness | outcome*1.4 | - | aptidão cardiorrespiratória | -
cardiovascular examination | - | outcome*0.4 | - | aparelho cardiovascular | -
cervical motion tenderness | - | outcome*0.5 | - | dor à mobilização do colo | -
contraindications | Contraindications | outcome*0.4 | - | contraindicações | -
coronary care units | Coronary Care Units | population*0.7 | - | unidade coronariana | -
costovertebral angle tenderness | Flank Pain | outcome*0.5 | - | sinal de Giordano | -
delivery rooms | Delivery Rooms | population*0.5 | - | centro obstétrico | -
ear | Ear | outcome*0.3 | - | ouvido, orelha | -
emergency medicine | Emergency Medicine | population*0.6 | - | medicina de emergência | -
estimated due date | Gestational Age | outcome*0.5 | - | data provável do parto | -
executive function | Executive Function | outcome*1.4 | - | função executiva, funções executivas | -
family history | - | outcome*0.4 | - | história familiar, antecedentes familiares | -
fetal heart rate | Heart Rate, Fetal | test*0.8 | - | frequência cardíaca fetal | -
fetal movement | Fetal Movement | outcome*0.7 | - | movimentação fetal, movimentos fetais | -
fetal presentation | Labor Presentation | outcome*0.6 | - | apresentação fetal | -
fluid balance | Water-Electrolyte Balance | outcome*0.7 | - | balanço hídrico | -
gestational age | Gestational Age | outcome*0.5 | - | idade gestacional | -
glycemic index | Glycemic Index | outcome*1.4 | - | índice glicêmico | -
head circumference | - | test*0.7 | - | perímetro cefálico | -
heart rate | Heart Rate | test*0.5 | - | frequência cardíaca | -
infectious disease medicine | Infectious Disease Medicine | population*0.5 | - | serviço de infectologia | -
internal medicine | Internal Medicine | population*0.5 | - | clínica médica, medicina interna | -
left atrium | Heart Atria | outcome*0.5 | - | átrio esquerdo | -
right atrium | Heart Atria | outcome*0.5 | - | átrio direito | -
left ventricle | Heart Ventricles | outcome*0.5 | - | ventrículo esquerdo | -
right ventricle | Heart Ventricles | outcome*0.5 | - | ventrículo direito | -
left eye | - | outcome*0.3 | - | olho esquerdo | -
right eye | - | outcome*0.3 | - | olho direito | -
lower limb | Lower Extremity | outcome*0.3 | - | membros inferiores, membro inferior | -
upper limb | Upper Extremity | outcome*0.3 | - | membros superiores, membro superior | -
lymph nodes | Lymph Nodes | outcome*0.6 | - | linfonodos, gânglios linfáticos | -
medical history taking | Medical History Taking | outcome*0.4 | - | história da doença atual, antecedentes pessoais, história patológica pregressa | -
mental capacity | Mental Competency | outcome*0.8 | decision-making capacity | capacidade decisória | -
middle cerebral artery | Middle Cerebral Artery | outcome*0.9 | - | artéria cerebral média | -
mitral valve | Mitral Valve | outcome*0.6 | - | valva mitral, válvula mitral | -
mucous membranes | Mucous Membrane | outcome*0.3 | - | membranas mucosas | -
neurosurgery | Neurosurgery | population*0.5 | - | neurocirurgia | -
operating rooms | Operating Rooms | population*0.6 | - | centro cirúrgico, bloco operatório | -
pancreatic duct | Pancreatic Ducts | outcome*0.8 | - | ducto pancreático, ducto de Wirsung | -
performance status | Karnofsky Performance Status | outcome*0.6 | - | estado funcional oncológico | -
physical examination | Physical Examination | outcome*0.4 | - | exame físico | -
physical medicine and rehabilitation | Physical and Rehabilitation Medicine | population*0.8 | - | medicina física e reabilitação | -
physician assistants | Physician Assistants | population*0.8 | - | assistente médico | -
posterior cerebral artery | Posterior Cerebral Artery | outcome*0.9 | - | artéria cerebral posterior | -
postmenstrual age | Gestational Age | outcome*0.5 | - | idade pós-menstrual | -
postoperative period | Postoperative Period | outcome*0.5 | - | pós-operatório | -
prior authorization | Prior Authorization | outcome*0.7 | - | autorização prévia | -
pulmonary artery | Pulmonary Artery | outcome*0.6 | - | artéria pulmonar | -
range of motion | Range of Motion, Articular | outcome*1 | - | amplitude de movimento | -
`;
