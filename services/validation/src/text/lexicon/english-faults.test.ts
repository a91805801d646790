import { addsEnglishFault } from './english-faults';
import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the check of English grammar', () => {
  it.each([
    ['a removed first word', 'freaking out a bit', 'Out a bit.'],
    ['a removed subject', 'OH says no', 'Says no.'],
    ['a verb after "be"', 'whats ur dept do', 'What is your department do?'],
    ['a participle after the wrong auxiliary', 'shes stopped smoking', 'She is stopped smoking.'],
    ['a past form after "do not"', 'dont freak out', 'Do not worried.'],
    ['a wrong auxiliary', 'anyone still giving it?', 'Does anyone still giving it?'],
    ['a doubled word', 'the lot', 'The the lot.'],
    ['a wrong article', 'a hx', 'A history and a examination.'],
    ['two determiners', 'my pt', 'My a patient.'],
    ['a capital inside a sentence', 'he said q', 'He said A question.'],
    ['a list that is written out in part', 'a + b + c', 'a + b and c'],
    ['disagreement', 'u r', 'You is.'],
  ])('finds %s', (_, source, rewritten) => expect(addsEnglishFault(source, rewritten)).toBe(true));

  it.each([
    ['wot is there', 'What is there?'],
    ['he had had it', 'He had had it.'],
    ['she was lost 2 f/u', 'She is lost to follow-up.'],
    ['a unit, an hour', 'A unit, an hour, a European trial, an ECG.'],
    ['does he have it', 'Does he have it?'],
  ])('of “%s” finds none in “%s”', (source, rewritten) => expect(addsEnglishFault(source, rewritten)).toBe(false));

  it('does not count a fault of the author', () => {
    expect(addsEnglishFault('the the dose u give', 'The the dose you give.')).toBe(false);
  });
});

describe('the rewriting of a post in which one sentence would become ungrammatical', () => {
  it.each([
    ['crew is not ok. hr 90', 'The crew is not OK. HR 90.'],
    ['OH says no PEP. is that right', 'OH says no PEP. Is that right?'],
    ['a dose of x + y 20 + z. we saw 2 pts with it', 'A dose of x + y 20 + z. We saw 2 patients with it.'],
  ])('of “%s” is “%s”', (text, formal) => expect(rewriteByLexicon(text, 'en')).toBe(formal));
});
