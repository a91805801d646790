import { ambiguousAbbreviations } from '../../concepts/lexicon';
import { modelRewritingVerifier, verifyModelRewriting } from '../../concepts/verify-model-rewriting';
import { attacksOn } from '../testing/attacks';
import { englishRewritings } from '../testing/careful-rewritings-english';
import { portugueseRewritings } from '../testing/careful-rewritings-portuguese';
import { seededRandom } from '../testing/generated-posts';
import { earlierHarm, harmfulRewritings, harmOfForms } from '../testing/harmful-rewritings';
import { isAccepted } from '../testing/is-accepted';
import { decidedReadings, swappedReadings } from '../testing/swapped-readings';
import { englishPosts } from '../testing/reviewed-posts-english';
import { portuguesePosts } from '../testing/reviewed-posts-portuguese';
import type { Language } from '../tokens/types';
import { ENGLISH_CLASSES } from './meaning/english-classes';
import { ENGLISH_VERB_PHRASES } from './meaning/english-verb-phrases';
import { PORTUGUESE_CLASSES } from './meaning/portuguese-classes';
import { SAFE_ABBREVIATIONS } from './meaning/safe-abbreviations';
import { ENGLISH_SPEECH, PORTUGUESE_SPEECH, speechClasses } from './meaning/speech-classes';

describe('verifyModelRewriting', () => {
  it.each<[Language, string, string]>([
    // The same words.
    ['en', 'hey guys, gonna start metformin 500mg, pt is ok lol', 'Going to start metformin 500mg, patient is ok.'],
    ['en', 'i dont give aspirin b4 surgery', 'I do not give aspirin before surgery.'],
    ['en', 'stop heparin if bleeding. u know why!!!', 'Please stop heparin if bleeding. You know why.'],
    ['en', 'he said “stop it” (not now)', 'He said "stop it" (not now).'],
    ['pt', 'galera, vcs usam losartana 50 mg pra pressao?', 'Vocês usam losartana 50 mg para pressão?'],
    ['pt', 'nao suspendam, pq piora kkkk', 'Não suspendam, porque piora.'],
    // Courtesies, articles, auxiliaries, tense.
    ['en', 'patients got the vaccine\nno fever', 'Dear colleagues, the patients got the vaccine.\nNo fever.'],
    ['en', 'pt comes in w/ fever', 'The patient presented with fever.'],
    ['en', 'BP 90/60, HR 120', 'Blood pressure is 90/60 and heart rate is 120.'],
    // A passive of the same meaning.
    ['en', 'gave ASA 300 mg', 'Aspirin 300 mg was given.'],
    ['en', 'dont crush the capsules', 'The capsules should not be crushed.'],
    ['pt', 'dei heparina 5000', 'Foi administrada heparina 5000.'],
    ['pt', 'iniciei ATB', 'Iniciou-se antibiótico.'],
    // Reviewed abbreviations, numbers and units.
    ['en', '72F w/ SOB x 3d', 'A 72-year-old woman with shortness of breath for 3 days.'],
    ['en', '2 tabs BID, L arm', 'Two tablets twice daily, left arm.'],
    ['pt', 'dipirona 1g 6/6h EV, joelho E', 'Dipirona 1 g a cada 6 horas por via endovenosa, joelho esquerdo.'],
    // Marks that bound no scope.
    ['en', 'fell at home, hit her head, CT neg', 'She fell at home and hit her head. CT was negative.'],
    ['en', 'if bleeding stop heparin', 'If bleeding, stop heparin.'],
    ['en', 'aspirin not heparin', 'Aspirin, not heparin.'],
    ['en', 'give it PO, if not go IV', 'Give it orally; if not, go IV.'],
    ['en', 'stable since 2021, on warfarin', 'Stable since 2021, and the patient is on warfarin.'],
    ['en', 'she had a fit and nobody told us', 'She had a seizure, and nobody told us.'],
    ['pt', 'no centro ninguem sabe', 'No centro, ninguém sabe.'],
    ['pt', 'dose 2 g 1 h antes', 'Dose de 2 g, 1 h antes.'],
    // An arrow, a reason, an order and a habit in other words.
    ['en', 'lactate 6 -> 3.1', 'Lactate fell from 6 to 3.1.'],
    ['pt', 'lactato 6 -> 3,1', 'O lactato caiu de 6 para 3,1.'],
    ['en', 'BP was 88/50 so we stopped ramipril', 'Because BP was 88/50, we stopped ramipril.'],
    ['pt', 'PA 88x50 entao parei ramipril', 'Como a PA é de 88x50, parei o ramipril.'],
    ['en', 'before you start spironolactone', 'Before spironolactone is started.'],
    ['en', 'no haloperidol needed', 'Haloperidol was not needed.'],
    ['pt', 'chorou depois de aspirar', 'Chorou após a aspiração.'],
    // Persons, findings and doses.
    ['pt', 'extubado as 10h, reintubado as 15h', 'Extubado às 10h; ele foi reintubado às 15h.'],
    ['en', 'melatonin for the delirium lady', 'Melatonin for the woman with delirium.'],
    ['en', 'swab taken, biopsy positive', 'Swab taken, with a positive biopsy.'],
    ['en', 'gave 5 mg apixaban', 'Apixaban 5 mg was given.'],
    ['pt', 'antes da 4a dose', 'Antes da 4ª dose.'],
    ['en', 'CT or MRI?', 'Should we request CT or MRI?'],
    ['en', 'found 2 this year', 'Found 2 cases this year.'],
    ['pt', 'paciente 19a c/ anorexia', 'Paciente de 19 anos, com anorexia.'],
  ])('accepts a form of the same meaning (%s: %s -> %s)', (language, original, rewritten) =>
    expect(verifyModelRewriting(original, rewritten, language)).toEqual([]),
  );

  it.each([...earlierHarm, ...harmfulRewritings, ...harmOfForms])(
    'rejects another meaning (%s: %s -> %s)',
    (language, ...texts) => expect(isAccepted(...texts, language)).toBe(false),
  );

  it.each([
    ['en', englishRewritings],
    ['pt', portugueseRewritings],
  ] as const)('accepts at least 75%% of the careful rewritings (%s)', (language, rewritings) => {
    const refused = rewritings.filter(({ text, rewriting }) => !isAccepted(text, rewriting, language));
    expect(rewritings.length).toBeGreaterThanOrEqual(35);
    expect(refused.length / rewritings.length).toBeLessThanOrEqual(0.25);
  });

  it('rejects hostile repetitions in a bounded time', () => {
    expect(isAccepted('the '.repeat(2_000), 'the '.repeat(2_500), 'en')).toBe(true);
    expect(isAccepted('please, not '.repeat(700), 'please, not '.repeat(701), 'en')).toBe(false);
    expect(isAccepted('fever is treated '.repeat(700), 'fever was not treated '.repeat(700), 'en')).toBe(false);
  });
});

