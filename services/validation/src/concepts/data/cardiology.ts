export const cardiology = `
hypertension | Hypertension | disease | high blood pressure, arterial hypertension | hipertensão, pressão alta, hipertensão arterial, hipertensão arterial sistêmica, hipertenso | HAS, HTN, HBP, hypertensive, elevated blood pressure, raised blood pressure, pressão elevada, bp high, pressão descontrolada
resistant hypertension | - | disease | refractory hypertension | hipertensão resistente, hipertensão refratária | uncontrolled hypertension
hypotension | Hypotension | disease | low blood pressure | hipotensão, pressão baixa | hypotensive, hipotenso
orthostatic hypotension | Hypotension, Orthostatic | disease | postural hypotension | hipotensão ortostática, hipotensão postural | -
blood pressure | Blood Pressure | test*0.7 | arterial pressure | pressão arterial | pressao art, PA, BP, bp, ~pressão
blood pressure monitoring | Blood Pressure Monitoring, Ambulatory | test | ambulatory blood pressure monitoring, home blood pressure monitoring | monitorização da pressão arterial, MAPA de 24 horas, MRPA | ABPM, aferição da pressão, aferir a pressão, measuring blood pressure
heart failure | Heart Failure | disease | cardiac failure, congestive heart failure | insuficiência cardíaca, insuficiência cardíaca congestiva | ICC, IC, CHF, HF, coração fraco, weak heart
heart failure with reduced ejection fraction | Heart Failure, Systolic | disease*1.1 | systolic heart failure | insuficiência cardíaca com fração de ejeção reduzida | hfref, icfer, reduced ejection fraction, fração de ejeção reduzida
heart failure with preserved ejection fraction | Heart Failure, Diastolic | disease*1.1 | diastolic heart failure | insuficiência cardíaca com fração de ejeção preservada | hfpef, icfep, preserved ejection fraction, fração de ejeção preservada
myocardial infarction | Myocardial Infarction | disease | heart attack, acute myocardial infarction | infarto do miocárdio, infarto agudo do miocárdio, infarto, ataque cardíaco, enfarte | IAM, MI, AMI, infartado, infartou, infartar, heart attacks
ST-elevation myocardial infarction | ST Elevation Myocardial Infarction | disease*1.1 | - | infarto com supradesnivelamento do segmento ST, infarto com supra | stemi, iamcsst, IAM com supra, infarto com supra de ST
acute coronary syndrome | Acute Coronary Syndrome | disease | - | síndrome coronariana aguda | SCA, ACS, NSTEMI
coronary artery disease | Coronary Artery Disease | disease | coronary heart disease, ischemic heart disease | doença arterial coronariana, doença coronariana, doença isquêmica do coração, coronariopatia | CAD, CHD, DAC, coronary disease, blocked arteries, artérias entupidas, entupimento das coronárias
angina | Angina Pectoris | disease | angina pectoris | angina, angina de peito | unstable angina, angina instável
atrial fibrillation | Atrial Fibrillation | disease | - | fibrilação atrial | en:AF, pt:FA, AFib, afib, a-fib
atrial flutter | Atrial Flutter | disease | - | flutter atrial | -
CHA2DS2-VASc score | - | test*0.8 | CHA2DS2-VASc | escore CHA2DS2-VASc | chads vasc
arrhythmia | Arrhythmias, Cardiac | disease | cardiac arrhythmia | arritmia, arritmia cardíaca | irregular heartbeat, batimento irregular
supraventricular tachycardia | Tachycardia, Supraventricular | disease | - | taquicardia supraventricular | SVT, TSV, TPSV
ventricular tachycardia | Tachycardia, Ventricular | disease | - | taquicardia ventricular | v-tach, vtach
ventricular fibrillation | Ventricular Fibrillation | disease | - | fibrilação ventricular | v-fib, vfib
bradycardia | Bradycardia | disease*0.9 | slow heart rate | bradicardia | -
tachycardia | Tachycardia | disease*0.8 | fast heart rate | taquicardia | racing heart, tachy
atrioventricular block | Atrioventricular Block | disease | heart block | bloqueio atrioventricular | BAV, BAVT
long QT syndrome | Long QT Syndrome | disease | QT prolongation | síndrome do QT longo, prolongamento do QT | long qt, qt longo
sudden cardiac death | Death, Sudden, Cardiac | disease | - | morte súbita cardíaca, morte cardíaca súbita | -
cardiovascular disease | Cardiovascular Diseases | disease*0.9 | - | doença cardiovascular, doença do coração, cardiopatia | CVD, DCV, heart disease, cardiac disease, heart problems, problema no coração, problemas cardíacos, cardiopata
cardiovascular risk | Heart Disease Risk Factors | outcome | cardiovascular risk factors, cardiovascular risk assessment | risco cardiovascular, fatores de risco cardiovascular, estratificação de risco cardiovascular | heart risk
cardiovascular prevention | Cardiovascular Diseases | procedure*0.8 | prevention of cardiovascular disease | prevenção cardiovascular | -
hypercholesterolemia | Hypercholesterolemia | disease | high cholesterol | hipercolesterolemia, colesterol alto, colesterol elevado | raised cholesterol
familial hypercholesterolemia | Hyperlipoproteinemia Type II | disease*1.1 | - | hipercolesterolemia familiar | -
dyslipidemia | Dyslipidemias | disease | hyperlipidemia | dislipidemia, hiperlipidemia | -
hypertriglyceridemia | Hypertriglyceridemia | disease | high triglycerides | hipertrigliceridemia, triglicerídeos altos | triglicérides altos, triglicerides alto
cholesterol | Cholesterol | test*0.9 | - | colesterol | -
LDL cholesterol | Cholesterol, LDL | test*1.1 | low density lipoprotein cholesterol | colesterol LDL, LDL-colesterol, colesterol ruim | LDL, ldl-c, bad cholesterol, ldl
HDL cholesterol | Cholesterol, HDL | test | high density lipoprotein cholesterol | colesterol HDL, HDL-colesterol, colesterol bom | HDL, good cholesterol, hdl
lipoprotein a | Lipoprotein(a) | test | - | lipoproteína a | lp a
triglycerides | Triglycerides | test*0.8 | - | triglicerídeos, triglicérides | -
atherosclerosis | Atherosclerosis | disease | - | aterosclerose | placa de gordura, hardening of the arteries
peripheral arterial disease | Peripheral Arterial Disease | disease | peripheral artery disease, intermittent claudication | doença arterial periférica, doença arterial obstrutiva periférica, claudicação intermitente | PAD, DAOP, claudication, claudicação
aortic aneurysm | Aortic Aneurysm | disease | - | aneurisma de aorta, aneurisma da aorta | -
aortic dissection | Aortic Dissection | disease | - | dissecção de aorta, dissecção aórtica | -
aortic stenosis | Aortic Valve Stenosis | disease | aortic valve stenosis | estenose aórtica | -
mitral regurgitation | Mitral Valve Insufficiency | disease | mitral valve insufficiency | insuficiência mitral | -
heart valve disease | Heart Valve Diseases | disease | valvular heart disease | doença valvar, valvopatia | valvulopatia, sopro no coração, heart murmur
rheumatic heart disease | Rheumatic Heart Disease | disease | - | cardiopatia reumática | -
cardiomyopathy | Cardiomyopathies | disease | - | cardiomiopatia, miocardiopatia | -
hypertrophic cardiomyopathy | Cardiomyopathy, Hypertrophic | disease | - | cardiomiopatia hipertrófica | -
myocarditis | Myocarditis | disease | - | miocardite | -
pericarditis | Pericarditis | disease | - | pericardite | -
infective endocarditis | Endocarditis | disease | endocarditis | endocardite, endocardite infecciosa | -
congenital heart disease | Heart Defects, Congenital | disease | congenital heart defects | cardiopatia congênita | -
deep vein thrombosis | Venous Thrombosis | disease | deep venous thrombosis | trombose venosa profunda, trombose | DVT, TVP, thrombosis
varicose veins | Varicose Veins | disease | chronic venous insufficiency | varizes, veias varicosas, insuficiência venosa crônica | -
cardiac arrest | Heart Arrest | disease | heart arrest, cardiopulmonary arrest, out-of-hospital cardiac arrest | parada cardíaca, parada cardiorrespiratória | cardiorespiratory arrest, parou o coração, PCR, OHCA
`;
