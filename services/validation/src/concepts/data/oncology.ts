export const oncology = `
cancer | Neoplasms | disease*0.95 | neoplasms, malignant tumor | câncer, neoplasia, tumor maligno, cancro | cancerous, ~tumor
breast cancer | Breast Neoplasms | disease*1.1 | breast neoplasms | câncer de mama, câncer da mama | breast lump, nódulo na mama, caroço na mama, outubro rosa
BRCA mutations | Genes, BRCA1 | test | BRCA1, BRCA2 | mutações BRCA, mutação BRCA | brca
lung cancer | Lung Neoplasms | disease*1.1 | lung neoplasms | câncer de pulmão | lung cancer screening, rastreamento de câncer de pulmão, rastreamento do câncer de pulmão, rastreio de câncer de pulmão, rastrear câncer de pulmão
colorectal cancer | Colorectal Neoplasms | disease*1.1 | colorectal neoplasms, colon cancer | câncer colorretal, câncer de intestino, câncer de cólon | bowel cancer, março azul
prostate cancer | Prostatic Neoplasms | disease*1.1 | prostatic neoplasms | câncer de próstata, câncer da próstata | novembro azul
prostate-specific antigen | Prostate-Specific Antigen | test | prostate cancer screening | antígeno prostático específico, PSA, rastreamento do câncer de próstata | exame de próstata, PSA test, exame de PSA, high psa, PSA alto, rastreamento de câncer de próstata, rastreio de câncer de próstata
digital rectal examination | Digital Rectal Examination | test | - | toque retal, exame de toque | -
prostatectomy | Prostatectomy | procedure | - | prostatectomia | -
active surveillance | Watchful Waiting | procedure*0.9 | watchful waiting | vigilância ativa | -
cervical cancer | Uterine Cervical Neoplasms | disease*1.1 | uterine cervical neoplasms | câncer do colo do útero, câncer de colo de útero | câncer cervical
Papanicolaou test | Papanicolaou Test | test | Pap smear, cervical screening | exame Papanicolau, preventivo do colo do útero, Papanicolaou | papanicolau, exame preventivo, smear test, pap test
endometrial cancer | Endometrial Neoplasms | disease*1.1 | endometrial neoplasms | câncer de endométrio | uterine cancer, câncer de útero
ovarian cancer | Ovarian Neoplasms | disease*1.1 | ovarian neoplasms | câncer de ovário | -
gastric cancer | Stomach Neoplasms | disease*1.1 | stomach neoplasms, stomach cancer | câncer gástrico, câncer de estômago | -
esophageal cancer | Esophageal Neoplasms | disease*1.1 | esophageal neoplasms | câncer de esôfago | -
pancreatic cancer | Pancreatic Neoplasms | disease*1.1 | pancreatic neoplasms | câncer de pâncreas | -
liver cancer | Liver Neoplasms | disease*1.1 | hepatocellular carcinoma | câncer de fígado, carcinoma hepatocelular, hepatocarcinoma | HCC, CHC
kidney cancer | Kidney Neoplasms | disease*1.1 | renal cell carcinoma | câncer de rim, carcinoma de células renais | -
bladder cancer | Urinary Bladder Neoplasms | disease*1.1 | urinary bladder neoplasms | câncer de bexiga | -
testicular cancer | Testicular Neoplasms | disease*1.1 | testicular neoplasms | câncer de testículo | -
thyroid cancer | Thyroid Neoplasms | disease*1.1 | thyroid neoplasms | câncer de tireoide | -
head and neck cancer | Head and Neck Neoplasms | disease*1.1 | head and neck neoplasms | câncer de cabeça e pescoço | -
oral cancer | Mouth Neoplasms | disease*1.1 | mouth neoplasms, oral squamous cell carcinoma | câncer de boca, câncer oral, câncer bucal | -
laryngeal cancer | Laryngeal Neoplasms | disease*1.1 | laryngeal neoplasms, throat cancer | câncer de laringe, câncer de garganta | -
melanoma | Melanoma | disease*1.1 | cutaneous melanoma | melanoma | -
skin cancer | Skin Neoplasms | disease*1.1 | skin neoplasms | câncer de pele | -
brain tumor | Brain Neoplasms | disease*1.1 | brain neoplasms, brain cancer | tumor cerebral, câncer no cérebro | tumor no cérebro
glioblastoma | Glioblastoma | disease*1.1 | - | glioblastoma | -
bone cancer | Bone Neoplasms | disease*1.1 | osteosarcoma | câncer ósseo, osteossarcoma | -
sarcoma | Sarcoma | disease | - | sarcoma | -
childhood cancer | Neoplasms | disease*1.1 | pediatric cancer | câncer infantil, câncer infantojuvenil | kids with cancer, criança com câncer
metastasis | Neoplasm Metastasis | disease*0.9 | metastatic cancer | metástase | metastatic, metastático
chemotherapy | Antineoplastic Agents | procedure | antineoplastic agents | quimioterapia | chemo, quimio
radiotherapy | Radiotherapy | procedure | radiation therapy | radioterapia | -
immunotherapy | Immunotherapy | procedure | cancer immunotherapy | imunoterapia | -
immune checkpoint inhibitors | Immune Checkpoint Inhibitors | drug-class*1.1 | checkpoint inhibitors | inibidores de checkpoint imunológico, inibidores de checkpoint | -
targeted therapy | Molecular Targeted Therapy | procedure*0.9 | - | terapia-alvo | -
hormone therapy for cancer | Antineoplastic Agents, Hormonal | procedure*0.9 | endocrine therapy | hormonioterapia | -
mastectomy | Mastectomy | procedure | breast-conserving surgery, breast reconstruction | mastectomia, reconstrução mamária, cirurgia conservadora da mama | -
mammography | Mammography | test*1.1 | mammogram, breast cancer screening | mamografia, rastreamento do câncer de mama | mammograms, rastreamento de câncer de mama, rastreio de câncer de mama
cancer screening | Early Detection of Cancer | procedure*1.1 | early detection of cancer | rastreamento do câncer, detecção precoce do câncer, rastreio de câncer | screening for cancer, rastreamento de câncer, diagnóstico precoce do câncer
cancer prevention | - | procedure | - | prevenção do câncer | prevent cancer, prevenir o câncer, prevenir câncer
low-dose CT screening | - | test*1.1 | low-dose CT, low-dose computed tomography | tomografia de baixa dose | low dose ct
cancer pain | Cancer Pain | disease | - | dor oncológica, dor do câncer | -
chemotherapy-induced nausea | - | disease | - | náusea induzida por quimioterapia | chemo nausea, enjoo da quimio
febrile neutropenia | Febrile Neutropenia | disease | - | neutropenia febril | -
oral mucositis | Stomatitis | disease | mucositis | mucosite oral, mucosite | -
lymphedema | Lymphedema | disease | lymphoedema, manual lymphatic drainage | linfedema, drenagem linfática | braço inchado após mastectomia
carcinogenesis | Carcinogenesis | outcome*1.4 | tumor biology | carcinogênese, biologia tumoral | -
oncology nursing | Oncology Nursing | procedure*0.8 | - | enfermagem oncológica | -
cancer survivors | Cancer Survivors | population | - | sobreviventes de câncer | beat cancer, venceu o câncer
`;
