import { addsStatement } from './added-statements';
import { isFree, mayAdd, mayDrop } from './free-items';
import { isCapitalsOnly, isElse, type Text, voicesOf } from './grammar';
import { type Change, changesOf } from './changes';
import { type Item, itemsOf } from './items';
import { readingsOf } from './item-keys';
import { unitOf } from './numbers';
import { findingKey, isFinding, type MovedReading, movedReadings } from './moved-readings';
import { isChangeOfState } from './verb-keys';
import { shortWordMeanings } from './short-words';
import { type Phrase, plainSpelling, vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** A step from one place of a text to a later one. */
export interface Edge {
  readonly to: number;
  /** What must stand in the other text too; null for what may be added or removed. */
  readonly key: string | null;
  /** The items that the step passes, end exclusive. */
  readonly from: number;
  readonly end: number;
}

/** All readings of a text: places and the steps between them. A reading is a path from 0 to `end`. */
export interface Graph {
  readonly items: readonly Item[];
  readonly edges: readonly (readonly Edge[])[];
  readonly end: number;
}

/** The steps from one place that must stand in the other text too, by their keys. */
export function groupByKey(edges: readonly Edge[]): ReadonlyMap<string, readonly Edge[]> {
  const map = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.key === null) continue;
    const same = map.get(edge.key);
    if (same) same.push(edge);
    else map.set(edge.key, [edge]);
  }
  return map;
}

/** What is known of a text before its graph is made. */
type Source = Pick<Text, 'side' | 'language' | 'addsAccents' | 'abbreviations'>;

/** Makes the graph of a text. Linear in its length: phrases and moved parts are bounded. */
export function graphOf(source: string, known: Source): Graph {
  const { language } = known;
  const items = itemsOf(source);
  const spellings = items.map(({ folded }) => plainSpelling(folded, language));
  const builder = new GraphBuilder({
    ...known,
    items,
    spellings,
    vocabulary: vocabularyOf(language),
  });
  return { items, edges: builder.build(), end: items.length };
}

const MAX_PHRASE = 8;

class GraphBuilder {
  private readonly edges: Edge[][];

  constructor(private readonly text: Text) {
    this.edges = Array.from({ length: text.items.length + 1 }, () => []);
  }

  build(): readonly (readonly Edge[])[] {
    const order = this.text.items.map((_, at) => at);
    this.lay(order, [...order, this.text.items.length]);
    for (const moved of movedReadings(this.text)) this.layMoved(moved);
    for (const change of changesOf(this.text)) this.layChange(change);
    return this.edges;
  }

  private layMoved({ start, end, order, free, last, replaced }: MovedReading): void {
    const nodes = [start, ...order.slice(last.length > 0 ? 0 : 1).map(() => this.newNode())];
    if (last.length === 0) nodes.push(end);
    this.lay(order, nodes, replaced);
    for (const [index, at] of order.entries())
      if (free.includes(at)) this.add(nodes[index] ?? 0, nodes[index + 1] ?? 0, null, at, at + 1);
    for (const key of last) this.add(nodes.at(-1) ?? 0, end, key, start, end);
  }

  /** "6 -> 3.1" is "fell from 6 to 3.1". */
  private layChange({ at, verb, from, to }: Change): void {
    const nodes = [at, this.newNode(), this.newNode(), this.newNode(), this.newNode(), at + 3];
    for (const [index, keys] of [verb, from, null, to, null].entries()) {
      const [node = 0, next = 0] = [nodes[index], nodes[index + 1]];
      const number = index === 2 ? at : at + 2;
      if (keys !== null) for (const key of keys) this.add(node, next, key, at + 1, at + 2);
      else for (const path of readingsOf(this.text, number)) this.addPath(node, next, path, number, number + 1);
    }
  }

  /** Adds the edges of these items between these nodes, one more than items. */
  private lay(order: readonly number[], nodes: readonly number[], replaced?: MovedReading['replaced']): void {
    for (const [index, at] of order.entries()) {
      const [node = 0, next = 0] = [nodes[index], nodes[index + 1]];
      if (replaced?.at === at) {
        for (const key of replaced.keys) this.add(node, next, key, at, at + 1);
        continue;
      }
      for (const path of readingsOf(this.text, at)) this.addPath(node, next, path, at, at + 1);
      if (isFree(this.text, at)) this.add(node, next, null, at, at + 1);
      const finding = this.text.items[at + 1]?.folded ?? '';
      if (/^(?:a|an)$/.test(this.text.items[at]?.folded ?? '') && order[index + 1] === at + 1 && isFinding(finding))
        this.add(node, nodes[index + 2] ?? 0, findingKey(finding), at, at + 2);
      const written = this.text.abbreviations.get(this.text.items[at]?.text ?? '') ?? [];
      for (const expansion of [...written, ...shortWordMeanings(this.text, at)])
        this.addExpansion(node, next, expansion, at, at + 1);
      this.layPhrases(order, nodes, index);
    }
  }

  private layPhrases(order: readonly number[], nodes: readonly number[], index: number): void {
    const at = order[index] ?? 0;
    if (this.text.items[at]?.kind === 'boundary' || isCapitalsOnly(this.text, at)) return;
    for (const phrase of this.text.vocabulary.phrases.get(this.text.spellings[at] ?? '') ?? []) {
      const { length } = phrase.words;
      if (length > MAX_PHRASE || index + length > order.length) continue;
      let fits = true;
      for (let offset = 1; fits && offset < length; offset += 1)
        fits =
          order[index + offset] === at + offset &&
          this.text.items[at + offset]?.kind !== 'boundary' &&
          this.text.spellings[at + offset] === phrase.words[offset];
      if (fits) this.addPhrase(phrase, at, nodes[index] ?? 0, nodes[index + length] ?? 0);
    }
  }