describe('the safe abbreviations', () => {
  it.each(['en', 'pt'] as const)('have no second meaning in the table of ambiguous abbreviations (%s)', (language) => {
    const ambiguous = new Set(
      ambiguousAbbreviations[language]
        .filter(({ meanings }) => meanings.filter(({ concept }) => concept !== null).length > 1)
        .map(({ written }) => written.toLowerCase()),
    );
    expect(ambiguous.size).toBeGreaterThan(100);
    // An entry with "#" has its own context: a measured value.
    const safe = SAFE_ABBREVIATIONS[language].split(/;|\n/).map((entry) => entry.split('=')[0]?.trim() ?? '');
    expect(safe.filter((name) => ambiguous.has(name))).toEqual([]);
  });

  it.each(['en', 'pt'] as const)('are no ambiguous words of the classes either (%s)', (language) => {
    const classes = language === 'en' ? `${ENGLISH_CLASSES}\n${ENGLISH_VERB_PHRASES}` : PORTUGUESE_CLASSES;
    const speech = speechClasses(language === 'en' ? ENGLISH_SPEECH : PORTUGUESE_SPEECH, language);
    const words = new Set([classes, ...speech].flatMap((lines) => lines.split(/[|\n]/)));
    const ambiguous = ambiguousAbbreviations[language].filter(({ meanings }) => meanings.length > 1);
    // Words of the language that are abbreviations in capitals only; there the context decides.
    const ordinary =
      language === 'en'
        ? ['as', 'at', 'bd', 'bp', 'he', 'hit', 'id', 'ie', 'im', 'op', 'or', 'pop', 'us']
        : 'am da de desmame eh em ha ia ir ira iv la pct pf po rn sn ta tb to vc ve'.split(' ');
    const found = ambiguous.flatMap(({ written }) => (words.has(written.toLowerCase()) ? [written.toLowerCase()] : []));
    expect(found.filter((word) => !ordinary.includes(word))).toEqual([]);
  });

  it.each(swappedReadings)('let no other reading of an abbreviation through (%s: %s -> %s)', (language, ...texts) =>
    expect(isAccepted(...texts, language)).toBe(false),
  );

  it.each(decidedReadings)('are written out where the post decides (%s: %s -> %s)', (language, ...texts) =>
    expect(verifyModelRewriting(...texts, language)).toEqual([]),
  );

  it('are not put in the place of words that have one meaning', () => {
    expect(isAccepted('atrial fibrillation on apixaban, irregular', 'AF on apixaban, irregular.', 'en')).toBe(false);
    expect(isAccepted('pneumonia adquirida na comunidade', 'PAC', 'pt')).toBe(false);
  });
});

describe('verifyModelRewriting of acceptable rewritings with one change', () => {
  const acceptable = [
    ...englishPosts.map(({ text, formal }) => ({ text, formal, language: 'en' as const })),
    ...portuguesePosts.map(({ text, formal }) => ({ text, formal, language: 'pt' as const })),
    ...englishRewritings.map(({ text, rewriting }) => ({ text, formal: rewriting, language: 'en' as const })),
    ...portugueseRewritings.map(({ text, rewriting }) => ({ text, formal: rewriting, language: 'pt' as const })),
  ].flatMap(({ text, formal, language }) => {
    const faultsOf = modelRewritingVerifier(text, language);
    return faultsOf(formal).length === 0 ? [{ text, formal, language, faultsOf }] : [];
  });
  const tried = new Map<string, number>();

  it('rejects every one', () => {
    const through: unknown[] = [];
    for (const [index, { text, formal, language, faultsOf }] of acceptable.entries())
      for (const attack of attacksOn(formal, language, seededRandom(index + 1))) {
        tried.set(attack.how, (tried.get(attack.how) ?? 0) + 1);
        if (attack.text !== formal && faultsOf(attack.text).length === 0) through.push([attack.how, text, attack.text]);
      }
    expect(through).toEqual([]);
  });

  it('tries thousands, of every kind', () => {
    expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8_000);
    expect(tried.size).toBeGreaterThan(15);
  });
});
