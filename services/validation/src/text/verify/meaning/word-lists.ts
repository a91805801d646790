import type { Language } from '../../tokens/types';
import { words } from './vocabulary';

type ByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;

/** Articles: added and removed freely, except before words such as "few" and numbers in Portuguese. */
export const ARTICLES: ByLanguage = { en: words('a an the'), pt: words('o a os as um uma uns umas') };
/** Forms of "be": free, because the key of a participle says whether it is passive. */
export const BE: ByLanguage = {
  en: words("is are was were am be been being it's that's is's"),
  pt: words(
    'é são foi foram está estão estava estavam era eram ser sido sendo estar seria ficou fica fosse seja for forem sejam',
  ),
};
/** Forms of "be" with a negation or a subject: not free, but a participle after them is passive. */
export const NOT_BE = words(
  "isn't aren't wasn't weren't isnt arent wasnt werent they're theyre we're you're he's she's hes shes i'm im",
);
export const HAVE: ByLanguage = { en: words('has have had having'), pt: words('tem têm tinha tinham havia ter tendo') };
/** Auxiliaries of questions and negations. */
export const DO = words('do does did');
export const AND: ByLanguage = { en: words('and & n +'), pt: words('e & +') };
/** Words that only connect others, free in both texts. */
export const FREE: ByLanguage = {
  en: words('that which who there it'),
  pt: words('que se_ eu nós'),
};
/** Words that only connect what is said to what was said. */
export const TOO: ByLanguage = { en: words('also too'), pt: words('também tambem tb tbm') };
/** Prepositions that a rewriting may add before words that are no numbers. */
export const ADDED_PREPOSITIONS: ByLanguage = {
  en: words('of with in on at'),
  pt: words('de do da dos das com em no na nos nas'),
};
/** Prepositions of one meaning with their contractions. */
export const CONTRACTED: Readonly<Record<string, string>> = {
  do: 'de',
  da: 'de',
  dos: 'de',
  das: 'de',
  no: 'em',
  na: 'em',
  nos: 'em',
  nas: 'em',
  num: 'em',
  numa: 'em',
  pelo: 'por',
  pela: 'por',
  pelos: 'por',
  pelas: 'por',
  ao: 'a',
  aos: 'a',
  as_: 'a',
  pro: 'para',
  pra: 'para',
};
/** Words whose clause has a condition, a time, a reason, an alternative or a restriction. */
export const SCOPES: ByLanguage = {
  en: words(
    'if unless when whenever until till til before b4 after while because cuz bc since once only either or vs than prior except whether',
  ),
  pt: words('se caso quando qdo qnd ate antes depois apos enquanto porque pq so somente apenas ou exceto'),
};
/** Words that a negation after them belongs to. */
export const BEFORE_NEGATIONS = words(
  'am will may might must and or so then also still just really now why better maybe probably definitely certainly it this that these those they them him us you u all both some most none nada ainda já também mas e ou porque pq isso isto este esta ele ela eles elas vocês vcs você vc todos alguns se',
);
/** Negations that no mark may be put next to or taken from. */
export const BARE_NEGATIONS = words('not no never nor não nao n ñ nunca nem nope dont');
/** Words with which a clause begins, so that a mark before them only shows it. */
export const CLAUSE_STARTERS: ByLanguage = {
  en: words(
    'i we he she they it you u & this that there what how why who which any anyone anybody please pls thanks thank thx patient pt pts patients but however although though because cuz so and everyone also',
  ),
  pt: words(
    'eu nós ele ela eles elas vocês vcs vc você isso este esta o_que qual quais como quem alguém algum alguma será por pois mas porém porque pq então e paciente pct pcte agora hoje ontem obrigado obrigada',
  ),
};
/** Words after which a comma may be added at the beginning of a clause. */
export const OPENERS: ByLanguage = {
  en: words(
    'today yesterday currently however recently also otherwise imo opinion please hello everyone all morning usually finally initially overnight lately sometimes now additionally furthermore moreover tonight tomorrow',
  ),
  pt: words(
    'hoje ontem cá agora atualmente recentemente depois também geralmente normalmente finalmente inicialmente então aqui amanhã senão obrigado obrigada obg valeu pfv pfvr pf gente pessoal contrario favor opiniao colegas entretanto contudo porém',
  ),
};
export const QUESTION_WORDS: ByLanguage = {
  en: words(
    'what how why who which when where any anyone anybody is are do does did would should could can has have thoughts worth whats hows ok safe ideas am wdyt advice tips',
  ),
  pt: words(
    'qual quais como quem alguém alguem algm quando onde oq quanto qto será o_que vcs vocês vc você pode posso tem tenho devo vale dá da dica dicas ideia mantenho acham faço precisa existe o que por pq e alguma algum',
  ),
};
export const SIDES = words('left right l r lt rt esquerdo esquerda direito direita esq dir both bilateral ambos ambas');
/** Words that "a" must not be put before or taken from. */
export const QUANTIFIERS = words('few little lot bit pouco poucos poucas pouca');
/** Words that are other words in capitals: "us" and "US". */
export const CAPITALS_MATTER = words(
  'us aids who it or all may can as at so no on is if to am he she we be do has dia ser sus dor pe tia',
);
/** Pronouns by the person that they name. */
export const PRONOUNS: Readonly<Record<string, 'male' | 'female' | 'self' | 'other'>> = {
  he: 'male',
  his: 'male',
  him: 'male',
  she: 'female',
  her: 'female',
  hers: 'female',
  i: 'self',
  we: 'self',
  my: 'self',
  our: 'self',
  they: 'other',
  their: 'other',
  them: 'other',
  its: 'other',
  ele: 'male',
  ela: 'female',
  seu: 'other',
  sua: 'other',
  seus: 'other',
  suas: 'other',
  meu: 'self',
  minha: 'self',
  meus: 'self',
  minhas: 'self',
  nosso: 'self',
  nossa: 'self',
  dele: 'male',
  dela: 'female',
  lo: 'male',
  la: 'female',
};
export const MALE = words(
  "he's hes he'd he'll " +
    'he him his himself m male man men boy gentleman guy mr father dad son ele dele homem masculino menino sr pai filho idoso senhor',
);
export const FEMALE = words(
  "she's shes she'd she'll " +
    'she her hers herself f female woman women girl lady mrs ms mother mum mom daughter pregnant ela dela mulher feminino feminina menina sra mãe filha idosa senhora gestante grávida gravida puérpera',
);
/** Participles of what is only done to patients, drugs and samples: without an auxiliary they may be passive. */
export const CLINICAL = words(
  'started given intubated extubated admitted discharged transferred treated vaccinated ventilated sedated biopsied drained cultured removed inserted added booked ordered referred prescribed held stopped increased reduced repeated confirmed diagnosed excluded scheduled performed done found seen put placed kept continued commenced initiated administered transfused operated planned scanned reviewed reported noted collected sent taken tested used sutured immunised loaded shocked reversed titrated weaned restarted discontinued withheld raised elevated swollen distended resolved infected dehydrated impaired blocked dilated inflamed enlarged displaced fractured perforated obstructed ruptured bruised depressed agitated confused sedated concerned worried tired relieved surprised scared interested exhausted unchanged improved controlled uncontrolled localised localized indicated contraindicated approved licensed recommended required needed advised vaccinated unvaccinated boosted loaded anticoagulated isolated consulted contacted informed asked_ bleached stained tented complicated associated related limited based fitted paralysed intoxicated malnourished jaundiced',
);
/** What members do to treatments; the person who is named as its subject is part of the meaning. */
export const AGENTIVE = words(
  'stop start give prescribe continue hold switch increase reduce taper wean double halve repeat use order book refer admit discharge transfer intubate extubate transfuse treat examine check operate biopsy drain remove insert replace add call recommend tell ask restart try do screen titrate inject swab scan',
);
/** Adverbs and auxiliaries between a subject and its verb. */
export const ADVERBS_BEFORE_VERBS = words(
  "not never also just only always usually still now then already even ever please pls dont don't didnt didn't doesnt doesn't should shouldn't must can cannot can't could would will may might do does did have has had been to really already recently não nao n nunca também tb já ja só so ainda sempre por favor vou vamos to estou",
);

