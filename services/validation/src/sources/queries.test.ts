import { europePmcQueries } from './europepmc';
import { pubmedQueries } from './pubmed-query';
import { queryTerm } from './query-words';
import { keyword } from '../concepts/testing/keyword';

const diabetes = keyword('type 2 diabetes', ['T2DM'], 'Diabetes Mellitus, Type 2');
const metformin = keyword('metformin', [], 'Metformin');
const kidney = keyword('chronic kidney disease', ['CKD']);

describe('queryTerm', () => {
  it.each([
    ['aspirin', 'aspirin'],
    ['x"[tiab]) OR all[sb', 'x tiab or all sb'],
    ['TITLE:"a" AND SRC:PPR', 'TITLE a and SRC PPR'],
    ['heart* NOT (rate)', 'heart not rate'],
    ["Crohn's disease, adult", "Crohn's disease, adult"],
    ['\u0000\u202edor\n', 'dor'],
    ['"()"', ''],
  ])('removes the syntax of query parsers from %j', (term, plain) => {
    expect(queryTerm(term)).toBe(plain);
  });
});

describe('pubmedQueries', () => {
  it('returns queries from the strictest (reviewed papers on all keywords) to the widest (bare words)', () => {
    const [a, b, c] = [
      '("Diabetes Mellitus, Type 2"[mh] OR "type 2 diabetes"[tiab] OR "T2DM"[tiab])',
      '("Metformin"[mh] OR "metformin"[tiab])',
      '("chronic kidney disease"[tiab] OR "CKD"[tiab])',
    ];
    expect(pubmedQueries([diabetes, metformin, kidney])).toEqual([
      `${a} AND ${b} AND ${c} AND (systematic[sb] OR guideline[pt])`,
      `${a} AND ${b} AND ${c}`,
      `${a} AND ${b}`,
      'type 2 diabetes metformin',
    ]);
  });

  it('returns no query twice, and none without a keyword', () => {
    expect(pubmedQueries([metformin])).toHaveLength(3);
    expect(pubmedQueries([])).toEqual([]);
    expect(pubmedQueries([keyword('"[]"')])).toEqual([]);
  });
});

describe('europePmcQueries', () => {
  it('queries records of PubMed only', () => {
    const queries = europePmcQueries([diabetes, metformin, kidney, keyword('fourth')]);
    expect(queries).toHaveLength(2);
    expect(queries[1]).toBe(
      '(TITLE:"type 2 diabetes" OR ABSTRACT:"type 2 diabetes" OR TITLE:"T2DM" OR ABSTRACT:"T2DM") AND (TITLE:"metformin" OR ABSTRACT:"metformin") AND SRC:MED',
    );
    expect(queries.join()).not.toContain('fourth');
    expect(europePmcQueries([])).toEqual([]);
  });
});
