/** A claim's search results in order, and the abstracts that are relevant to it. */
export interface JudgedClaim {
  readonly found: readonly string[];
  readonly relevant: ReadonlySet<string>;
}

export interface Quality {
  readonly ndcg10: number;
  readonly recall5: number;
}

const gain = (rank: number): number => 1 / Math.log2(rank + 2);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The means of nDCG@10 (with relevance 0 or 1) and Recall@5 over all claims that have a relevant abstract. */
export function quality(claims: readonly JudgedClaim[]): Quality {
  const judged = claims.filter(({ relevant }) => relevant.size > 0);
  if (judged.length === 0) throw new Error('there is no claim with a judgement');
  return {
    ndcg10: mean(
      judged.map(({ found, relevant }) => {
        const gained = found.slice(0, 10).reduce((sum, id, rank) => sum + (relevant.has(id) ? gain(rank) : 0), 0);
        const ideal = Array.from({ length: Math.min(10, relevant.size) }, (_, rank) => gain(rank)).reduce(
          (a, b) => a + b,
          0,
        );
        return gained / ideal;
      }),
    ),
    recall5: mean(
      judged.map(({ found, relevant }) => found.slice(0, 5).filter((id) => relevant.has(id)).length / relevant.size),
    ),
  };
}

/** Relevance judgements by claim, from lines of claim, abstract and relevance after a heading; above 0 is relevant. */
export function readJudgements(text: string): Map<string, Set<string>> {
  const judgements = new Map<string, Set<string>>();
  for (const line of text.split('\n').slice(1)) {
    const [claim, abstract, relevance] = line.trim().split('\t');
    if (!claim || !abstract || !(Number(relevance) > 0)) continue;
    const abstracts = judgements.get(claim);
    if (abstracts) abstracts.add(abstract);
    else judgements.set(claim, new Set([abstract]));
  }
  return judgements;
}
