import { englishPosts } from '../testing/reviewed-posts-english';
import { portuguesePosts } from '../testing/reviewed-posts-portuguese';
import { detectLanguage } from './language';

const english = [
  'RA flare, both MCPs swollen, DAS28 5.4, add hydroxychloroquine',
  'polyuria, HbA1c 88, DM newly dx',
  'who uses ketamine?',
  'pt is septic',
  'BP 90/60, give fluids',
  'u there?',
  'gonna start it',
  'idk tbh',
  'is it safe',
  'ANY IDEAS?',
  'thx guys',
  'no fever today',
  'Chest pain and dyspnea',
  'stop smoking',
  'start aspirin 75 mg',
  'apixaban or warfarin?',
  'metformin 500 mg daily',
  'Sepsis in the elderly',
  "can't sleep",
  'what dose?',
  'HELP PLEASE',
  'my first case',
  'sertraline and pregnancy',
  'kids with RSV',
  'heart failure',
  'acute stroke',
  'side effects of statins',
  'RCT with 200 patients',
  'insulin pump',
  'omg so true',
  'not again',
  'great study',
  'Blood pressure target?',
  'new guideline out',
  'She has lupus',
  'Fluids vs pressors',
  'chronic kidney disease',
  'wtf do i do now',
  'dengue burden',
  'CT neg',
  'nah dont do it',
  'h/o mi s/p pci',
  'losartan 50 mg',
  'amoxicillin',
  'ECG 12',
  'vaccine works',
  'Should I worry?',
  'lisinopril, furosemide, spironolactone',
];
const portuguese = [
  'rigidez matinal, HLA B27, sacroiliite bilateral. EA',
  'quem usa cetamina?',
  'pcte séptico',
  'PA 90/60, volume',
  'vc aí?',
  'vou começar',
  'sei não',
  'é seguro',
  'ALGUMA IDEIA?',
  'vlw galera',
  'sem febre hoje',
  'Dor torácica e dispneia',
  'pare de fumar',
  'iniciar aspirina 75 mg',
  'apixabana ou varfarina?',
  'metformina 500 mg ao dia',
  'Sepse no idoso',
  'não dorme',
  'qual dose?',
  'ME AJUDA POR FAVOR',
  'meu primeiro caso',
  'sertralina na gestação',
  'crianças com VSR',
  'insuficiência cardíaca',
  'AVC agudo',
  'efeitos das estatinas',
  'ECR com 200 pacientes',
  'bomba de insulina',
  'kkkk verdade',
  'de novo não',
  'ótimo estudo',
  'Meta de pressão?',
  'saiu diretriz nova',
  'Ela tem lúpus',
  'pq suspender?',
  'doença renal crônica',
  'to achando ruim',
  'losartana 50 mg',
  'amoxicilina',
  'tá com dor',
  'vacina funciona',
  'Devo me preocupar?',
  'dipirona, omeprazol, furosemida',
  'fisio pelvica: incontinencia pos prostatec, biofeedback + eletro ajudou',
];

describe('detectLanguage', () => {
  it.each(english)('detects English in “%s”', (text) => expect(detectLanguage(text)).toBe('en'));
  it.each(portuguese)('detects Portuguese in “%s”', (text) => expect(detectLanguage(text)).toBe('pt'));

  it('ignores the case of the letters', () => {
    const wrong = [
      ...englishPosts.map(({ text }) => ['en', text]),
      ...portuguesePosts.map(({ text }) => ['pt', text]),
    ].filter(([language, text = '']) =>
      [text.toUpperCase(), text.toLowerCase()].some((each) => detectLanguage(each) !== language),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['', '120/80', 'ECG', '🙂'])('falls back to English for %j', (text) =>
    expect(detectLanguage(text)).toBe('en'),
  );
});
