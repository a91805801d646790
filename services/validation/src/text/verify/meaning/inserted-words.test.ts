import { isAccepted } from '../../testing/is-accepted';
import type { Language } from '../../tokens/types';

describe('small words that a model adds or leaves out', () => {
  it.each<[Language, string, string]>([
    ['pt', 'ninguem perguntou a quem tem filhos', 'Ninguém perguntou quem tem filhos.'],
    ['pt', 'mais um caso de dengue hoje', 'Mais se um caso de dengue hoje.'],
    ['en', 'one more case of sepsis today', 'One more if case of sepsis today.'],
    ['en', '4yo child w/ fever', 'A to 4-year-old child with fever.'],
    ['pt', 'dei 2 doses hoje', 'Dei a 2 doses hoje.'],
  ])('refuses (%s) “%s” as “%s”', (language, text, rewriting) =>
    expect(isAccepted(text, rewriting, language)).toBe(false),
  );
});
