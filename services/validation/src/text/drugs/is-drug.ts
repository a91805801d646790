import { fold } from '../fold';
import { DRUG_NAMES, NOT_DRUGS } from './names';

// WHO's stems for whole families, in English and Portuguese spelling (folded).
const STEMS = new RegExp(
  `(?:${[
    'pril', 'prilate?', 'sartana?', 'olol', '(?:v|st)astatina?', 'conazole?', 'prazole?', 'nidazole?', 'bendazole?', 'cillin', 'cilina', '(?:mycin|micina|micin)', 'floxacino?',
    'z?umabe?', 'ximabe?', 'limabe?', 'rolumabe?', 'tinibe?', 'ciclibe?', 'gliptina?', 'gliflozina?', 'glutid[ea]', 'zepatid[ea]', 'dipin[eo]', 'triptana?', 'setrona?', 'oxetin[ea]', '(?:az|az|olaz)epam', 'zolam', 'barbital',
    '(?:ova|oca|ica)ina?caine', 'caine', '[vd]ocaina', 'vacaina', 'cyclovir', 'ciclovir', 'navir', 'tegravir', 'buvir', 'asvir', 'previr', 'xabana?', 'gatrana?', 'paparina?', 'dronate', 'dronato', 'olone', 'olona', 'asone', 'asona',
    'thiazide', 'tiazida', 'curonium', 'curonio', 'cyclin', 'cycline', 'ciclina', 'penem', 'fungina?', 'denafila?', 'lukaste?', 'lucaste', 'tropium', 'tropio', 'tidine', 'tidina', 'fibrate', 'fibrato', 'platina?', 'rubicin', 'rubicina', 'taxel', 'profeno?', 'coxibe?', 'grelor', 'grel',
  ].join('|')})$`,
);

/** Whether a word is the name of a drug: a closed list, and the stems of international nonproprietary names. */
export function isDrug(word: string): boolean {
  const folded = fold(word);
  if (DRUG_NAMES.has(folded)) return true;
  return folded.length >= 8 && !NOT_DRUGS.has(folded) && STEMS.test(folded);
}
