import { modelRewritingVerifier, rewriteInPartByModel } from '../../concepts/verify-model-rewriting';
import { attacksOn } from '../testing/attacks';
import { englishRewritings } from '../testing/careful-rewritings-english';
import { portugueseRewritings } from '../testing/careful-rewritings-portuguese';
import { seededRandom } from '../testing/generated-posts';
import type { Fault, Language } from '../tokens/types';
import { mergeSentences } from './merge-sentences';

const merge = (language: Language, post: string, rewriting: string) =>
  mergeSentences(post, rewriting, language, {
    verifierOf: (text) => modelRewritingVerifier(text, language),
    differencesOf: () => [],
  });
const write = (language: Language, post: string, rewriting: string): string | undefined =>
  rewriteInPartByModel(post, rewriting, language)?.text;

describe('a model’s rewriting that is taken in part', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'psych SHO. pt on clozapine missed 4 days. no no no, back to 12.5 right?',
      'I am a psychiatry SHO. The patient on clozapine has missed 4 days. This should not be done; the dose should go back to 12.5 mg, is that correct?',
      'I am a psychiatry SHO. The patient on clozapine has missed 4 days. No no no, back to 12.5 right?',
    ],
    [
      'en',
      'Asthma, sats 89 on arrival, back to back nebs, mag 2g, prednisolone 40mg. BP fine',
      'A patient with asthma had an oxygen saturation of 89 on arrival. He received everything. His BP could not be taken by anyone.',
      'A patient with asthma had an oxygen saturation of 89 on arrival. Back to back nebulisers, magnesium 2 g, prednisolone 40 mg. BP fine.',
    ],
    [
      'pt',
      'enf aqui. lesão por pressão grau 3 sacral, usando alginato c/ prata há 15d, exsudato diminuiu mas odor n melhorou. metronidazol topico funciona?',
      'Sou da enfermagem. A lesão é grave. O exsudato diminuiu, mas o odor não melhorou. O metronidazol tópico funciona?',
      'Sou da enfermagem. Lesão por pressão grau 3 sacral, usando alginato com prata há 15 dias. O exsudato diminuiu, mas o odor não melhorou. O metronidazol tópico funciona?',
    ],
    [
      'pt',
      'dei dipirona 1g. melhorou? n',
      'Administrei dipirona 1 g. Melhorou. Não.',
      'Administrei dipirona 1 g. Melhorou? Não.',
    ],
    [
      'en',
      '- stop metformin\n- start insulin 10u\n- recheck K',
      '- Metformin should be continued.\n- Insulin 10 units should be started.\n- Potassium should be rechecked.',
      '- Stop metformin.\n- Insulin 10 units should be started.\n- Potassium should be rechecked.',
    ],
  ])('keeps the words of the post elsewhere (%s: %s)', (language, post, rewriting, expected) =>
    expect(write(language, post, rewriting)).toBe(expected),
  );

  it.each<[Language, string, string, string]>([
    // A condition and what it applies to stand together.
    [
      'en',
      'give heparin. if bleeding, stop. INR 4.8',
      'Heparin should be given if bleeding. It should be stopped. INR was 4.8.',
      'Give heparin. If bleeding, stop. INR was 4.8.',
    ],
    // What is thought does not become what is.
    [
      'en',
      'we think its viral, swab pending',
      'It is viral. The swab is pending.',
      'We think it is viral. The swab is pending.',
    ],
    // The other patient, and the other person.
    [
      'en',
      'pt on warfarin, fell, CT neg. husband also fell, fine',
      'The patient on warfarin fell. CT was negative. The patient also fell and was fine.',
      'A patient on warfarin, fell. CT was negative. The husband also fell, fine.',
    ],
    [
      'pt',
      'a filha quer GTT pro pai. ele disse nao 2x e ta lucido',
      'O pai quer GTT. A filha recusou duas vezes e está lúcida.',
      'none',
    ],
    // What is asked is not stated: a question is not cut where its beginning would be a statement.
    [
      'pt',
      'da p/ correr pip tazo e vanco na msm via? em y? ou lava entre',
      'É possível correr piperacilina-tazobactam. Vancomicina na mesma via, em Y.',
      'none',
    ],
    ['en', 'should be stopped, and the dose halved?', 'It should be stopped. The dose was halved.', 'none'],
    // A negation over a list, and a sentence twice.
    [
      'en',
      'no fever, cough or rash. swab pending',
      'The patient had no fever. There was a cough. There was a rash. The swab is pending.',
      'No fever, cough or rash. The swab is pending.',
    ],
    [
      'en',
      'gave 5mg apixaban. gave 5mg warfarin',
      'Apixaban 5 mg was given. Apixaban 5 mg was given.',
      'Apixaban 5 mg was given. Gave 5 mg warfarin.',
    ],
  ])('has nothing of what changes the meaning (%s: %s)', (language, post, rewriting, expected) =>
    expect(write(language, post, rewriting) ?? 'none').toBe(expected),
  );

  it('is not tried with texts that are longer than a post, or that have no sentence', () => {
    expect(merge('en', 'stop it. '.repeat(400), 'Stop it. '.repeat(400))).toBeNull();
    expect(merge('en', '...', '...')).toBeNull();
    expect(merge('en', 'stop it', ' ')).toBeNull();
  });

  it('verifies a bounded number of characters for each character, also of hostile texts', () => {
    for (const pattern of ['a. ', 'a, ', 'he. A ', '- a\n', 'and ', '((a) ', 'if a, b; '])
      for (const length of [500, 2_400]) {
        const text = pattern.repeat(length / pattern.length);
        let verified = 0;
        const refuse =
          (post: string) =>
          (rewritten: string): readonly Fault[] => {
            verified += post.length + rewritten.length;
            return rewritten.length % 3 === 0 ? [] : [{ kind: 'wording', what: '' }];
          };
        mergeSentences(text, text.toUpperCase(), 'en', { verifierOf: refuse, differencesOf: () => [] });
        expect(verified).toBeLessThan(20 * 2 * text.length + 5_000);
      }
  });
});

describe('careful rewritings with one changed sentence', () => {
  const careful = [
    ...englishRewritings.map((each) => ({ ...each, language: 'en' as const })),
    ...portugueseRewritings.map((each) => ({ ...each, language: 'pt' as const })),
  ].filter(({ rewriting }) => /[.?!;,] /.test(rewriting));
  /** Words and numbers, so that a capital or a full stop where a sentence is split is no difference. */
  const plain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d%/+<>]+/gu) ?? []).join(' ')} `;

  it('are taken without it', () => {
    const through: unknown[] = [];
    let tried = 0;
    let taken = 0;
    for (const [index, { text, rewriting, language }] of careful.entries()) {
      const random = seededRandom(index + 1);
      const attacks = [...attacksOn(rewriting, language, random)].filter(() => random() < 0.01);
      for (const attack of attacks) {
        if (plain(attack.text) === plain(rewriting)) continue;
        tried += 1;
        for (const segment of merge(language, text, attack.text)?.segments ?? []) {
          if (segment.isKept) continue;
          taken += 1;
          if (!plain(rewriting).includes(plain(segment.text))) through.push([attack.how, text, segment.text]);
        }
      }
    }
    expect(through).toEqual([]);
    expect(tried).toBeGreaterThan(25);
    expect(taken).toBeGreaterThan(15);
  });
});
