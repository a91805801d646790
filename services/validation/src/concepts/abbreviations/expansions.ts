import type { Language } from '../../text';
import type { Concept } from '../types';
import type { Abbreviation } from './parse-abbreviations';

/**
 * How a formal text writes an ambiguous abbreviation out where its context decides the meaning; reviewed. A row is
 * `abbreviation: meaning = expansion`, with alternatives separated by "|". The abbreviation and the meaning stand so in
 * the table of the language. A meaning that is wider than what the abbreviation says has no row: MAP is a blood pressure,
 * but not "blood pressure". Neither has one that a bare number decides: "HR 0.7" may be a hazard ratio.
 */
export const abbreviationExpansions: Readonly<Record<Language, string>> = {
  en: `
RA: rheumatoid arthritis = rheumatoid arthritis
RA: room air = room air
MS: multiple sclerosis = multiple sclerosis
MS: mitral stenosis = mitral stenosis
PE: pulmonary embolism = pulmonary embolism
PE: pleural effusion = pleural effusion
PE: pre-eclampsia = pre eclampsia|preeclampsia
cp: cerebral palsy = cerebral palsy
cp: chronic pancreatitis = chronic pancreatitis
cp: chest pain = chest pain
AS: ankylosing spondylitis = ankylosing spondylitis
AS: aortic stenosis = aortic stenosis
dm: diabetes mellitus = diabetes mellitus|diabetes
dm2: type 2 diabetes = type 2 diabetes mellitus|type 2 diabetes|diabetes mellitus type 2
dm: dermatomyositis = dermatomyositis
hd: hemodialysis = haemodialysis
hd: Huntington disease = huntington disease|huntington's disease
pd: Parkinson disease = parkinson disease|parkinson's disease
pd: peritoneal dialysis = peritoneal dialysis
bp: blood pressure = blood pressure
bp: bullous pemphigoid = bullous pemphigoid
AI: artificial intelligence = artificial intelligence
AI: adrenal insufficiency = adrenal insufficiency
pid: pelvic inflammatory disease = pelvic inflammatory disease
lp: lumbar puncture = lumbar puncture
lp: lichen planus = lichen planus
bpd: bronchopulmonary dysplasia = bronchopulmonary dysplasia
bpd: borderline personality disorder = borderline personality disorder
pmr: polymyalgia rheumatica = polymyalgia rheumatica
MI: myocardial infarction = myocardial infarction
MI: motivational interviewing = motivational interviewing
MI: mitral regurgitation = mitral regurgitation|mitral insufficiency
af: atrial fibrillation = atrial fibrillation
ED: emergency department = emergency department
ED: erectile dysfunction = erectile dysfunction
ED: eating disorders = eating disorder
OA: osteoarthritis = osteoarthritis
rom: range of motion = range of motion
ACS: acute coronary syndrome = acute coronary syndrome
ALS: amyotrophic lateral sclerosis = amyotrophic lateral sclerosis
CAD: coronary artery disease = coronary artery disease
CAP: community-acquired pneumonia = community acquired pneumonia
cbt: cognitive behavioral therapy = cognitive behavioural therapy|cognitive behavioral therapy
CF: cystic fibrosis = cystic fibrosis
CT: computed tomography = computed tomography
CVA: stroke = stroke|cerebrovascular accident
CVA: costovertebral angle tenderness = costovertebral angle
ef: ejection fraction = ejection fraction
ER: emergency department = emergency department|emergency room
ER: estrogen receptor = oestrogen receptor
GA: general anesthesia = general anaesthesia
GA: gestational age = gestational age
GBS: Guillain-Barré syndrome = guillain barré syndrome
GBS: group B streptococcus = group b streptococcus
GI: gastrointestinal diseases = gastrointestinal
HA: headache = headache
HAP: hospital-acquired pneumonia = hospital acquired pneumonia
HF: heart failure = heart failure
IM: intramuscular injection = intramuscularly|intramuscular
LOC: loss of consciousness = loss of consciousness
MG: myasthenia gravis = myasthenia gravis
MM: multiple myeloma = multiple myeloma
NG: nasogastric tube = nasogastric
OR: operating rooms = operating room|operating theatre
OR: odds ratio = odds ratio
pt: physical therapy = physical therapy|physiotherapy
pt: prothrombin time = prothrombin time
RR: relative risk = relative risk|risk ratio
RV: right ventricle = right ventricle|right ventricular
SC: subcutaneous injection = subcutaneously|subcutaneous
SLE: systemic lupus erythematosus = systemic lupus erythematosus
TTP: thrombotic thrombocytopenic purpura = thrombotic thrombocytopenic purpura
UC: ulcerative colitis = ulcerative colitis
US: ultrasonography = ultrasound|ultrasonography
VF: ventricular fibrillation = ventricular fibrillation
VT: ventricular tachycardia = ventricular tachycardia
`,
  pt: `
PA: blood pressure = pressão arterial
IC: heart failure = insuficiência cardíaca
IC: confidence interval = intervalo de confiança
dm: diabetes mellitus = diabetes mellitus|diabetes
dm2: type 2 diabetes = diabetes mellitus tipo 2|diabetes tipo 2
IRA: acute kidney injury = insuficiência renal aguda|casos de insuficiência renal aguda
IRA: respiratory failure = insuficiência respiratória aguda
TC: computed tomography = tomografia computadorizada|tomografia
TC: cholesterol = colesterol total
RA: rheumatoid arthritis = artrite reumatoide
VM: mechanical ventilation = ventilação mecânica
FA: atrial fibrillation = fibrilação atrial
FA: alkaline phosphatase = fosfatase alcalina
PCR: cardiac arrest = parada cardiorrespiratória
PCR: C-reactive protein = proteína c reativa
PCR: polymerase chain reaction = reação em cadeia da polimerase
PS: emergency department = pronto socorro
itu: urinary tract infection = infecção do trato urinário|infecção urinária
EM: multiple sclerosis = esclerose múltipla
EM: mitral stenosis = estenose mitral
EA: ankylosing spondylitis = espondilite anquilosante
EA: aortic stenosis = estenose aórtica
IM: mitral regurgitation = insuficiência mitral
IM: intramuscular injection = intramuscular|via intramuscular|por via intramuscular
AVC: stroke = acidente vascular cerebral
TEP: pulmonary embolism = tromboembolismo pulmonar|embolia pulmonar
DPP: estimated due date = data provável do parto
DPP: placental abruption = descolamento prematuro de placenta|descolamento prematuro da placenta
DPP: postpartum depression = depressão pós parto
RM: magnetic resonance imaging = ressonância magnética
MM: multiple myeloma = mieloma múltiplo
CA: cancer = câncer
CP: palliative care = cuidados paliativos
CP: cerebral palsy = paralisia cerebral
CP: chest pain = dor no peito|dor torácica
ACO: oral contraceptives = anticoncepcional oral|anticoncepcional
ACO: anticoagulants = anticoagulante oral
AD: Alzheimer disease = doença de alzheimer
FE: ejection fraction = fração de ejeção
IG: gestational age = idade gestacional
IV: intravenous administration = via intravenosa|por via intravenosa|intravenoso|intravenosa
OA: osteoarthritis = osteoartrite
PAC: community-acquired pneumonia = pneumonia adquirida na comunidade
PE: pre-eclampsia = pré eclâmpsia
PE: pulmonary embolism = embolia pulmonar
PL: lumbar puncture = punção lombar
PO: postoperative period = pós operatório
QT: chemotherapy = quimioterapia
RN: newborn = recém nascido
RT: radiotherapy = radioterapia
SC: subcutaneous injection = via subcutânea|por via subcutânea|subcutâneo|subcutânea
SVD: urinary catheterization = sonda vesical de demora
tac: computed tomography = tomografia|tomografia computadorizada|tomografia axial computadorizada
TB: tuberculosis = tuberculose
TCC: cognitive behavioral therapy = terapia cognitivo comportamental
TV: ventricular tachycardia = taquicardia ventricular
US: ultrasonography = ultrassom|ultrassonografia
`,
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Abbreviations that are words of the language too: in a text all in capitals they are these words. */
export const ORDINARY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('an as at be co do en er es he hit id ie im is it la map or pi pop prom us weaning'),
  pt: words(
    'ac ad ai as ca co da de do em es ha has ia ir ira la lm mi mo os pa pas pe po sd si ss ta td tb te to um va vc ve vi vo desmame',
  ),
};

/** The expansions of each abbreviation by its meaning. */
export type Expansions = ReadonlyMap<Abbreviation, ReadonlyMap<Concept | null, readonly string[]>>;

/**
 * Parses the table of a language.
 * @throws Error that names the first row whose abbreviation or meaning the table of abbreviations does not have.
 */
export function parseExpansions(table: string, abbreviations: readonly Abbreviation[]): Expansions {
  const all = new Map<Abbreviation, Map<Concept | null, readonly string[]>>();
  for (const row of table.trim().split('\n')) {
    const [, name = '', term = '', list = ''] = /^([^:]+): (.+?) = (.+)$/.exec(row) ?? [];
    const abbreviation = abbreviations.find(
      ({ written, inLowerCase }) => written === name.toUpperCase() && inLowerCase === (name === name.toLowerCase()),
    );
    const meaning = abbreviation?.meanings.find(({ concept }) => concept?.term === term);
    const known = abbreviation && all.get(abbreviation);
    if (!abbreviation || !meaning || list === '' || known?.has(meaning.concept))
      throw new Error(`abbreviations/expansions: no meaning, or a second row: ${row}`);
    all.set(abbreviation, (known ?? new Map()).set(meaning.concept, list.split('|')));
  }
  return all;
}
