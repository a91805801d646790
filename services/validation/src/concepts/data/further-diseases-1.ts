export const furtherDiseases1 = `
Mycobacterium avium complex infection | Mycobacterium avium-intracellulare Infection | disease | nontuberculous mycobacterial infection | infecção por Mycobacterium avium, micobactéria atípica | -
Pneumocystis pneumonia | Pneumonia, Pneumocystis | disease | Pneumocystis jirovecii pneumonia | pneumocistose, pneumonia por Pneumocystis | -
abdominal compartment syndrome | Intra-Abdominal Hypertension | disease | intra-abdominal hypertension | síndrome compartimental abdominal | -
acanthosis nigricans | Acanthosis Nigricans | disease | - | acantose nigricans, acantose nigricante | -
acute chest syndrome | Acute Chest Syndrome | disease | - | síndrome torácica aguda | -
acute flaccid paralysis | - | disease | - | paralisia flácida aguda | -
acute limb ischemia | - | disease | - | isquemia aguda de membro, oclusão arterial aguda | -
alcoholic ketoacidosis | - | disease | - | cetoacidose alcoólica | -
altered mental status | Confusion | symptom*1.2 | - | alteração do estado mental, rebaixamento do nível de consciência | -
altitude sickness | Altitude Sickness | disease | acute mountain sickness | mal da montanha, doença da altitude | -
anti-GBM disease | Anti-Glomerular Basement Membrane Disease | disease | Goodpasture syndrome | doença antimembrana basal glomerular, síndrome de Goodpasture | -
antithrombin deficiency | Antithrombin III Deficiency | disease | - | deficiência de antitrombina | -
atrial tachycardia | Tachycardia, Ectopic Atrial | disease | - | taquicardia atrial | -
autonomic dysreflexia | Autonomic Dysreflexia | disease | - | disreflexia autonômica | -
avian influenza | Influenza in Birds | disease | bird flu | gripe aviária, influenza aviária | -
bullous pemphigoid | Pemphigoid, Bullous | disease | - | penfigoide bolhoso | -
bundle branch block | Bundle-Branch Block | disease | - | bloqueio de ramo | -
cancer-related fatigue | - | disease | - | fadiga relacionada ao câncer, fadiga oncológica | -
carbon monoxide poisoning | Carbon Monoxide Poisoning | disease | carbon monoxide intoxication | intoxicação por monóxido de carbono | -
cardiogenic shock | Shock, Cardiogenic | disease | - | choque cardiogênico | -
cervical artery dissection | Vertebral Artery Dissection | disease | carotid artery dissection, vertebral artery dissection | dissecção de artéria cervical, dissecção carotídea, dissecção vertebral | -
cervical intraepithelial neoplasia | Uterine Cervical Dysplasia | disease | cervical dysplasia | neoplasia intraepitelial cervical | -
pelvic pain | Pelvic Pain | disease | chronic pelvic pain | dor pélvica, dor pélvica crônica | -
congenital adrenal hyperplasia | Adrenal Hyperplasia, Congenital | disease | - | hiperplasia adrenal congênita | -
constrictive pericarditis | Pericarditis, Constrictive | disease*1.1 | - | pericardite constritiva | -
cyclic vomiting syndrome | - | disease | - | síndrome dos vômitos cíclicos | -
dermatomyositis | Dermatomyositis | disease | - | dermatomiosite | -
erythema migrans | Erythema Chronicum Migrans | disease | - | eritema migratório | -
erythema multiforme | Erythema Multiforme | disease | - | eritema multiforme, eritema polimorfo | -
esotropia | Esotropia | disease | convergent strabismus | esotropia, estrabismo convergente | -
excessive daytime sleepiness | Disorders of Excessive Somnolence | disease | - | sonolência diurna excessiva | -
extrasystoles | Cardiac Complexes, Premature | disease | premature ventricular complexes | extrassístoles, extrassístole ventricular | -
foreign body | Foreign Bodies | disease*0.9 | - | corpo estranho | -
gastrointestinal diseases | Gastrointestinal Diseases | disease*0.8 | - | doenças gastrointestinais | -
geographic atrophy | Geographic Atrophy | disease | - | atrofia geográfica | -
gram-negative infections | Gram-Negative Bacterial Infections | disease*0.9 | gram-negative bacteremia | infecções por gram-negativos | -
granuloma annulare | Granuloma Annulare | disease | - | granuloma anular | -
heparin-induced thrombocytopenia | - | disease*1.1 | - | trombocitopenia induzida por heparina, plaquetopenia induzida por heparina | -
hereditary spherocytosis | Spherocytosis, Hereditary | disease | - | esferocitose hereditária | -
heterotopic ossification | Ossification, Heterotopic | disease | - | ossificação heterotópica | -
hospital-acquired pneumonia | Healthcare-Associated Pneumonia | disease*1.1 | nosocomial pneumonia | pneumonia hospitalar, pneumonia nosocomial | -
`;
