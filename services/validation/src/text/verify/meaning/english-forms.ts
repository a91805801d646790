/** A form of a verb: its group in the table of verbs, and what kind of form it is. */
export interface VerbForm {
  readonly group: number;
  /** English: base, past, participle, -ing. Portuguese: person and tense, or infinitive, gerund, participle, order, conditional, future subjunctive. */
  readonly form: 'b' | 'd' | 'n' | 'g' | '1d' | '1r' | '3d' | '3r' | 'i' | 'p' | 's' | 'c' | 'f';
}

/** The forms of the verbs in a table, by their spelling. */
export function englishForms(table: string): ReadonlyMap<string, readonly VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  const add = (word: string, group: number, form: VerbForm['form']): void => {
    const known = forms.get(word) ?? [];
    if (!known.some((each) => each.group === group && each.form === form)) known.push({ group, form });
    forms.set(word, known);
  };
  for (const [group, line] of table.trim().split('\n').entries())
    for (const verb of line.split(' ')) {
      const [base = '', third, past, participle, gerund] = verb.includes('/') ? verb.split('/') : regular(verb);
      add(base, group, 'b');
      add(third ?? '', group, 'b');
      add(past ?? '', group, 'd');
      if (participle === past) add(past ?? '', group, 'n');
      else add(participle ?? '', group, 'n');
      add(gerund ?? '', group, 'g');
    }
  return forms;
}

function regular(base: string): readonly string[] {
  const consonantY = /[^aeiou]y$/.test(base);
  const third = /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : consonantY ? `${base.slice(0, -1)}ies` : `${base}s`;
  const past = base.endsWith('e')
    ? `${base}d`
    : consonantY
      ? `${base.slice(0, -1)}ied`
      : DOUBLED.has(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`;
  const gerund =
    base.endsWith('e') && !base.endsWith('ee')
      ? `${base.slice(0, -1)}ing`
      : DOUBLED.has(base)
        ? `${base}${base.at(-1)}ing`
        : `${base}ing`;
  return [base, third, past, past, gerund];
}
const DOUBLED = new Set(['stop', 'occur', 'chart-']);
