/** Drugs of the heart, the vessels and the blood, and their classes. */
export const pharmacy1 = `
antihypertensive agents | Antihypertensive Agents | drug-class | antihypertensive drugs, blood pressure medication | anti-hipertensivos, medicamentos para pressão | remédio de pressão, remédio para pressão, remédio da pressão, bp meds, blood pressure meds, blood pressure pills
ACE inhibitors | Angiotensin-Converting Enzyme Inhibitors | drug-class | angiotensin-converting enzyme inhibitors | inibidores da ECA, inibidores da enzima conversora de angiotensina | IECA, ACEi, acei
angiotensin receptor blockers | Angiotensin Receptor Antagonists | drug-class | angiotensin receptor antagonists | bloqueadores do receptor de angiotensina, bloqueadores dos receptores de angiotensina | BRA, ARB
beta blockers | Adrenergic beta-Antagonists | drug-class | beta-adrenergic antagonists, beta-adrenergic blocking agents | betabloqueadores, beta-bloqueadores | bbloqueador, b-blocker
calcium channel blockers | Calcium Channel Blockers | drug-class | calcium antagonists | bloqueadores dos canais de cálcio, bloqueadores de canal de cálcio | CCB, BCC
diuretics | Diuretics | drug-class | - | diuréticos | water pills
loop diuretics | Sodium Potassium Chloride Symporter Inhibitors | drug-class | - | diuréticos de alça | -
thiazide diuretics | Sodium Chloride Symporter Inhibitors | drug-class | thiazides | diuréticos tiazídicos, tiazídicos | -
mineralocorticoid receptor antagonists | Mineralocorticoid Receptor Antagonists | drug-class | aldosterone antagonists | antagonistas da aldosterona, antagonistas do receptor mineralocorticoide | MRA
statins | Hydroxymethylglutaryl-CoA Reductase Inhibitors | drug-class*1.2 | hydroxymethylglutaryl-CoA reductase inhibitors, HMG-CoA reductase inhibitors | estatinas | -
PCSK9 inhibitors | PCSK9 Inhibitors | drug-class | - | inibidores de PCSK9, inibidores da PCSK9 | iPCSK9
anticoagulants | Anticoagulants | drug-class*1.1 | anticoagulation, oral anticoagulants | anticoagulantes, anticoagulação | blood thinners, blood thinner, afinador do sangue, afinar o sangue, anticoagulated, anticoagulado
direct oral anticoagulants | Factor Xa Inhibitors | drug-class*1.2 | non-vitamin K antagonist oral anticoagulants | anticoagulantes orais diretos | doac, doacs, noac, DOAC, novos anticoagulantes
antiplatelet agents | Platelet Aggregation Inhibitors | drug-class | platelet aggregation inhibitors, antiplatelet therapy | antiagregantes plaquetários, antiplaquetários | -
dual antiplatelet therapy | Dual Anti-Platelet Therapy | drug-class*1.1 | - | dupla antiagregação plaquetária | DAPT, dupla antiagregação
SGLT2 inhibitors | Sodium-Glucose Transporter 2 Inhibitors | drug-class*1.2 | sodium-glucose cotransporter 2 inhibitors, gliflozins | inibidores de SGLT2, inibidores do SGLT2, gliflozinas | sglt2i, sglt2, iSGLT2
vasopressors | Vasoconstrictor Agents | drug-class | vasoconstrictor agents, vasopressor therapy | vasopressores, drogas vasoativas, droga vasoativa | pressors, DVA
antiarrhythmic agents | Anti-Arrhythmia Agents | drug-class | antiarrhythmic drugs | antiarrítmicos | -
losartan | Losartan | drug | - | losartana, losartan | cozaar, aradois
valsartan | Valsartan | drug | - | valsartana | diovan
candesartan | - | drug | - | candesartana | atacand
telmisartan | Telmisartan | drug | - | telmisartana | micardis
olmesartan | - | drug | - | olmesartana | benicar
sacubitril-valsartan | - | drug*1.1 | sacubitril valsartan, angiotensin receptor neprilysin inhibitor | sacubitril-valsartana, sacubitril/valsartana | entresto, ARNI, neprilysin inhibitor
enalapril | Enalapril | drug | - | enalapril, maleato de enalapril | renitec
captopril | Captopril | drug | - | captopril | capoten
lisinopril | Lisinopril | drug | - | lisinopril | zestril
ramipril | Ramipril | drug | - | ramipril | -
perindopril | Perindopril | drug | - | perindopril | -
amlodipine | Amlodipine | drug | - | anlodipino, amlodipina, besilato de anlodipino | norvasc, amlodipino
nifedipine | Nifedipine | drug | - | nifedipino, nifedipina | adalat
diltiazem | Diltiazem | drug | - | diltiazem | cardizem
verapamil | Verapamil | drug | - | verapamil | -
hydrochlorothiazide | Hydrochlorothiazide | drug | - | hidroclorotiazida | HCTZ, hctz, clorana
chlorthalidone | Chlorthalidone | drug | - | clortalidona | higroton
indapamide | Indapamide | drug | - | indapamida | natrilix
furosemide | Furosemide | drug | frusemide | furosemida | lasix
spironolactone | Spironolactone | drug | - | espironolactona | aldactone
eplerenone | Eplerenone | drug | - | eplerenona | -
finerenone | - | drug | - | finerenona | kerendia
propranolol | Propranolol | drug | - | propranolol | inderal
atenolol | Atenolol | drug | - | atenolol | -
metoprolol | Metoprolol | drug | - | metoprolol | selozok
bisoprolol | Bisoprolol | drug | - | bisoprolol | -
carvedilol | Carvedilol | drug | - | carvedilol | -
methyldopa | Methyldopa | drug | - | metildopa | aldomet
hydralazine | Hydralazine | drug | - | hidralazina | -
clonidine | Clonidine | drug | - | clonidina | atensina
digoxin | Digoxin | drug | - | digoxina | digitalis
amiodarone | Amiodarone | drug | - | amiodarona | ancoron
ivabradine | Ivabradine | drug | - | ivabradina | procoralan
nitroglycerin | Nitroglycerin | drug | glyceryl trinitrate | nitroglicerina | tridil
simvastatin | Simvastatin | drug | - | sinvastatina | zocor, sinva
atorvastatin | Atorvastatin | drug | - | atorvastatina | lipitor, atorva
rosuvastatin | Rosuvastatin Calcium | drug | - | rosuvastatina | crestor
ezetimibe | Ezetimibe | drug | - | ezetimiba | zetia
evolocumab | - | drug | - | evolocumabe | repatha
inclisiran | - | drug | - | inclisirana | leqvio
fenofibrate | Fenofibrate | drug | - | fenofibrato | -
`;
