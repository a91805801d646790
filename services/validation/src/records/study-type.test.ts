import { studyTypeOf } from './study-type';

const typeOf = (title: string, publicationTypes: readonly string[] = []) =>
  studyTypeOf({ pmid: '1', title, authors: [], journal: '', year: null, publicationTypes });

describe('studyTypeOf', () => {
  it.each([
    [['Journal Article', 'Review', 'Systematic Review', 'Meta-Analysis'], 'meta-analysis'],
    [['Journal Article', 'Multicenter Study', 'Randomized Controlled Trial'], 'randomized-trial'],
    [['Practice Guideline', 'Review'], 'guideline'],
    [['Clinical Trial, Phase II', 'Journal Article'], 'clinical-trial'],
    [['Case Reports', 'Letter'], 'case-report'],
    [['review-article', 'Journal Article'], 'review'],
    [['Journal Article'], undefined],
    [[], undefined],
  ])('returns the strongest kind of %j', (types, kind) => {
    expect(typeOf('Salt and hypertension', types)).toBe(kind);
  });

  it.each([
    ['Salt and stroke: A systematic review and meta-analysis', 'meta-analysis'],
    ['Does salt harm? A systematic review', 'systematic-review'],
    ['Salt: a randomised, double-blind, placebo-controlled trial', 'randomized-trial'],
    ['Salt: protocol for a systematic review', undefined],
    ['Salt: critical appraisal of a systematic review', undefined],
    ['A systematic review', undefined],
    [`${'Salt: '.repeat(10_000)}pepper`, undefined],
  ])('reads the subtitle of a record without types: %.60s', (title, kind) => {
    expect(typeOf(title)).toBe(kind);
    expect(typeOf(title, ['Journal Article'])).toBe(kind);
    expect(typeOf(title, ['Editorial'])).toBe('opinion');
  });
});
