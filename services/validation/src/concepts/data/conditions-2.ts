export const conditions2 = `
ventricular septal defect | Heart Septal Defects, Ventricular | disease | - | comunicação interventricular | -
atrial septal defect | Heart Septal Defects, Atrial | disease | - | comunicação interatrial | -
coarctation of the aorta | Aortic Coarctation | disease | aortic coarctation | coarctação da aorta, coarctação de aorta | -
takotsubo cardiomyopathy | Takotsubo Cardiomyopathy | disease | takotsubo syndrome, stress cardiomyopathy | síndrome de takotsubo, cardiomiopatia de takotsubo | takotsubo
aortic regurgitation | Aortic Valve Insufficiency | disease | aortic insufficiency | insuficiência aórtica | -
mitral stenosis | Mitral Valve Stenosis | disease | - | estenose mitral | -
Brugada syndrome | Brugada Syndrome | disease | - | síndrome de Brugada | -
Wolff-Parkinson-White syndrome | Wolff-Parkinson-White Syndrome | disease | - | síndrome de Wolff-Parkinson-White | -
postural tachycardia syndrome | Postural Orthostatic Tachycardia Syndrome | disease | postural orthostatic tachycardia syndrome | síndrome da taquicardia postural ortostática | -
torsades de pointes | Torsades de Pointes | disease | - | torsades de pointes | torsades
Raynaud phenomenon | Raynaud Disease | disease | - | fenômeno de Raynaud | raynaud
Takayasu arteritis | Takayasu Arteritis | disease | - | arterite de Takayasu | -
granulomatosis with polyangiitis | Granulomatosis with Polyangiitis | disease | - | granulomatose com poliangiite | -
stress fracture | Fractures, Stress | disease | - | fratura por estresse | -
scaphoid fracture | - | disease | - | fratura do escafoide, fratura de escafoide | -
osteogenesis imperfecta | Osteogenesis Imperfecta | disease | - | osteogênese imperfeita | -
Ewing sarcoma | Sarcoma, Ewing | disease | - | sarcoma de Ewing | -
spondylolisthesis | Spondylolisthesis | disease | - | espondilolistese | -
kyphosis | Kyphosis | disease | - | cifose | -
Charcot-Marie-Tooth disease | Charcot-Marie-Tooth Disease | disease | - | doença de Charcot-Marie-Tooth | -
subdural hematoma | Hematoma, Subdural | disease | chronic subdural hematoma | hematoma subdural, hematoma subdural crônico | -
arteriovenous malformation | Arteriovenous Malformations | disease | - | malformação arteriovenosa | -
brain abscess | Brain Abscess | disease | - | abscesso cerebral | -
neuromyelitis optica | Neuromyelitis Optica | disease | - | neuromielite óptica | -
transverse myelitis | Myelitis, Transverse | disease | - | mielite transversa | -
Creutzfeldt-Jakob disease | Creutzfeldt-Jakob Syndrome | disease | - | doença de Creutzfeldt-Jakob | -
Lewy body dementia | Lewy Body Disease | disease | dementia with Lewy bodies | demência por corpos de Lewy, demência com corpos de Lewy | -
Tourette syndrome | Tourette Syndrome | disease | tic disorders | síndrome de Tourette, transtorno de tiques | -
selective mutism | Mutism | disease | - | mutismo seletivo | -
conduct disorder | Conduct Disorder | disease | - | transtorno de conduta | -
oppositional defiant disorder | Oppositional Defiant Disorder | disease | - | transtorno opositor desafiador | -
gender dysphoria | Gender Dysphoria | disease | - | disforia de gênero | -
trichotillomania | Trichotillomania | disease | - | tricotilomania | -
body dysmorphic disorder | Body Dysmorphic Disorders | disease | - | transtorno dismórfico corporal | -
catatonia | Catatonia | disease | - | catatonia | -
gastroparesis | Gastroparesis | disease | - | gastroparesia | -
dumping syndrome | Dumping Syndrome | disease | - | síndrome de dumping | -
Hirschsprung disease | Hirschsprung Disease | disease | - | doença de Hirschsprung, megacólon congênito | -
volvulus | Intestinal Volvulus | disease | sigmoid volvulus | volvo de sigmoide, volvo intestinal | -
biliary atresia | Biliary Atresia | disease | - | atresia biliar, atresia de vias biliares | -
anal fistula | Rectal Fistula | disease | perianal fistula | fístula anal, fístula perianal | -
pilonidal sinus | Pilonidal Sinus | disease | pilonidal disease | cisto pilonidal, doença pilonidal | -
Lynch syndrome | Colorectal Neoplasms, Hereditary Nonpolyposis | disease | - | síndrome de Lynch | -
fecal incontinence | Fecal Incontinence | disease | faecal incontinence | incontinência fecal, incontinência anal | -
hepatitis E | Hepatitis E | disease | - | hepatite E | -
liver abscess | Liver Abscess | disease | - | abscesso hepático | -
Budd-Chiari syndrome | Budd-Chiari Syndrome | disease | - | síndrome de Budd-Chiari | -
portal vein thrombosis | - | disease | - | trombose de veia porta, trombose da veia porta | -
neuroendocrine tumors | Neuroendocrine Tumors | disease | - | tumores neuroendócrinos, tumor neuroendócrino | -
gastrointestinal stromal tumor | Gastrointestinal Stromal Tumors | disease | - | tumor estromal gastrointestinal | =GIST
hiatal hernia | Hernia, Hiatal | disease | hiatus hernia | hérnia de hiato, hérnia hiatal | -
membranous nephropathy | Glomerulonephritis, Membranous | disease | - | nefropatia membranosa | -
focal segmental glomerulosclerosis | Glomerulosclerosis, Focal Segmental | disease | - | glomeruloesclerose segmentar e focal | -
Wilms tumor | Wilms Tumor | disease | nephroblastoma | tumor de Wilms, nefroblastoma | -
hemolytic uremic syndrome | Hemolytic-Uremic Syndrome | disease | - | síndrome hemolítico-urêmica | -
rhabdomyolysis | Rhabdomyolysis | disease | - | rabdomiólise | rabdo
interstitial cystitis | Cystitis, Interstitial | disease | bladder pain syndrome | cistite intersticial, síndrome da bexiga dolorosa | -
neurogenic bladder | Urinary Bladder, Neurogenic | disease | - | bexiga neurogênica | -
`;
