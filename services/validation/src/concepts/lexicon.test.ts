import { IDIOMS, SHARED_FORMS } from './lexicon-exceptions';
import { lexiconFiles } from './data';
import { conceptIndex, lexiconEntries, extractConcepts } from './lexicon';

describe('the lexicon', () => {
  it('has at least 1,400 concepts', () => {
    expect(lexiconEntries.length).toBeGreaterThanOrEqual(1400);
  });

  it('contains each concept once', () => {
    const ids = lexiconEntries.map(({ concept }) => concept.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('shares no form between concepts except the listed ones', () => {
    expect(conceptIndex.shared().filter(({ form }) => !SHARED_FORMS.has(form))).toEqual([]);
  });

  it('lists no shared form that belongs to one concept only', () => {
    expect([...SHARED_FORMS].filter((form) => !conceptIndex.shared().some((shared) => shared.form === form))).toEqual(
      [],
    );
  });

  it('recognises each concept by its term in English and by its first name in Portuguese', () => {
    const missed = lexiconEntries.flatMap(({ concept }) =>
      (
        [
          ['en', concept.term],
          ['pt', concept.pt[0] ?? ''],
        ] as const
      ).flatMap(([language, name]) =>
        extractConcepts(name, language).some(
          (found) => found.concept === concept && found.start === 0 && found.end === name.length,
        )
          ? []
          : [`${language} ${name}`],
      ),
    );
    expect(missed).toEqual([]);
  });

  it('has at most 65 lines in every data file', () => {
    expect(
      Object.entries(lexiconFiles).flatMap(([file, text]) => (text.split('\n').length > 65 ? [file] : [])),
    ).toEqual([]);
  });

  it('has no synonym of three letters or fewer, which would be ambiguous', () => {
    expect(
      lexiconEntries.flatMap(({ concept }) =>
        concept.synonyms.filter((name) => name.length <= 3 && name !== name.toUpperCase()),
      ),
    ).toEqual([]);
  });

  it('contains each idiom once', () => {
    expect(IDIOMS.filter((idiom, index) => IDIOMS.indexOf(idiom) !== index)).toEqual([]);
  });
});
