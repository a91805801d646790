import { quotedWords } from './quoted-title';
import { toStems } from './tokens';

const quoted = (text: string, title: string): number => quotedWords(toStems(text), title);

describe('quotedWords', () => {
  it.each([
    ['a whole title', 'Read "Salt and stroke" today', 'Salt and stroke', 2],
    ['a title in other words', 'Stroke, and then salt', 'Salt and stroke', 0],
    ['one word', 'Salt!', 'Salt', 0],
    [
      'the start of a long title',
      'Dietary salt, stroke, kidney, brain and heart funct…',
      'Dietary salt, stroke, kidney, brain and heart function of adults in four regions of Norway',
      6,
    ],
    ['generic words', 'a systematic review and meta-analysis', 'Salt: a systematic review and meta-analysis', 0],
    ['nothing', '', '', 0],
  ])('counts the words of %s', (_what, text, title, words) => {
    expect(quoted(text, title)).toBe(words);
  });
});
