import { francAll } from 'franc';
import { isDrug } from './is-drug';
import { wordSet } from './fold';
import type { Language } from './types';

// Words of only one of the two languages, chat spellings included. Matched exactly except for case.
const ENGLISH =
  wordSet(`the and of is are was were be been has have had with without for from this that these those what which who how why when where you your we our they their he she his her it its i i'm i've my
  not don't doesn't didn't isn't can't won't should would could can will any anyone anybody some all more most less than then there here just very too also if but or by at on an in to about after before during
  do does did now wtf neg pos nah yep dont cant burden h/o s/p r/o f/u n/v lmao tbh ngl again
  u ur r pls plz thx bc cuz gonna wanna gotta kinda idk imo btw rn tho omg lol pt pts patient patients dose started starting given give gave got get take taking tablet daily twice once day days week weeks year years old
  says said told asked whats urs ours yours hes shes theyre ward nurse nurses doctor doctors clinic month months never always still only even much many
  vs fluids fever pain cough chest blood pressure heart kidney liver stroke treatment drug drugs trial study evidence guideline use using risk side effects please thanks hey guys folks help anyone's yesterday today tonight w/ w/o acute chronic failure infection
  season steroids nebs abx cxr labs scan scans wound bleed bleeding swelling rash birth feeding surgery surgeon knee hip hand foot leg arm back neck skin bowel bladder lung brain bone tooth teeth eye ear throat stool urine sleep weight loss gain shift theatre discharge admission stop wait beds bloods meds labs kids mum baby staff im ive tired thats whats theres dont isnt wasnt didnt doesnt cannot wont
  both each every same need needs add added under over off out up down new newly old first second third half full high low swollen flare visual mild moderate severe yearly weekly longer shorter repair check`);
const PORTUGUESE = new Set(
  `o os um uma uns umas do dos da das na nas ao aos à às pelo pela e é são era foi ser está estão estava tem tinha ter com sem para por que qual quais quem como quando onde porque se mas ou já não sim
  eu tu ele ela nós eles elas você vocês meu minha seu sua isso este esta esse essa isto mais menos muito muita muitos muitas também só até sobre entre depois antes hoje ontem aqui lá
  vc vcs pq q n ñ nao mto mta mtos mtas tá tô ta tava pra pro tbm tb hj dps msm blz vlw obg qdo qto td tds alguém alguem galera gente pessoal né kkk kkkk rs aí ai oi olá
  paciente pacientes pcte dose dia dias semana semanas ano anos febre dor tosse peito pressão coração rim fígado avc tratamento tto remédio estudo evidência uso usar usando risco efeito efeitos dça sexo feminino masculino criança idoso idosa gestante nega refere apresenta aguda agudo crônica crônico infecção insuficiência de em ou c/ p/ ja nem vida mulher homem idoso idosa menino menina filho filha mae pai doente utente alguem ninguem tosse diarreia edema exame exames plantao iniciado iniciada feito feita qual quais usam fazem queria gostaria bebe lactente internado internada obrigado obrigada ajuda dúvida caso comprimido
  fisio nutri fono odonto farmacia cirurgia consulta plantão posto rede leito vaga escala equipe equipa colega colegas residente residencia prova curso artigo aula plaqueta plaquetas leuco joelho ombro perna
  mao olho ouvido boca dente pele mama utero parto gravida puerpera rn bebe creche escola vacina soro agua dieta sono vomito vomitos diarreia tontura febril nodulo lesao ferida curativo troca suspendo
  suspende mantenho mantem trata trato fazer faço faz fiz dei deu vi vejo acho sei vou vai vem ficou chegou saiu internou melhorou piorou ajudou resolveu usei pedi falei perdi passei operou meses mes horas
  anos dps duvida primeira primeiro segunda terceira nova novo tira colher exodontia casa nada ninguém ninguem nunca sempre agora ainda outro outra todo toda todos todas cada bem mal bom boa alto alta baixo baixa rigidez matinal entre acima abaixo`.split(
    /\s+/,
  ),
);

/** Endings of words that no English word has. */
const PORTUGUESE_ENDING =
  /^\p{L}{2,}(?:[cç][aã]o|[cç][oõ]es|mente|mento|mentos|dade|encia|ancia|logia|grafia|scopia|tomia|terapia|ivel|avel|inho|inha|ando|indo|aram|eram|[bcdjlmrstv]ou|(?<!nucl)[cdlmnprstv]ei)$/u;

const WORD = /[\p{L}ñ]+(?:['’/]\p{L}*)?/gu;

/**
 * Detects English or Portuguese. Words that only one of the languages has decide; on a tie, the trigrams of franc
 * decide between the two. A text without any evidence (only "ECG 12") is English.
 */
export function detectLanguage(text: string): Language {
  const normal = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  let balance = 0;
  for (const [word] of normal.matchAll(WORD)) {
    if (ENGLISH.has(word)) balance += 1;
    if (PORTUGUESE.has(word)) balance -= 1;
    else if (PORTUGUESE_ENDING.test(word)) balance -= 1;
    if (/[ãõçáéíóúâêôà]/.test(word)) balance -= 1;
    // Portuguese drug names end in a vowel where English ones do not: losartana, sertralina, captopril.
    if (/(?:ina|ana|ona|ila|ida|ino|eno|abe|inibe|ato)$/.test(word) && isDrug(word)) balance -= 0.5;
    else if (/(?:ine|in|an|one|ide|ate|ab|ole)$/.test(word) && isDrug(word)) balance += 0.5;
  }
  // "To" is Portuguese before a gerund ("to achando").
  balance -= 2 * [...normal.matchAll(/(?<!\p{L})to \p{L}+(?:ando|endo|indo)(?!\p{L})/gu)].length;
  if (balance !== 0) return balance > 0 ? 'en' : 'pt';
  const [best] = francAll(normal, { only: ['eng', 'por'], minLength: 3 });
  return best?.[0] === 'por' ? 'pt' : 'en';
}
