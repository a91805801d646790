/** How much of a model's rewriting an answer has. */
export interface Taken {
  readonly how: 'whole' | 'in part' | 'none';
  /** Sentences of the rewriting that stand unchanged in the answer, of all. */
  readonly sentences: number;
  readonly of: number;
}

/** Compares the text of an answer with the rewriting that the model returned. */
export function takenSentences(rewriting: string, answer: string): Taken {
  const sentences = rewriting
    .normalize('NFC')
    .split(/(?<=[.?!]["”»)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  if (answer === rewriting) return { how: 'whole', sentences: sentences.length, of: sentences.length };
  let from = 0;
  let found = 0;
  for (const sentence of sentences) {
    const at = answer.indexOf(sentence, from);
    if (at < 0) continue;
    found += 1;
    from = at + sentence.length;
  }
  return { how: found > 0 ? 'in part' : 'none', sentences: found, of: sentences.length };
}
