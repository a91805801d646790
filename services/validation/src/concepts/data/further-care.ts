export const furtherCare = `
respiratory therapy | Respiratory Therapy | procedure*0.7 | - | terapia respiratória | -
sodium chloride solution | Saline Solution | drug*0.6 | normal saline, saline solution | solução salina, solução fisiológica | -
tacrolimus | Tacrolimus | drug | - | tacrolimo | tacrolimus
ventricular assist device | Heart-Assist Devices | device | left ventricular assist device | dispositivo de assistência ventricular | -
vascular access devices | Vascular Access Devices | device*0.9 | - | dispositivo de acesso vascular | -
ventriculoperitoneal shunt | Ventriculoperitoneal Shunt | procedure | - | derivação ventriculoperitoneal | -
activated clotting time | - | test | - | tempo de coagulação ativado | -
alkaline phosphatase | Alkaline Phosphatase | test | - | fosfatase alcalina | -
alpha-fetoprotein | - | test | - | alfafetoproteína | -
base excess | - | test*0.7 | - | excesso de base | -
bicarbonate | Bicarbonates | test*0.7 | - | bicarbonato | -
bilirubin | Bilirubin | test | total bilirubin, direct bilirubin | bilirrubina, bilirrubina total, bilirrubina direta | -
blood sedimentation | Blood Sedimentation | test | erythrocyte sedimentation rate | velocidade de hemossedimentação | -
bone marrow examination | Bone Marrow Examination | test | bone marrow biopsy | mielograma, biópsia de medula óssea | -
calcium | Calcium | test*0.7 | - | cálcio sérico | -
chorionic villus sampling | Chorionic Villi Sampling | test | - | biópsia de vilo corial | -
ejection fraction | Stroke Volume | test*0.8 | - | fração de ejeção | -
estrogen receptor | Receptors, Estrogen | test | - | receptor de estrogênio | -
progesterone receptor | Receptors, Progesterone | test | - | receptor de progesterona | -
exercise test | Exercise Test | test | treadmill test | teste ergométrico | -
iron | Iron | test*0.7 | - | ferro sérico | -
lactate dehydrogenase | L-Lactate Dehydrogenase | test | - | lactato desidrogenase | -
lung volume measurements | Lung Volume Measurements | test | residual volume, inspiratory capacity | volumes pulmonares, volume residual | -
magnetic resonance angiography | Magnetic Resonance Angiography | test | - | angiorressonância | -
neonatal screening | Neonatal Screening | test | newborn screening | triagem neonatal, teste do pezinho | -
nuchal translucency | Nuchal Translucency Measurement | test | - | translucência nucal | -
parasitology | Parasites | test*0.7 | ova and parasites | parasitológico de fezes | -
pathology report | Pathology | test*0.6 | - | anatomopatológico | -
patient-reported outcome measures | Patient Reported Outcome Measures | test | - | desfechos relatados pelo paciente | -
peak expiratory flow | Peak Expiratory Flow Rate | test | - | pico de fluxo expiratório | -
point-of-care testing | Point-of-Care Testing | test | - | teste rápido à beira do leito | -
rapid molecular test | Molecular Diagnostic Techniques | test | - | teste rápido molecular | -
rheumatoid factor | Rheumatoid Factor | test | - | fator reumatoide | -
serum sodium | Sodium | test*0.6 | - | sódio sérico | -
thyroglobulin | Thyroglobulin | test | - | tireoglobulina | -
thyroid hormones | Thyroid Hormones | test*0.8 | - | hormônios tireoidianos | -
tuberculin test | Tuberculin Test | test | tuberculin skin test | prova tuberculínica, teste tuberculínico | -
uric acid | Uric Acid | test | - | uricemia | -
viral load | Viral Load | test | - | carga viral | -
visual acuity | Visual Acuity | test | - | acuidade visual | -
visual fields | Visual Fields | test | - | campo visual, campimetria | -
vital capacity | Vital Capacity | test*0.9 | - | capacidade vital | -
cardiac output | Cardiac Output | test*0.8 | - | débito cardíaco | -
cardiac index | Cardiac Output | test*0.7 | - | índice cardíaco | -
cerebral perfusion pressure | Cerebrovascular Circulation | test | - | pressão de perfusão cerebral | -
intracranial pressure | Intracranial Pressure | test*0.9 | - | pressão intracraniana | -
systemic vascular resistance | Vascular Resistance | test*0.7 | - | resistência vascular sistêmica | -
fundal height | - | test*0.7 | - | altura uterina | -
fundoscopy | Ophthalmoscopy | test*0.8 | ophthalmoscopy | fundoscopia, fundo de olho | -
slit lamp examination | Slit Lamp Microscopy | test*0.7 | - | exame na lâmpada de fenda, biomicroscopia | -
fetal biometry | Biometry | test*0.8 | biparietal diameter | biometria fetal, diâmetro biparietal | -
computer-aided detection | Diagnosis, Computer-Assisted | study*1.2 | computer-aided diagnosis | diagnóstico auxiliado por computador | -
Mendelian randomization | Mendelian Randomization Analysis | study*1.2 | - | randomização mendeliana | -
case report form | - | study*0.5 | - | ficha clínica do estudo | -
confidence interval | Confidence Intervals | study*0.5 | - | intervalo de confiança | -
hazard ratio | Proportional Hazards Models | study*0.5 | - | razão de riscos instantâneos | -
odds ratio | Odds Ratio | study*0.5 | - | razão de chances | -
relative risk | Risk | study*0.5 | - | risco relativo | -
standard deviation | - | study*0.4 | - | desvio padrão | -
standard error | - | study*0.4 | - | erro padrão | -
`;
