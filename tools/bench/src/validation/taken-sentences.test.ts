import { takenSentences } from './taken-sentences';

describe('takenSentences', () => {
  it.each([
    ['A. B? C.', 'A. B? C.', { how: 'whole', sentences: 3, of: 3 }],
    ['A is 2.5. B is "c." C.', 'A is 2.5. b. C.', { how: 'in part', sentences: 2, of: 3 }],
    ['A.\nB.', 'B. A.', { how: 'in part', sentences: 1, of: 2 }],
    ['A. B.', 'C.', { how: 'none', sentences: 0, of: 2 }],
  ])('counts the sentences that stand in the answer, in their order (case %#)', (rewriting, answer, expected) =>
    expect(takenSentences(rewriting, answer)).toEqual(expected),
  );
});
