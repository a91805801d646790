import type { Language } from '../text';
import type { Entry, Form } from './parse-concepts';
import type { Concept } from './types';
import { type Word, keyOf, wordsOf } from './word-forms';

/** A form in the index. A form without a concept is an idiom: concepts inside it are not recognised. */
export interface IndexedForm {
  readonly concept: Concept | null;
  readonly form: Form;
  /** The form's words as spelled in the data, to compare forms that match only in capitals. */
  readonly written: readonly string[];
}

interface Node {
  readonly next: Map<string, Node>;
  readonly forms: IndexedForm[];
}

/** By language: forms that are not recognised in texts of that language, because they are ordinary words there. */
export type Homographs = Readonly<Record<Language, ReadonlySet<string>>>;

/** All forms of a lexicon as a tree of words, built once. */
export class ConceptIndex {
  private readonly root: Node = { next: new Map(), forms: [] };
  /** The words of disease names, drug names and the like, for spelling correction. */
  readonly vocabulary = new Set<string>();

  constructor(
    entries: readonly Entry[],
    idioms: readonly string[],
    everyday: ReadonlySet<string>,
    private readonly homographs: Homographs,
  ) {
    for (const { concept, forms } of entries)
      for (const form of forms)
        this.add(concept, everyday.has(form.text.split(' ').map(keyOf).join(' ')) ? { ...form, everyday: true } : form);
    for (const text of idioms) this.add(null, { text, capitals: false, everyday: false });
  }

  private add(concept: Concept | null, form: Form): void {
    const words = wordsOf(form.text);
    let node = this.root;
    for (const { key } of words) {
      let next = node.next.get(key);
      if (!next) node.next.set(key, (next = { next: new Map(), forms: [] }));
      node = next;
      if (concept) this.vocabulary.add(key);
    }
    node.forms.push({ concept, form, written: words.map(({ written }) => written) });
  }

  /**
   * Returns the longest form that begins at a word, and its length in words. When several concepts have this form,
   * prefers the one in the text's language.
   */
  longest(
    words: readonly Word[],
    at: number,
    language: Language,
    allCapitals: boolean,
  ): { indexed: IndexedForm; length: number } | null {
    let node: Node | undefined = this.root;
    let best: { indexed: IndexedForm; length: number } | null = null;
    for (let length = 0; node;) {
      const word: Word | undefined = words[at + length];
      if (!word || (length > 0 && !word.joined)) break;
      node = node.next.get(word.key);
      if (!node) break;
      length += 1;
      const indexed = this.choose(node.forms, words.slice(at, at + length), language, allCapitals);
      if (indexed) best = { indexed, length };
    }
    return best;
  }

  private choose(
    forms: readonly IndexedForm[],
    words: readonly Word[],
    language: Language,
    allCapitals: boolean,
  ): IndexedForm | null {
    let best: IndexedForm | null = null;
    let most = 0;
    for (const indexed of forms) {
      const rank = this.rank(indexed, words, language, allCapitals);
      if (rank > most) [best, most] = [indexed, rank];
    }
    return best;
  }

  /**
   * The rank of a form; 0 when it does not match. In ascending order: everyday words, forms of the other language,
   * forms of the text's language, forms in capitals, idioms.
   */
  private rank(
    { concept, form, written }: IndexedForm,
    words: readonly Word[],
    language: Language,
    allCapitals: boolean,
  ): number {
    if (concept === null) return 6;
    if (
      form.capitals &&
      (allCapitals || !words.every((word, index) => matchesCapitals(word.written, written[index] ?? '')))
    )
      return 0;
    const foreign = form.language !== undefined && form.language !== language;
    if (foreign && this.homographs[language].has(words.map(({ key }) => key).join(' '))) return 0;
    if (foreign && form.capitals) return 0;
    return (form.everyday ? 1 : 2) + (form.capitals ? 2 : 0) + (foreign ? 0 : 0.5);
  }

  /** Returns the forms that belong to more than one concept, for the tests of the data. */
  shared(): readonly { form: string; concepts: readonly string[] }[] {
    const found: { form: string; concepts: readonly string[] }[] = [];
    const visit = (node: Node, path: readonly string[]): void => {
      const clash = node.forms.filter((one) =>
        node.forms.some(
          (other) =>
            one.concept && other.concept && one.concept !== other.concept && !areDistinct(one.form, other.form),
        ),
      );
      if (clash.length > 0)
        found.push({
          form: path.join(' '),
          concepts: [...new Set(clash.map(({ concept }) => concept?.term ?? ''))].toSorted(),
        });
      for (const [key, next] of node.next) visit(next, [...path, key]);
    };
    visit(this.root, []);
    return found;
  }
}

/** Abbreviations that are written differently ('CRP', 'CRPS') or belong to different languages cannot be confused. */
const areDistinct = (one: Form, other: Form): boolean =>
  one.capitals &&
  other.capitals &&
  (one.text !== other.text ||
    (one.language !== undefined && other.language !== undefined && one.language !== other.language));

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Accepts 'AVC' and 'AVCs', but not 'avc'. */
const matchesCapitals = (written: string, form: string): boolean =>
  withoutAccents(written).replace(/(?<=\p{Lu})s$/u, '') === withoutAccents(form);

/** Lookup keys of the words of a hand-written list. */
export const keysOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean).map(keyOf));
