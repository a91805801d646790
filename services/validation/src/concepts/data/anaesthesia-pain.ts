/** Anaesthesia and pain. */
export const anaesthesiaPain = `
general anesthesia | Anesthesia, General | procedure | - | anestesia geral | -
spinal anesthesia | Anesthesia, Spinal | procedure | subarachnoid block, neuraxial anesthesia | raquianestesia, anestesia raquidiana, bloqueio subaracnóideo | raqui, spinal block
epidural anesthesia | Anesthesia, Epidural | procedure | epidural analgesia | anestesia peridural, peridural, analgesia epidural | epidural
nerve block | Nerve Block | procedure | regional anesthesia, peripheral nerve block | bloqueio de nervo periférico, anestesia regional, bloqueio regional | -
local anesthetics | Anesthetics, Local | drug-class | - | anestésicos locais, anestésico local, anestesia local | -
local anesthetic systemic toxicity | - | disease | lipid emulsion therapy | intoxicação por anestésico local | LAST
malignant hyperthermia | Malignant Hyperthermia | disease | dantrolene | hipertermia maligna, dantroleno | -
postoperative nausea and vomiting | Postoperative Nausea and Vomiting | disease | - | náusea e vômito pós-operatórios | PONV, NVPO
preoperative fasting | Fasting | procedure | - | jejum pré-operatório | NPO, NVO
preoperative assessment | Preoperative Care | procedure | perioperative risk assessment | avaliação pré-operatória, risco cirúrgico, avaliação pré-anestésica | -
postoperative pain | Pain, Postoperative | symptom | acute postoperative pain | dor pós-operatória | pain after surgery
multimodal analgesia | Analgesia | procedure | opioid-sparing analgesia | analgesia multimodal | -
patient-controlled analgesia | Analgesia, Patient-Controlled | procedure | - | analgesia controlada pelo paciente | PCA
acute pain | Acute Pain | symptom | - | dor aguda | -
chronic pain | Chronic Pain | disease | persistent pain | dor crônica | -
complex regional pain syndrome | Complex Regional Pain Syndromes | disease | - | síndrome da dor regional complexa | CRPS
phantom limb pain | Phantom Limb | disease | - | dor fantasma, dor do membro fantasma | -
myofascial pain syndrome | Myofascial Pain Syndromes | disease | trigger points | síndrome dolorosa miofascial, dor miofascial, pontos-gatilho | -
pain assessment | Pain Measurement | test | pain scale, visual analogue scale | avaliação da dor, escala de dor, escala visual analógica | EVA, VAS
acupuncture | Acupuncture | procedure | electroacupuncture | acupuntura | -
transcutaneous electrical nerve stimulation | Transcutaneous Electric Nerve Stimulation | procedure | - | estimulação elétrica nervosa transcutânea | TENS
difficult airway | Airway Management | procedure | videolaryngoscopy, airway management | via aérea difícil, manejo da via aérea, videolaringoscopia | -
neuromuscular blockade | Neuromuscular Blockade | procedure | neuromuscular blocking agents | bloqueio neuromuscular, bloqueadores neuromusculares | -
dexmedetomidine | Dexmedetomidine | drug | - | dexmedetomidina | precedex
bupivacaine | Bupivacaine | drug | ropivacaine | bupivacaína, ropivacaína | -
emergence delirium | Emergence Delirium | disease | postoperative delirium | delirium pós-operatório | -
post-dural puncture headache | Post-Dural Puncture Headache | disease | - | cefaleia pós-punção dural, cefaleia pós-raqui | PDPH
awareness under anesthesia | Intraoperative Awareness | disease | - | despertar intraoperatório | -
`;
