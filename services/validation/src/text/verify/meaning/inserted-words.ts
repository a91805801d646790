import type { Fault, Language } from '../../tokens/types';
import { numeralOf } from './numbers';
import type { Item } from './items';

const isIn = (words: RegExp, item: Item | undefined): boolean => item?.kind === 'word' && words.test(item.folded);
const count = (items: readonly Item[], is: (item: Item, at: number) => boolean): number => items.filter(is).length;

const CONDITIONS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|whether|when|whenever|unless|once|in|should|or|otherwise|provided|wonder|wondering)$/,
  pt: /^(?:se|si|caso|quando|qdo|qnd|qd|sempre|ou|desde|senao)$/,
};

/** "Mais se um caso": a condition before a number, article or noun, of which the post has no word. */
function insertsCondition(post: readonly Item[], rewriting: readonly Item[], language: Language): boolean {
  const isCase = (item: Item, at: number): boolean =>
    item.folded === 'caso' && (isNumber(post[at - 1]) || isIn(/^(?:um|o|este|esse|outro|mesmo|meu)$/, post[at - 1]));
  if (post.some((item, at) => isIn(CONDITIONS[language], item) && !isCase(item, at))) return false;
  return rewriting.some(
    (item, at) =>
      (!item.isClitic &&
        (language === 'en'
          ? item.kind === 'word' && item.folded === 'if'
          : item.kind === 'word' &&
            item.folded === 'se' &&
            // "Se usa" and "usa se" have a pronoun.
            isIn(/^(?:um|uma|uns|umas|o|a|os|as|de|do|da|em|no|na|com|sem|nao)$/, rewriting[at + 1]) &&
            !isIn(/(?:[aeo]|am|em|ou|eu|iu|ndo|[aei]r|avam?|iam?)$/, rewriting[at - 1]))) ||
      (item.folded === 'se' &&
        language === 'pt' &&
        isIn(/^(?:mais|menos|so|apenas|ja|ainda|tambem)$/, rewriting[at - 1]) &&
        isNumber(rewriting[at + 1])),
  );
}

const isNumber = (item: Item | undefined): boolean =>
  item?.kind === 'number' || (item?.kind === 'word' && numeralOf(item.folded) !== undefined);

/** "A to 4-year-old child": the number begins a range or is what something rises to, of which the post has no mark. */
function insertsLimit(post: readonly Item[], rewriting: readonly Item[], language: Language): boolean {
  if (language === 'pt') return false;
  const isLimit =
    (items: readonly Item[]) =>
    (item: Item, at: number): boolean =>
      isIn(/^to$/, item) && isNumber(items[at + 1]);
  const known = count(
    post,
    ({ text, folded }) => /^(?:to|2|til|till|until|up|down|now|from)$/.test(folded) || /[→>\-–↑↓]/u.test(text),
  );
  return known === 0 && count(rewriting, isLimit(rewriting)) > count(post, isLimit(post));
}

/** "Perguntou a quem tem filhos" asks those; "perguntou quem tem filhos" asks who they are. */
function losesPersonAsked(post: readonly Item[], rewriting: readonly Item[], language: Language): boolean {
  if (language === 'en') return false;
  const isWho = ({ folded }: Item): boolean => /^(?:quem|qm)$/.test(folded);
  const governed = (items: readonly Item[]): number =>
    count(items, (item, at) => isWho(item) && isIn(/^(?:a|p|pra|para|por|de|com|em|sem|sobre)$/, items[at - 1]));
  const bare = (items: readonly Item[]): number => count(items, isWho) - governed(items);
  return governed(rewriting) < governed(post) && bare(rewriting) > bare(post);
}

export const INSERTED = 'inserted';

/** A small word that is free elsewhere and changes the meaning here: an added condition or limit, a lost preposition. */
export function findInsertedWord(
  post: readonly Item[],
  rewriting: readonly Item[],
  language: Language,
): Fault | undefined {
  const isChanged = [insertsCondition, insertsLimit, losesPersonAsked].some((changes) =>
    changes(post, rewriting, language),
  );
  return isChanged ? { kind: 'wording', what: INSERTED } : undefined;
}
