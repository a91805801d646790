/** Drugs of clotting, diabetes, hormones, stomach and airways, and their classes. */
export const pharmacy2 = `
aspirin | Aspirin | drug | acetylsalicylic acid | aspirina, ácido acetilsalicílico | AAS, aas, ASA
clopidogrel | Clopidogrel | drug | - | clopidogrel | plavix
ticagrelor | Ticagrelor | drug | - | ticagrelor | brilinta
prasugrel | Prasugrel Hydrochloride | drug | - | prasugrel | -
warfarin | Warfarin | drug | - | varfarina | marevan, coumadin, warfarina
rivaroxaban | Rivaroxaban | drug | - | rivaroxabana | xarelto
apixaban | - | drug | - | apixabana | eliquis
dabigatran | Dabigatran | drug | dabigatran etexilate | dabigatrana | pradaxa
edoxaban | - | drug | - | edoxabana | lixiana
heparin | Heparin | drug | unfractionated heparin | heparina | HNF
enoxaparin | Enoxaparin | drug | low molecular weight heparin | enoxaparina, heparina de baixo peso molecular | clexane, lovenox, HBPM, LMWH
alteplase | Tissue Plasminogen Activator | drug | tissue plasminogen activator | alteplase, ativador do plasminogênio tecidual | rtPA, rt-pa
tenecteplase | Tenecteplase | drug | - | tenecteplase | metalyse, TNK
tranexamic acid | Tranexamic Acid | drug | - | ácido tranexâmico | TXA, transamin
antidiabetic agents | Hypoglycemic Agents | drug-class | hypoglycemic agents, glucose-lowering drugs | antidiabéticos, hipoglicemiantes | remédio para diabetes, remédio de diabetes, diabetes meds
GLP-1 receptor agonists | Glucagon-Like Peptide-1 Receptor Agonists | drug-class*1.2 | glucagon-like peptide-1 receptor agonists, GLP-1 analogues | agonistas do GLP-1, análogos de GLP-1, agonistas do receptor de GLP-1 | glp1, glp-1, GLP-1 RA, canetas emagrecedoras, caneta emagrecedora, weight loss jabs, weight loss injections
DPP-4 inhibitors | Dipeptidyl-Peptidase IV Inhibitors | drug-class | dipeptidyl peptidase-4 inhibitors, gliptins | inibidores da DPP-4, gliptinas | iDPP4
sulfonylureas | Sulfonylurea Compounds | drug-class | - | sulfonilureias | -
metformin | Metformin | drug | - | metformina | glifage, glucophage
insulin | Insulin | drug | - | insulina | -
insulin glargine | Insulin Glargine | drug*1.1 | - | insulina glargina | lantus, basaglar
NPH insulin | Insulin, Isophane | drug | isophane insulin | insulina NPH | -
gliclazide | Gliclazide | drug | - | gliclazida | diamicron
glibenclamide | Glyburide | drug | glyburide | glibenclamida | daonil
pioglitazone | Pioglitazone | drug | - | pioglitazona | -
sitagliptin | Sitagliptin Phosphate | drug | - | sitagliptina | januvia
empagliflozin | - | drug | - | empagliflozina | jardiance
dapagliflozin | - | drug | - | dapagliflozina | forxiga, farxiga
canagliflozin | Canagliflozin | drug | - | canagliflozina | invokana
liraglutide | Liraglutide | drug | - | liraglutida | saxenda, victoza
semaglutide | - | drug*1.1 | - | semaglutida | ozempic, wegovy, rybelsus
tirzepatide | Tirzepatide | drug*1.1 | - | tirzepatida | mounjaro, zepbound
dulaglutide | - | drug | - | dulaglutida | trulicity
orlistat | Orlistat | drug | - | orlistate | xenical
levothyroxine | Thyroxine | drug | thyroxine | levotiroxina | puran t4, synthroid, euthyrox
methimazole | Methimazole | drug | thiamazole | metimazol, tiamazol | tapazol
hydrocortisone | Hydrocortisone | drug | - | hidrocortisona | -
testosterone | Testosterone | drug | testosterone replacement therapy, testosterone therapy | testosterona, reposição de testosterona, terapia com testosterona | TRT, low T
estrogens | Estrogens | drug-class | - | estrogênio, estrógenos | estradiol
growth hormone | Human Growth Hormone | drug | - | hormônio do crescimento | somatropin, somatropina
alendronate | Alendronate | drug | alendronic acid | alendronato, ácido alendrônico | fosamax
bisphosphonates | Diphosphonates | drug-class | bisphosphonate | bisfosfonatos, bifosfonatos, bisfosfonato | -
denosumab | Denosumab | drug | - | denosumabe | prolia
proton pump inhibitors | Proton Pump Inhibitors | drug-class*1.1 | - | inibidores da bomba de prótons, inibidor da bomba de prótons | PPI, IBP, ppis
omeprazole | Omeprazole | drug | - | omeprazol | prilosec
pantoprazole | Pantoprazole | drug | - | pantoprazol | -
esomeprazole | Esomeprazole | drug | - | esomeprazol | nexium
famotidine | Famotidine | drug | - | famotidina | -
ondansetron | Ondansetron | drug | - | ondansetrona | vonau, zofran
metoclopramide | Metoclopramide | drug | - | metoclopramida | plasil, reglan
domperidone | Domperidone | drug | - | domperidona | motilium
lactulose | Lactulose | drug | - | lactulose | lactulona
loperamide | Loperamide | drug | - | loperamida | imosec, imodium
salbutamol | Albuterol | drug | albuterol | salbutamol | aerolin, ventolin
formoterol | Formoterol Fumarate | drug | - | formoterol | -
budesonide | Budesonide | drug | - | budesonida | symbicort, pulmicort
inhaled corticosteroids | - | drug-class*1.1 | - | corticoides inalatórios, corticosteroides inalatórios | steroid inhaler, bombinha de corticoide
bronchodilators | Bronchodilator Agents | drug-class | bronchodilator agents | broncodilatadores | -
`;
