import type { Language } from '../tokens/types';

/** An acceptable rewriting with one change of its meaning. */
export interface Attack {
  readonly how: string;
  readonly text: string;
}

const pairs = (list: string): ReadonlyMap<string, string> => {
  const map = new Map<string, string>();
  for (const pair of list.trim().split(/\s*;\s*/)) {
    const [one = '', other = ''] = pair.split('/');
    map.set(one.trim(), other.trim());
    map.set(other.trim(), one.trim());
  }
  return map;
};
const oneWay = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s*;\s*/)
      .map((each) => each.split('>').map((word) => word.trim()) as [string, string]),
  );

/** Words that are exchanged for what they are not. */
const EXCHANGES: Readonly<Record<Language, Readonly<Record<string, ReadonlyMap<string, string>>>>> = {
  en: {
    'the other side': pairs('left/right; upper/lower; anterior/posterior; proximal/distal'),
    'the other unit': pairs('mg/mcg; hours/days; weeks/months; ml/l; days/weeks; kg/g'),
    'the other direction': pairs(
      'more/less; higher/lower; increase/decrease; increased/decreased; better/worse; improved/worsened; above/below; rose/fell; at least/at most; hypertension/hypotension; hyperkalemia/hypokalemia; acute/chronic',
    ),
    'the other time': pairs(
      'before/after; today/yesterday; first/last; morning/night; daily/weekly; now/later; since/until; during/after; early/late',
    ),
    'another negation': oneWay(
      'not > also; no > some; never > always; without > with; none > some; nobody > everybody; cannot > can; denies > reports; nothing > something',
    ),
    'another condition': oneWay(
      'if > unless; unless > if; only > also; because > although; until > after; when > unless; or > and; either > both; both > either; before > if; than > as',
    ),
    'another certainty': oneWay(
      'may > must; might > will; could > does; should > may; can > must; must > may; possibly > certainly; probably > certainly; perhaps > certainly; seems > is; suspect > confirm; likely > certain',
    ),
    'another quantity': oneWay(
      'all > some; some > all; every > any; most > few; few > most; several > all; twice > once; once > twice; daily > hourly; both > one; half > twice; many > few',
    ),
    'another act': oneWay(
      'start > stop; stop > start; started > stopped; stopped > started; give > withhold; given > withheld; gave > withheld; increase > reduce; reduced > increased; admitted > discharged; accept > refuse; refuses > accepts; positive > negative; negative > positive; normal > abnormal; continue > stop; hold > give; administered > discontinued; received > refused',
    ),
    'another person': oneWay(
      'patient > nurse; mother > baby; baby > mother; nurse > doctor; doctor > patient; she > he; he > she; his > her; her > his; i > they; we > they; my > their; family > police; patient > mother; child > mother',
    ),
  },
  pt: {
    'the other side': pairs('esquerdo/direito; esquerda/direita; superior/inferior; anterior/posterior'),
    'the other unit': pairs('mg/mcg; horas/dias; semanas/meses; ml/l; dias/semanas; kg/g; ui/mg'),
    'the other direction': pairs(
      'mais/menos; maior/menor; aumentou/reduziu; aumento/redução; melhor/pior; melhorou/piorou; acima/abaixo; subiu/caiu; alto/baixo; alta/baixa; hipertensão/hipotensão; agudo/crônico; aguda/crônica',
    ),
    'the other time': pairs(
      'antes/depois; hoje/ontem; primeiro/último; manhã/noite; após/antes; agora/depois; até/após; desde/até',
    ),
    'another negation': oneWay(
      'não > também; sem > com; nunca > sempre; nem > e; nenhum > algum; ninguém > alguém; nega > refere; nada > tudo',
    ),
    'another condition': oneWay(
      'se > embora; só > também; somente > também; apenas > também; porque > embora; até > após; quando > exceto; ou > e; exceto > inclusive; caso > embora',
    ),
    'another certainty': oneWay(
      'pode > deve; deve > pode; podem > devem; talvez > certamente; provavelmente > certamente; parece > é; suspeita > confirmação; possível > certo; acho > sei; acredito > sei',
    ),
    'another quantity': oneWay(
      'todos > alguns; alguns > todos; cada > algum; muitos > poucos; todo > nenhum; ambos > nenhum; uma > duas; metade > dobro; dois > três',
    ),
    'another act': oneWay(
      'iniciei > suspendi; suspendi > iniciei; iniciar > suspender; suspender > iniciar; dei > suspendi; administrei > suspendi; manter > suspender; mantive > suspendi; aumentei > reduzi; reduzi > aumentei; positivo > negativo; negativo > positivo; positiva > negativa; negativa > positiva; normal > alterado; internar > liberar; melhorou > faleceu',
    ),
    'another person': oneWay(
      'paciente > enfermeira; mãe > criança; criança > mãe; enfermeira > médica; ele > ela; ela > ele; eu > eles; meu > seu; minha > sua; médico > paciente; iniciei > iniciou; suspendi > suspendeu; administrei > administrou; família > polícia',
    ),
  },
};

