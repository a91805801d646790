/** A common condition with its names, and the starts of words of which an apt title contains one. */
export interface Condition {
  readonly en: string;
  readonly pt: string;
  readonly apt: readonly string[];
}

const rows = `
migraine | enxaqueca | migrain
fibromyalgia | fibromialgia | fibromyalg
appendicitis | apendicite | appendic
gout | gota | gout
shingles | herpes zoster | zoster, shingles
scabies | escabiose | scabies
tinnitus | zumbido | tinnitus
vertigo | vertigem | vertig, dizz
epilepsy | epilepsia | epilep
eczema | eczema | eczema, atopic dermatitis
acne | acne | acne
psoriasis | psoríase | psoria
hidradenitis suppurativa | hidradenite supurativa | hidradenitis
urticaria | urticária | urticaria
impetigo | impetigo | impetigo
cellulitis | celulite infecciosa | cellulitis, skin and soft tissue
onychomycosis | onicomicose | onychomyc
alopecia areata | alopecia areata | alopecia
pemphigus | pênfigo | pemphig
dengue | dengue | dengue
malaria | malária | malaria
measles | sarampo | measles
whooping cough | coqueluche | pertussis, whooping
mumps | caxumba | mumps
rabies | raiva humana | rabies
leprosy | hanseníase | lepro
leishmaniasis | leishmaniose | leishmani
toxoplasmosis | toxoplasmose | toxoplasm
brucellosis | brucelose | brucell
leptospirosis | leptospirose | leptospir
chikungunya | chikungunya | chikungunya
syphilis | sífilis | syphilis
gonorrhoea | gonorreia | gonorr
chlamydia | clamídia | chlamydia
bacterial vaginosis | vaginose bacteriana | vaginosis
pelvic inflammatory disease | doença inflamatória pélvica | pelvic inflammatory
endometriosis | endometriose | endometrio
adenomyosis | adenomiose | adenomyosis
preterm labour | trabalho de parto prematuro | preterm
placenta previa | placenta prévia | placenta
ectopic pregnancy | gravidez ectópica | ectopic
hyperemesis gravidarum | hiperêmese gravídica | hyperemesis, nausea
postpartum haemorrhage | hemorragia pós-parto | postpartum h
mastitis | mastite | mastitis
menopause | menopausa | menopaus
erectile dysfunction | disfunção erétil | erectile
benign prostatic hyperplasia | hiperplasia prostática benigna | prostatic
varicocele | varicocele | varicocele
cryptorchidism | criptorquidia | cryptorchid, undescended
enuresis | enurese | enuresis
vesicoureteral reflux | refluxo vesicoureteral | vesicoureteral
pyelonephritis | pielonefrite | pyelonephritis
nephrotic syndrome | síndrome nefrótica | nephrotic
IgA nephropathy | nefropatia por IgA | iga nephropathy
polycystic kidney disease | doença renal policística | polycystic kidney
acute kidney injury | lesão renal aguda | kidney injury
hyponatremia | hiponatremia | hyponatr
hyperkalemia | hipercalemia | hyperkal
hypocalcemia | hipocalcemia | hypocalc
hyperparathyroidism | hiperparatireoidismo | parathyroid
Cushing syndrome | síndrome de Cushing | cushing
acromegaly | acromegalia | acromegal
Addison disease | doença de Addison | addison, adrenal insufficiency
pheochromocytoma | feocromocitoma | pheochromocytoma
Hashimoto thyroiditis | tireoidite de Hashimoto | hashimoto, thyroiditis
hyperthyroidism | hipertireoidismo | hyperthyroid, graves, thyrotoxic
iron deficiency anaemia | anemia ferropriva | iron
thalassemia | talassemia | thalass
sickle cell disease | doença falciforme | sickle
immune thrombocytopenia | trombocitopenia imune | thrombocytop
von Willebrand disease | doença de von Willebrand | willebrand
polycythemia vera | policitemia vera | polycythemia, myeloproliferative
Hodgkin lymphoma | linfoma de Hodgkin | hodgkin
chronic myeloid leukaemia | leucemia mieloide crônica | myeloid leuk
retinoblastoma | retinoblastoma | retinoblastoma
glioblastoma | glioblastoma | glioblastoma
hepatocellular carcinoma | carcinoma hepatocelular | hepatocellular
cholangiocarcinoma | colangiocarcinoma | cholangiocarc
gastric cancer | câncer gástrico | gastric
cervical cancer | câncer do colo do útero | cervical
coeliac disease | doença celíaca | coeliac, celiac
gallstones | cálculos biliares | gallstone, cholelith, cholecyst
achalasia | acalasia | achalasia
anal fissure | fissura anal | anal fissure
inguinal hernia | hérnia inguinal | hernia
constipation | constipação | constipat
hepatic encephalopathy | encefalopatia hepática | encephalopathy
primary biliary cholangitis | colangite biliar primária | biliary
pulmonary embolism | embolia pulmonar | pulmonary embol, thromboembol
idiopathic pulmonary fibrosis | fibrose pulmonar idiopática | pulmonary fibrosis
bronchiectasis | bronquiectasia | bronchiectas
pneumothorax | pneumotórax | pneumothorax
croup | crupe | croup
myasthenia gravis | miastenia gravis | myasthenia
multiple sclerosis | esclerose múltipla | multiple sclerosis
amyotrophic lateral sclerosis | esclerose lateral amiotrófica | amyotrophic
restless legs syndrome | síndrome das pernas inquietas | restless
essential tremor | tremor essencial | tremor
trigeminal neuralgia | neuralgia do trigêmeo | trigeminal
Bell's palsy | paralisia de Bell | bell
frozen shoulder | ombro congelado | frozen shoulder, adhesive capsulitis
tennis elbow | epicondilite lateral | epicondyl, tennis elbow
Achilles tendinopathy | tendinopatia do Aquiles | achilles
hallux valgus | hálux valgo | hallux
osteomyelitis | osteomielite | osteomyelitis
polymyalgia rheumatica | polimialgia reumática | polymyalgia
giant cell arteritis | arterite de células gigantes | giant cell
Sjögren syndrome | síndrome de Sjögren | sjögren, sjogren
scleroderma | esclerodermia | sclerod, systemic sclerosis
Behçet disease | doença de Behçet | behçet, behcet
Kawasaki disease | doença de Kawasaki | kawasaki
cleft palate | fissura palatina | cleft
clubfoot | pé torto congênito | clubfoot
strabismus | estrabismo | strabism
keratoconus | ceratocone | keratocon
retinal detachment | descolamento de retina | retinal detach
dry eye disease | olho seco | dry eye
conjunctivitis | conjuntivite | conjunctiv
pterygium | pterígio | pterygium
epistaxis | epistaxe | epistaxis
sinusitis | sinusite | sinus
tonsillitis | amigdalite | tonsill
gingivitis | gengivite | gingiv
halitosis | halitose | halitosis
burning mouth syndrome | síndrome da boca ardente | burning mouth
bruxism | bruxismo | bruxism
anorexia nervosa | anorexia nervosa | anorexia
bipolar disorder | transtorno bipolar | bipolar
panic disorder | transtorno do pânico | panic
obsessive-compulsive disorder | transtorno obsessivo-compulsivo | obsessive
borderline personality disorder | transtorno de personalidade borderline | borderline personality
insomnia | insônia | insomnia
narcolepsy | narcolepsia | narcolepsy
pressure ulcers | lesão por pressão | pressure ulcer, pressure injur
burns | queimaduras | burn
sarcopenia | sarcopenia | sarcopenia
dysphagia | disfagia | dysphagia
stuttering | gagueira | stutter
aphasia | afasia | aphasia
hypospadias | hipospádia | hypospadias
necrotizing enterocolitis | enterocolite necrosante | necrotizing enterocolitis, necrotising
retinopathy of prematurity | retinopatia da prematuridade | retinopathy of prematurity
neonatal jaundice | icterícia neonatal | jaundice, hyperbilirubin
`;

export const conditions: readonly Condition[] = rows
  .split('\n')
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [en = '', pt = '', apt = ''] = row.split('|').map((cell) => cell.trim());
    return { en, pt, apt: apt.split(',').map((start) => start.trim()) };
  });
