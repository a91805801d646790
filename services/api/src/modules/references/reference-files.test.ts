import { referenceFormats } from './reference-files';

const paper = {
  pmid: '26551272',
  title: 'A Randomized Trial of 50% {TeX} \\cmd & $cost_1 #2 ~ ^',
  authors: ['Wright JT Jr', 'de la Cruz-Souza ÁB', 'SPRINT Research Group', 'Smith and Sons Group', 'Okafor C-W'],
  journal: 'N Engl J Med',
  year: 2015,
  doi: '10.1056/NEJMoa_1511939',
};
const hostile = {
  ...paper,
  title: 'One\r\nER  - \r\nTY  - BOOK\u2028}\n@article{x,',
  authors: ['*Souza\nAU  - Evil A'],
  journal: '',
  year: '' as const,
  doi: '10.1/a}b\\',
};

describe('RIS', () => {
  const { toEntry, extension } = referenceFormats.ris;

  it('has a field on each line, with names as family, initials, suffix', () => {
    expect(extension).toBe('ris');
    expect(toEntry(paper).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Wright, J. T., Jr',
      'AU  - de la Cruz-Souza, Á. B.',
      'AU  - SPRINT Research Group',
      'AU  - Smith and Sons Group',
      'AU  - Okafor, C. W.',
      `TI  - ${paper.title}`,
      'JO  - N Engl J Med',
      'PY  - 2015',
      'DO  - 10.1056/NEJMoa_1511939',
      'AN  - 26551272',
      'DB  - PubMed',
      'UR  - https://pubmed.ncbi.nlm.nih.gov/26551272/',
      'ER  - ',
      '',
      '',
    ]);
  });

  it('cannot be given further fields by a text of a record', () => {
    const tags = toEntry(hostile)
      .split(/[\r\n\u2028]+/u)
      .map((line) => line.slice(0, 2));
    expect(tags).toEqual(['TY', 'AU', 'TI', 'DO', 'AN', 'DB', 'UR', 'ER', '']);
    expect(toEntry(hostile)).not.toContain('*');
  });
});

describe('BibTeX', () => {
  const { toEntry, extension } = referenceFormats.bibtex;
  /** Braces as BibTeX counts them: also behind a backslash. */
  const depths = (entry: string): number[] => {
    let depth = 0;
    return [...entry].flatMap((character) =>
      character === '{' ? [(depth += 1)] : character === '}' ? [(depth -= 1)] : [],
    );
  };

  it('escapes special characters and keeps groups together', () => {
    expect(extension).toBe('bib');
    expect(toEntry(paper)).toBe(`@article{Wright2015pmid26551272,
  author = {Wright, Jr, J. T. and de la Cruz-Souza, Á. B. and {SPRINT Research Group} and {Smith and Sons Group} and Okafor, C. W.},
  title = {{A Randomized Trial of 50\\% \\textbraceleft{}TeX\\textbraceright{} \\textbackslash{}cmd \\& \\$cost\\_1 \\#2 \\textasciitilde{} \\textasciicircum{}}},
  journal = {N Engl J Med},
  year = {2015},
  doi = {10.1056/NEJMoa_1511939},
  pmid = {26551272},
  url = {https://pubmed.ncbi.nlm.nih.gov/26551272/},
}

`);
  });

  it('is one entry with balanced braces whatever a record contains', () => {
    for (const entry of [toEntry(paper), toEntry(hostile)]) {
      const found = depths(entry);
      expect([found.at(-1), Math.min(...found.slice(0, -1))]).toEqual([0, 1]);
      expect(entry.match(/^@/gm)).toHaveLength(1);
    }
    expect(toEntry(hostile)).toMatch(/^@article\{[A-Za-z0-9]+,\n/);
  });
});
