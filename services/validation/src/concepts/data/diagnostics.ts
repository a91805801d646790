/** Laboratory, imaging and the reading of tests. */
export const diagnostics = `
computed tomography | Tomography, X-Ray Computed | test | CT scan | tomografia computadorizada, tomografia | CT, TC
magnetic resonance imaging | Magnetic Resonance Imaging | test | - | ressonância magnética, ressonância | MRI, RM, RNM
ultrasonography | Ultrasonography | test | ultrasound | ultrassonografia, ultrassom, ecografia | USG
chest radiography | Radiography, Thoracic | test | chest X-ray | radiografia de tórax, raio-x de tórax | CXR, raio x
echocardiography | Echocardiography | test | echocardiogram | ecocardiograma, ecocardiografia | eco
electrocardiography | Electrocardiography | test | electrocardiogram | eletrocardiograma | ECG, EKG
positron emission tomography | Positron-Emission Tomography | test | PET-CT | tomografia por emissão de pósitrons | PET
contrast media | Contrast Media | drug-class | iodinated contrast | meio de contraste, contraste iodado | -
radiation exposure | Radiation Exposure | outcome | ionizing radiation | exposição à radiação, radiação ionizante | -
C-reactive protein | C-Reactive Protein | test | high-sensitivity C-reactive protein | proteína C reativa | CRP
procalcitonin | Procalcitonin | test | procalcitonin-guided therapy | procalcitonina | PCT
troponin | Troponin | test | high-sensitivity troponin | troponina, troponina ultrassensível | -
natriuretic peptides | Natriuretic Peptide, Brain | test | B-type natriuretic peptide | peptídeo natriurético | BNP, NT-proBNP
blood culture | Blood Culture | test | - | hemocultura, hemoculturas | -
arterial blood gas | Blood Gas Analysis | test | blood gas analysis | gasometria arterial, gasometria | ABG
pulse oximetry | Oximetry | test | oxygen saturation | oximetria de pulso, saturação de oxigênio, oxímetro | SpO2, saturando
blood pressure measurement | Blood Pressure Determination | test | - | medida da pressão arterial, monitorização ambulatorial da pressão arterial | MAPA
rapid antigen test | Antigens, Viral | test | antigen test | teste rápido de antígeno, teste rápido | -
polymerase chain reaction | Polymerase Chain Reaction | test | RT-PCR | reação em cadeia da polimerase, RT-PCR | -
lumbar puncture | Spinal Puncture | procedure | cerebrospinal fluid analysis | punção lombar, análise do líquor | spinal tap, LCR
biopsy | Biopsy | procedure | - | biópsia | -
genetic testing | Genetic Testing | test | whole exome sequencing, genomic sequencing | teste genético, exoma, sequenciamento genético | -
screening | Mass Screening | procedure | early detection | rastreamento, detecção precoce, check-up | checkup
diagnostic errors | Diagnostic Errors | outcome | misdiagnosis | erro diagnóstico, erros de diagnóstico | -
overdiagnosis | Medical Overuse | outcome | overtreatment, choosing wisely | sobrediagnóstico, excesso de exames | -
fecal occult blood test | Occult Blood | test | fecal immunochemical test, colorectal cancer screening | sangue oculto nas fezes, rastreamento do câncer colorretal | FIT, rastreamento de câncer colorretal, rastreamento de câncer de intestino
artificial intelligence | Artificial Intelligence | study*1.4 | machine learning, deep learning, large language models | inteligência artificial, aprendizado de máquina | AI, IA, ChatGPT
telemedicine | Telemedicine | procedure | telehealth, remote consultation | telemedicina, teleconsulta, telessaúde | -
electronic health records | Electronic Health Records | device | - | prontuário eletrônico, prontuário eletrônico do paciente | EHR, PEP
wearable devices | Wearable Electronic Devices | device | smartwatch | dispositivos vestíveis, relógio inteligente | -
antimicrobial susceptibility testing | Microbial Sensitivity Tests | test | - | antibiograma, teste de sensibilidade antimicrobiana | -
toxicology screen | Substance Abuse Detection | test | - | exame toxicológico | -
`;
