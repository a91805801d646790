import { FIGURES_OF_SPEECH, SHARED_FORMS } from './lexicon-exceptions';
import { lexiconFiles } from './data';
import { conceptIndex, lexiconEntries, extractConcepts } from './lexicon';

describe('the lexicon', () => {
  it('holds 1,400 concepts or more', () => {
    expect(lexiconEntries.length).toBeGreaterThanOrEqual(1400);
  });

  it('has each concept once', () => {
    const ids = lexiconEntries.map(({ concept }) => concept.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has no form of two concepts but those decided on', () => {
    expect(conceptIndex.shared().filter(({ form }) => !SHARED_FORMS.has(form))).toEqual([]);
  });

  it('decides on no form that only one concept has', () => {
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

  it('keeps every data file under 60 concepts or so, to be read', () => {
    expect(
      Object.entries(lexiconFiles).flatMap(([file, text]) => (text.split('\n').length > 65 ? [file] : [])),
    ).toEqual([]);
  });

  it('sends no synonym of three letters or fewer: they mean too much', () => {
    expect(
      lexiconEntries.flatMap(({ concept }) =>
        concept.synonyms.filter((name) => name.length <= 3 && name !== name.toUpperCase()),
      ),
    ).toEqual([]);
  });

  it('writes each figure of speech once', () => {
    expect(FIGURES_OF_SPEECH.filter((figure, index) => FIGURES_OF_SPEECH.indexOf(figure) !== index)).toEqual([]);
  });
});
