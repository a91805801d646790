import { keysOf } from './concept-index';

/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 8;

/** Ordinary words one letter away from a medical word. */
const ORDINARY_WORDS = keysOf(`
  mediation mediating meditating mediator meditator morality inflection injunction inspection conversion inversion invention retention detention contention
  sanitation salvation starvation vacation vacations radiator ration abstention abortive operator operations digestive prevention intention attention infraction
  inaction interaction interactions reaction reactions relation regulation population populations reputation computation competition composition
  moralidade mediação mediações vacilação vacilações infração infrações injeção inflação inflações inspeção intenção invenção contenção detenção
  retenção atenção remediação medição medições radiação relação reação rejeição refeição refeições impressão expressão repressão opressão progressão
  compreensão conversão inversão imersão emissão comissão omissão admissão permissão transmissão depredação deprecação imunidade humanidade
  addition advanced automate automatic cleaning collateral complain compliant compress computer constrain contiguous continue controller creative derivation elections
  inflected injected intentional internal modifier preceded preserve projection protocol scheduler sequencer simulating spelling tracking trailing transparent
  academic aesthetic cleanse curative incubation prebiotics preventive rational residency tropical tuberculous hypertrophy infantile segmental injetado injetada infestado
  natalidade vitalidade fatalidade utilidade fidelidade facilidade felicidade
  swimming swimmer exercises exercised exercising exerted treated treating creating patients patience medicine medicinal medical dentist mentality vitality
  fatality utility fidelity fertile festivity humility humanity community immunity
`);

/** Corrects a misspelt word to the only medical word that is one edit away. */
export class Misspellings {
  /** Words by their variants with one letter removed: words one edit apart share a variant. */
  private readonly byVariant = new Map<string, string[]>();
  /** A longer word is one edit from no known word; it is not examined, because its variants take quadratic memory. */
  private readonly maxLength: number;

  constructor(private readonly vocabulary: ReadonlyMap<string, { readonly drug: boolean }>) {
    let longest = 0;
    for (const word of vocabulary.keys()) {
      longest = Math.max(longest, word.length);
      if (word.length < MIN_LENGTH - 1 || /\d/.test(word)) continue;
      for (const variant of deletionVariants(word)) {
        const known = this.byVariant.get(variant);
        if (known) known.push(word);
        else this.byVariant.set(variant, [word]);
      }
    }
    this.maxLength = longest + 1;
  }

  /**
   * The key of the only medical word one edit away with the same first letter; null for short, known and ordinary
   * words. Drugs are candidates only when there is no other.
   */
  correct(key: string): string | null {
    if (
      key.length < MIN_LENGTH ||
      key.length > this.maxLength ||
      /\d/.test(key) ||
      this.vocabulary.has(key) ||
      ORDINARY_WORDS.has(key)
    )
      return null;
    const neighbours = new Set(
      deletionVariants(key)
        .flatMap((variant) => this.byVariant.get(variant) ?? [])
        .filter((word) => word[0] === key[0] && isOneEditApart(key, word)),
    );
    const nonDrugs = [...neighbours].filter((word) => this.vocabulary.get(word)?.drug === false);
    const candidates = nonDrugs.length > 0 ? nonDrugs : [...neighbours];
    return candidates.length === 1 ? (candidates[0] ?? null) : null;
  }
}

const deletionVariants = (word: string): string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];

/** One letter inserted, removed or replaced, or two adjacent letters exchanged. */
function isOneEditApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
