import { findCitations } from './find-citations';

const found = (text: string) => findCitations(text).map(({ kind, value }) => `${kind} ${value}`);

describe('the citations of a text', () => {
  it.each([
    ['PMID: 12345678', ['pmid 12345678']],
    ['see pmid 32865377, and PMID:1.', ['pmid 32865377', 'pmid 1']],
    ['https://pubmed.ncbi.nlm.nih.gov/32865377/', ['pmid 32865377']],
    ['https://www.ncbi.nlm.nih.gov/pubmed/32865377', ['pmid 32865377']],
    ['(doi: 10.1056/NEJMoa2022190).', ['doi 10.1056/nejmoa2022190']],
    ['https://doi.org/10.1016/S0140-6736(20)30183-5', ['doi 10.1016/s0140-6736(20)30183-5']],
    ['as shown (10.1016/S0140-6736(20)30183-5), twice', ['doi 10.1016/s0140-6736(20)30183-5']],
    ['10.1056/a 10.1056/A PMID 7 pmid: 7', ['doi 10.1056/a', 'pmid 7']],
    ['PMID 7 after 10.1056/a', ['pmid 7', 'doi 10.1056/a']],
  ])('%s', (text, papers) => {
    expect(found(text)).toEqual(papers);
  });

  it.each([
    'PMID',
    'PMID 0',
    'PMID: 012',
    'PMID 1234567890',
    'PMID x12',
    '10.5 mg/day',
    '10.1056',
    '10.1056/',
    'BP 120/80',
  ])('are none in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are at most five, and found in little work in a hostile text', () => {
    expect(found('PMID 1 PMID 2 PMID 3 PMID 4 PMID 5 PMID 6')).toHaveLength(5);
    expect(found(`10.1056/${'(.'.repeat(996)}`).length).toBeLessThan(2);
    expect(found('PMID '.repeat(400))).toEqual([]);
    expect(found(`10.1056/${'x'.repeat(300)}`)).toEqual([]);
  });
});
