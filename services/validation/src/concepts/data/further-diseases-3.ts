export const furtherDiseases3 = `
tracheoesophageal fistula | Tracheoesophageal Fistula | disease | - | fístula traqueoesofágica | -
travelers diarrhea | - | disease | - | diarreia do viajante | -
tricuspid regurgitation | Tricuspid Valve Insufficiency | disease | tricuspid insufficiency | insuficiência tricúspide | -
tuberous sclerosis | Tuberous Sclerosis | disease | - | esclerose tuberosa | -
uterine hemorrhage | Uterine Hemorrhage | disease*0.9 | vaginal bleeding | sangramento uterino, sangramento vaginal | -
vaginal atrophy | - | disease | genitourinary syndrome of menopause | atrofia vaginal, síndrome geniturinária da menopausa | -
ventricular hypertrophy | Hypertrophy, Left Ventricular | disease | left ventricular hypertrophy | hipertrofia ventricular, hipertrofia ventricular esquerda | -
advanced life support | Advanced Cardiac Life Support | procedure | - | suporte avançado de vida | -
ambulatory care | Ambulatory Care | procedure*0.5 | outpatient care | atendimento ambulatorial | -
angioplasty | Angioplasty | procedure | balloon angioplasty | angioplastia | -
aromatase inhibitors | Aromatase Inhibitors | drug-class | - | inibidores da aromatase | -
brachytherapy | Brachytherapy | procedure | - | braquiterapia | -
cardiopulmonary bypass | Cardiopulmonary Bypass | procedure | - | circulação extracorpórea | -
cardioversion | Electric Countershock | procedure | electrical cardioversion | cardioversão | -
catheter ablation | Catheter Ablation | procedure | radiofrequency ablation | ablação por cateter, ablação por radiofrequência | -
chest tube | Chest Tubes | procedure*0.9 | chest drain, tube thoracostomy | dreno de tórax, drenagem de tórax | -
cholangiography | Cholangiography | test | - | colangiografia | -
cord blood transplantation | Cord Blood Stem Cell Transplantation | procedure | - | transplante de sangue de cordão | -
coronary stents | Drug-Eluting Stents | device | drug-eluting stent, bare metal stent | stent farmacológico, stent coronariano | -
electrophysiology | Electrophysiologic Techniques, Cardiac | procedure*0.9 | cardiac electrophysiology | eletrofisiologia | -
embryo transfer | Embryo Transfer | procedure | - | transferência de embrião | -
external fixation | External Fixators | procedure | external fixator | fixação externa, fixador externo | -
family planning | Family Planning Services | procedure*0.8 | - | planejamento familiar | -
glucose solution | Glucose | drug*0.7 | - | soro glicosado | -
heart transplantation | Heart Transplantation | procedure*1.1 | heart transplant | transplante cardíaco | -
hemofiltration | Hemofiltration | procedure | continuous venovenous hemofiltration | hemofiltração | -
hyaluronic acid | Hyaluronic Acid | drug | - | ácido hialurônico | -
immuno-oncology | Immunotherapy | procedure | - | imuno-oncologia | -
immunoglobulins | Immunoglobulins | test*0.8 | - | imunoglobulinas | -
incentive spirometry | - | procedure | - | espirometria de incentivo | -
infusion pumps | Infusion Pumps | device | continuous infusion pump | bomba de infusão, bomba de infusão contínua | -
inhalation anesthetics | Anesthetics, Inhalation | drug-class | volatile anesthetics, minimum alveolar concentration | anestésicos inalatórios | -
intermittent pneumatic compression devices | Intermittent Pneumatic Compression Devices | device | intermittent pneumatic compression | compressão pneumática intermitente | -
interventional radiology | Radiology, Interventional | procedure*0.8 | - | radiologia intervencionista | -
intradermal injection | Injections, Intradermal | procedure*0.7 | - | injeção intradérmica | -
intramedullary nailing | Fracture Fixation, Intramedullary | procedure | intramedullary nail | haste intramedular | -
intramuscular injection | Injections, Intramuscular | procedure*0.7 | - | injeção intramuscular, via intramuscular | -
intraosseous access | Infusions, Intraosseous | procedure | intraosseous infusion | acesso intraósseo, via intraóssea | -
intrathecal injection | Injections, Spinal | procedure | - | injeção intratecal, via intratecal | -
intravenous administration | Administration, Intravenous | procedure*0.5 | - | administração intravenosa, via intravenosa | -
subcutaneous injection | Injections, Subcutaneous | procedure*0.7 | - | injeção subcutânea, via subcutânea | -
oral administration | Administration, Oral | procedure*0.5 | - | administração oral, via oral | -
mandibular advancement device | Mandibular Advancement | device | oral appliance therapy | aparelho de avanço mandibular | -
manual vacuum aspiration | Vacuum Curettage | procedure | - | aspiração manual intrauterina | -
measles-rubella vaccine | Measles Vaccine | drug*1.2 | - | vacina contra sarampo e rubéola, vacina dupla viral | -
monitored anesthesia care | Conscious Sedation | procedure | - | anestesia monitorada | -
motivational interviewing | Motivational Interviewing | procedure | - | entrevista motivacional | -
neuromuscular monitoring | Neuromuscular Monitoring | test | train-of-four | monitorização neuromuscular | -
percutaneous coronary intervention | Percutaneous Coronary Intervention | procedure | coronary angioplasty | intervenção coronária percutânea | -
plasmapheresis | Plasma Exchange | procedure | plasma exchange | plasmaférese | -
pressure support ventilation | Respiration, Artificial | procedure | - | pressão de suporte, ventilação com pressão de suporte | -
procedural sedation and analgesia | Conscious Sedation | procedure | procedural sedation | sedação para procedimentos | -
progestin-only contraceptives | Progestins | drug-class | progestogen-only pill | minipílula, pílula de progestagênio | -
`;
