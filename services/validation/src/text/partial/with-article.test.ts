import { withArticle } from './with-article';

it.each([
  ['She had a ', 'LP', 'She had an '],
  ['She had an ', 'lumbar puncture', 'She had a '],
  ['A ', 'echocardiogram', 'An '],
  ['She had hepatitis A ', 'immunisation', 'She had hepatitis A '],
])('the article of “%s” before “%s” is in “%s”', (before, word, expected) => {
  expect(withArticle(before, word, 'en')).toBe(expected);
});

it('Portuguese articles stay as they are', () => {
  expect(withArticle('Suspendi a ', 'ACO', 'pt')).toBe('Suspendi a ');
});