/** Words that no mark follows. */
export const DANGLING = words(
  'thank i we it he she what has have had there my our his her their dear prezados caros please that which who or but do does did should would could can to for by from as than if eu nós que ou mas se por para deve pode qual como',
);

/** Persons who act for a patient. */
export const FAMILY = words(
  'mother father mum mom dad parents family nurse carer wife husband patient pt doctor team mãe mae pai pais família familia enfermeira enfermeiro cuidador cuidadora esposa marido paciente pct médico médica medico equipe',
);
/** Persons that an age may stand before or after. */
export const PERSONS = words(
  'pt patient kid child baby infant boy girl man woman lady gentleman male female neonate newborn toddler teen teenager adolescent pct pcte paciente criança crianca bebê menino menina idoso idosa homem mulher gestante adolescente rn',
);
/** Roles and specialties with which a post begins as a label. */
export const ROLES =
  /^(?:sho|reg|registrar|nurse|midwife|physio|physiotherapist|ot|slt|pharm|pharmacist|pharmacy|dentist|dietitian|dietician|student|intern|resident|gp|paramedic|podiatry|podiatrist|optom|ent|icu|itu|ed|psych|palliative|endo|ortho|derm|renal|paeds|stroke|vet|surgeon|medic|fy1|fy2|f1|f2|enf|enfermeir[ao]|enfermagem|fisio|fisioterapeuta|fono|nutri|farmaceutic[ao]|dentista|odonto|intern[ao]|residente|r1|r2|r3|ofta|oftalmo|ort|orto|ortopedia|cardio|nefro|neuro|gineco|pediatra|anestesia|obstetra|medic[ao]|estudante|academic[ao]|tecnic[ao]|psicolog[ao]|veterinari[ao])$/;
/** Roles of an author at the end of a label. */
export const AUTHORS =
  /^(?:sho|reg|registrar|nurse|midwife|physio|physiotherapist|ot|slt|pharmacist|dentist|dietitian|dietician|student|intern|resident|gp|paramedic|podiatrist|optometrist|surgeon|medic|fy1|fy2|f1|f2|fellow|trainee|spr|hca|psychologist|radiographer)$/;