  private addPhrase(phrase: Phrase, at: number, node: number, next: number): void {
    const end = at + phrase.words.length;
    const single = phrase.words.length === 1;
    const isAmbiguous = single && this.text.abbreviations.has(this.text.items[at]?.text ?? '');
    if (
      single &&
      /^(?:got|get|gets|getting)$/.test(phrase.words[0] ?? '') &&
      isChangeOfState(this.text.items[end]?.folded ?? '')
    )
      return;
    // "If not better" is no "otherwise".
    if (/^(?:if not|se nao)$/.test(phrase.words.join(' ')) && !isElse(this.text, end)) return;
    // "X3 days" is a duration.
    if (/^x\d$/.test(phrase.words[0] ?? '') && unitOf(this.text.items[end]?.folded ?? '') !== undefined) return;
    for (const voice of isAmbiguous ? [] : voicesOf(this.text, at))
      for (const key of phrase.keys) this.add(node, next, key + voice, at, end);
    const valued = phrase.beforeNumber.filter(({ least }) => this.hasValue(at, end, least)).map(({ text }) => text);
    for (const expansion of [...phrase.expansions, ...valued]) this.addExpansion(node, next, expansion, at, end);
    if (
      !isAmbiguous &&
      (this.text.side === 'post'
        ? phrase.droppable && mayDrop(this.text, at, end)
        : phrase.addable && mayAdd(this.text, at, end) && !addsStatement(this.text, at, end))
    )
      this.add(node, next, null, at, end);
  }

  /** Whether a measured value follows an abbreviation, of at least `least` unless that is null. */
  private hasValue(at: number, end: number, least: number | null): boolean {
    const { items } = this.text;
    const written = items[at]?.text ?? '';
    const isMarked = ['=', '<', '>', ':'].includes(items[end]?.text ?? '');
    const value = items[isMarked ? end + 1 : end];
    const number = value?.kind === 'number' ? value.text.toLowerCase() : null;
    if (least !== null) {
      const [, whole = ''] = /^(\d{2,5})(?![\d.,])(?!.*(?:[mµu]c?g\/kg|mcg|µg|ml|%))/u.exec(number ?? '') ?? [];
      return whole !== '' && Number(whole) >= least;
    }
    // "MG" may be myasthenia.
    if (/^mg$/i.test(written)) return written === 'Mg';
    // "Vitamin K", also as "K 10 mg", and the drug form "oxycodone CR 10 mg".
    if (items[at - 1]?.folded.startsWith('vit') || written === 'CR') return false;
    if (/^k$/i.test(written) && (number ?? '').endsWith('mg')) return false;
    return /^(?:K|Cr|Cl|Ur)$/.test(written) || isMarked || number !== null;
  }

  private addPath(node: number, next: number, path: readonly string[], from: number, end: number): void {
    if (path[0] === 'expansion') return this.addExpansion(node, next, path[1] ?? '', from, end);
    let at = node;
    for (const [index, key] of path.entries()) {
      const to = index === path.length - 1 ? next : this.newNode();
      this.add(at, to, key, from, end);
      if (path.length > 1) this.addOptional(at, to, key, from, end);
      at = to;
    }
  }

  /** "72F" need not become "72 years old"; nor does "72" lose what is written. */
  private addOptional(at: number, to: number, key: string, from: number, end: number): void {
    if (key === 'c:old' || (key === 'u:year' && /[fm]$/iu.test(this.text.items[from]?.text ?? '')))
      this.add(at, to, null, from, end);
  }

  /** Lays the words of an expansion between two nodes; its articles and "of" are free. */
  private addExpansion(node: number, next: number, text: string, from: number, end: number): void {
    const inner = itemsOf(text);
    let places: number[] = [node];
    for (const [index, item] of inner.entries()) {
      const to = index === inner.length - 1 ? next : this.newNode();
      for (const place of places) {
        this.add(place, to, `w:${plainSpelling(item.plain, this.text.language)}`, from, end);
        if (item.kind === 'number') this.add(place, to, `n:${item.text}`, from, end);
        const phrases = this.text.vocabulary.phrases.get(plainSpelling(item.folded, this.text.language)) ?? [];
        for (const phrase of phrases)
          if (phrase.words.length === 1) for (const key of phrase.keys) this.add(place, to, key, from, end);
        for (const { group, form } of this.text.vocabulary.verbs.get(item.folded) ?? []) {
          this.add(place, to, `v:${group}:${form}`, from, end);
          this.add(place, to, `v:${group}`, from, end);
        }
      }
      const isFree =
        lists.ARTICLES[this.text.language].has(item.folded) ||
        lists.BE[this.text.language].has(item.folded) ||
        /^(?:of|do)$/.test(item.folded) ||
        (this.text.language === 'pt' && /^(?:de|do|da)$/.test(item.folded));
      if (isFree) for (const place of places) this.add(place, to, null, from, end);
      places = [to];
    }
  }

  private newNode(): number {
    return this.edges.push([]) - 1;
  }

  private add(node: number, to: number, key: string | null, from: number, end: number): void {
    this.edges[node]?.push({ to, key, from, end });
  }
}
