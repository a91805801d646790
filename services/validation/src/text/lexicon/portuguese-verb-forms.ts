import { fold } from '../tokens/fold';
import { parseWords } from './types';

/** Irregular forms, and regular ones whose ending other words have too; in small letters without accents. */
const FIRST_PAST = parseWords(`
  fiz dei pus tive fui li abri pedi ouvi decidi discuti insisti transferi introduzi reduzi prescrevi suspendi atendi recebi escrevi desci subi
  corri perdi percebi colhi resolvi mantive preferi sugeri assumi expandi conduzi consegui corrigi repus revi comecamos iniciamos fizemos demos
  suspendemos pedimos internamos repusemos aumentamos reduzimos
`);
/** The author's verbs in the present, which are no other word. */
const FIRST_PRESENT = parseWords(`
  estou tenho sou vou acho quero preciso faço posso sei gostaria queria peço repito fico prefiro costumo recomendo sugiro agradeço estava tinha
  diluo colho intubo extubo suspendo mantenho reduzo associo prescrevo oriento encaminho solicito opero acompanho atendo sigo volto chego saio moro leio
  escrevo digo falo entendo concordo discordo aceito indico evito adoro odeio durmo perco recebo pago compro continuo aguento consigo
  confesso mando vejo dou deixo ponho trato sinto estamos temos somos vamos fazemos queremos precisamos usamos pedimos mandamos deixamos
`);
/** The same form as the third person, so that the author is not sure. */
const NO_FIRST_PRESENT = parseWords('estava tinha queria gostaria trato');
const NO_FIRST_PLURAL = parseWords(
  'próximos ultimos últimos mínimos máximos ótimos péssimos primos ramos ânimos extremos termos menos mesmos somos',
);
const NO_FIRST_PAST = parseWords('volei joquei hoquei papei');
const THIRD_PAST = parseWords(
  'fez deu veio foi disse teve quis trouxe era eram estava estavam tinha tinham viu caiu saiu traiu construiu distribuiu diminuiu obstruiu mexeu',
);
const NO_THIRD_PAST = parseWords('estou vou sou dou meu teu seu europeu museu ateu judeu hebreu apogeu');
const PRESENT = parseWords(`
  é são sao está estão estou tem têm tenho temos vai vão vou pode podem deve devem faz fazem dá dão quer querem sabe sabem acha acham acho matam
  salvam existe existem serve servem mudam resolve resolvem funciona funcionam ajudam precisa precisam parece parecem fica ficam viram depende
  evita evitam pede pedem usa usam chega chegam manda mandam diz dizem insiste insistem adianta importa valoriza merece sei faço fazemos usamos
  tratamos prefiro dói cansa sofre vem vêm cai sai vê veem avaria bloqueia aperta responde respondem aparece aparecem continua continuam vive morre
  morrem come toma tomam recusa nega negam refere referem aceita aceitam trabalha trabalham ensina deixa deixam tratam cobra cobram atende atendem
  acaba acabam demora demoram cabe repetem mantêm mantém
`);
/** Verbs that follow a noun as its adjective or object too, or a name ("São Paulo"). */
const NO_STATEMENT = parseWords('são recusa nega come acaba toma manda sei');
/** Verbs that are nouns too, so that a subject has to precede them. */
export const PRESENT_OR_NOUN = parseWords(
  'mata salva basta muda ajuda vale vira custa causa uso trato melhora piora piora conta falta volta',
);

export const isFirstPast = (word: string): boolean => {
  const plain = fold(word);
  return FIRST_PAST.has(plain) || (/^\p{L}{3,14}ei$/u.test(plain) && !NO_FIRST_PAST.has(plain));
};
export const isThirdPast = (word: string): boolean => {
  const plain = fold(word);
  return (
    THIRD_PAST.has(plain) ||
    (/^\p{L}{2,14}(?:ou|eu|[^aeiouq]iu|aram|eram|iram)$/u.test(plain) && !NO_THIRD_PAST.has(plain))
  );
};
/** Whether only the author can be the subject of a verb. */
export const isFirstPerson = (word: string): boolean =>
  isFirstPast(word) || (FIRST_PRESENT.has(word) && !NO_FIRST_PRESENT.has(word));
export const isFirstPlural = (word: string): boolean =>
  /^\p{L}{3,14}(?:amos|emos|imos|ámos)$/u.test(word) && !NO_FIRST_PLURAL.has(word);
/** Whether a verb can follow its subject and no other word is written so. */
export const beginsStatement = (word: string): boolean =>
  (isThirdPast(word) || PRESENT.has(word)) && !isFirstPerson(word) && !NO_STATEMENT.has(word);
export const isFinite = (word: string): boolean => isThirdPast(word) || PRESENT.has(word) || isFirstPast(word);
/** After a subject, where the imperfect and a noun can only be verbs. */
export const isVerb = (word: string): boolean =>
  isFinite(word) || PRESENT_OR_NOUN.has(word) || /^\p{L}{2,12}(?:ava|avam|ia|iam)$/u.test(word);

/** Requests to the readers. */
export const REQUESTS = parseWords(`
  usem peçam façam deem dêem mandem examinem vacinem notifiquem encaminhem colham meçam suspendam iniciem prescrevam evitem lembrem tratem internem
  hidratem confiram chequem escutem ouçam perguntem avaliem orientem cuidem olhem vejam pensem desconfiem investiguem valorizem reponham corrijam
  parem respeitem esperem procurem leiam estudem testem repitam registrem anotem revisem troquem tirem
`);
