import { solvePuzzle } from '../../testing/solve-puzzle';
import { Puzzles, type PuzzleUse } from './puzzles';

const at = new Date('2026-03-01T12:00:00Z');
/** Fails when it is used: nothing is stored for a puzzle that is not accepted. */
const db = undefined as never;
const puzzles = new Puzzles({ db, settings: { INTERNAL_SECRET: undefined }, clock: () => at }, 'recovery');
const use = (uses: number, address = '2001:db8:0:1::5', subject = 'ana'): PuzzleUse => ({ address, subject, uses });

describe('a solved puzzle', () => {
  const solution = solvePuzzle(puzzles.create(use(0)));
  const count = jest.fn();
  const refusal = (given: PuzzleUse) => puzzles.use(given, solution, count);

  it.each([
    ['another network', use(0, '2001:db8:0:2::5')],
    ['another subject', use(0, '2001:db8:0:1::5', 'bia')],
    ['puzzles that became two bits harder', use(16)],
  ])('is not accepted with %s, counts for nothing, and is replaced', async (_, given) => {
    await expect(refusal(given)).rejects.toMatchObject({
      statusCode: 429,
      puzzle: { puzzle: expect.any(String), bits: given.uses === 16 ? 18 : 16 },
    });
    expect(count).not.toHaveBeenCalled();
  });

  it('is accepted from another address of its network, and while puzzles are one bit harder', async () => {
    for (const given of [use(0, '2001:db8:0:1:ffff::'), use(15)]) {
      count.mockClear();
      // It gets as far as the database, which is missing here.
      await expect(refusal(given)).rejects.toThrow(TypeError);
      expect(count).toHaveBeenCalledTimes(1);
    }
  });
});