const INSERTED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'not',
    'no',
    'only',
    'never',
    'safely',
    'may',
    'must',
    'if',
    'unless',
    'before',
    'after',
    'severe',
    'both',
    'by',
    'or',
    'until',
    'without',
    'all',
    'some',
    'definitely',
    'warfarin',
    '5',
    'left',
    'than',
    'to',
    'from',
    'because',
  ],
  pt: [
    'não',
    'sem',
    'só',
    'nunca',
    'com segurança',
    'pode',
    'deve',
    'se',
    'exceto',
    'antes',
    'depois',
    'grave',
    'ambos',
    'por',
    'ou',
    'até',
    'nem',
    'todos',
    'alguns',
    'certamente',
    'varfarina',
    '5',
    'esquerdo',
    'para',
    'porque',
    'apenas',
  ],
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\d][\p{L}\d.,/'’%-]*[\p{L}\d%]|[\p{L}\d]/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
const inPlace = (text: string, { start, end }: Word, to: string): string => text.slice(0, start) + to + text.slice(end);
const exchanged = (text: string, one: Word, other: Word): string =>
  text.slice(0, one.start) + other.text + text.slice(one.end, other.start) + one.text + text.slice(other.end);

/**
 * Every attack of these kinds on a rewriting: words exchanged for their opposites, numbers changed or swapped, words
 * dropped, inserted and swapped, marks moved.
 * @param random picks a share of those that there are many of
 */
export function* attacksOn(text: string, language: Language, random: () => number): Generator<Attack> {
  const words = wordsOf(text);
  for (const [how, exchanges] of Object.entries(EXCHANGES[language]))
    for (const word of words) {
      const to = exchanges.get(word.text.toLowerCase());
      if (to !== undefined) yield { how, text: inPlace(text, word, to) };
    }
  yield* numberAttacks(text, words);
  yield* wordAttacks(text, words, language, random);
  yield* markAttacks(text, words);
}

function* numberAttacks(text: string, words: readonly Word[]): Generator<Attack> {
  const numbers = words.filter((word) => /^\d/.test(word.text));
  for (const [index, number] of numbers.entries()) {
    yield {
      how: 'ten times the number',
      text: inPlace(
        text,
        number,
        number.text.replace(/^\d+/, (digits) => `${digits}0`),
      ),
    };
    yield {
      how: 'another digit',
      text: inPlace(
        text,
        number,
        number.text.replace(/\d/, (digit) => String((Number(digit) + 3) % 10)),
      ),
    };
    const other = numbers[index + 1];
    if (other && other.text !== number.text) yield { how: 'two numbers swapped', text: exchanged(text, number, other) };
  }
}

/** Words that may be left out, added or swapped without another meaning; attacks leave them alone. */
const LIGHT =
  /^(?:a|an|the|is|are|was|were|be|been|being|has|have|had|of|to|in|on|at|for|with|and|that|which|who|it|this|these|there|i|we|you|please|also|too|do|does|did|would|as|so|just|really|my|his|her|their|patient|patients|currently|dear|colleagues|kindly|o|os|as|um|uma|de|do|da|dos|das|em|no|na|nos|nas|ao|à|é|são|foi|foram|está|estão|e|que|com|para|por|se|eu|nós|um|uns|umas|este|esta|esse|essa|isso|isto|também|prezados|colegas|favor|paciente|pacientes|há|pelo|pela|já|tem|aqui|então|mesmo|lá|aí|né|like|well|even|ever|here|one|all|any|some|guys|thanks|thank|hello|hi|good|morning|right|now|others|other|todo|boa|bom|dia|tarde|noite|oi|olá|dúvida|obrigado|obrigada|ok|assim|a|estava|tava|olha|obg|given|tenho|question|casos|she|he|ela|ele|ser|sou|qual|thank|agradeço|obrigado\(a\)|should|age)$/iu;

function* wordAttacks(
  text: string,
  words: readonly Word[],
  language: Language,
  random: () => number,
): Generator<Attack> {
  const content = words.filter((word) => !LIGHT.test(word.text) && word.text.length > 2);
  for (const [index, word] of content.entries()) {
    if (random() < 0.5)
      yield { how: 'a word dropped', text: text.slice(0, word.start) + text.slice(word.end).replace(/^ /, '') };
    const next = content[index + 1];
    const far = content[Math.floor(random() * content.length)];
    // "Adolescent, 16y" and "16y adolescent" mean the same.
    if (
      [word, next].some((each) => /^\d/u.test(each?.text ?? '')) &&
      [word, next].some((each) => /^(?:\p{L}+)$/u.test(each?.text ?? ''))
    )
      continue;
    for (const other of [next, far])
      if (
        other &&
        other.start > word.start &&
        !/^ (?:was|were|is|é|foi|é o) $/u.test(text.slice(word.end, other.start)) &&
        other.text.toLowerCase() !== word.text.toLowerCase()
      )
        yield { how: 'two words swapped', text: exchanged(text, word, other) };
  }
  for (const inserted of INSERTED[language]) {
    const at = words[Math.floor(random() * words.length)];
    if (at) yield { how: 'a word inserted', text: `${text.slice(0, at.start)}${inserted} ${text.slice(at.start)}` };
  }
}

/** A full stop or comma that moves over the words next to it. */
function* markAttacks(text: string, words: readonly Word[]): Generator<Attack> {
  for (const [index, word] of words.entries()) {
    const mark = /^[.,;](?= |$)/.exec(text.slice(word.end))?.[0];
    if (mark === undefined || word.text.length === 1 || index === words.length - 1) continue;
    for (const offset of [-2, -1, 1, 2]) {
      const other = words[index + offset];
      if (
        !other ||
        other.text.length === 1 ||
        /^(?:and|e|but|mas|it)$/iu.test(words[index + offset + 1]?.text ?? '') ||
        /^(?:and|e|but|mas|it)$/iu.test(words[index + 1]?.text ?? '') ||
        /[.,;:?!()\n]/.test(
          text.slice(Math.min(word.end, other.end) + (offset < 0 ? 0 : 1), Math.max(word.start, other.start)),
        )
      )
        continue;
      const moved =
        offset < 0
          ? text.slice(0, other.end) + mark + text.slice(other.end, word.end) + text.slice(word.end + 1)
          : text.slice(0, word.end) + text.slice(word.end + 1, other.end) + mark + text.slice(other.end);
      yield { how: mark === ',' ? 'a comma moved' : 'a full stop moved', text: moved };
    }
  }
}
