import type { StudyType } from '@cred/contract';
import type { LiteratureRecord } from './record';

/** Publication types by kind of study, in lower case and without hyphens. The strongest evidence is first. */
const BY_PUBLICATION_TYPE: readonly (readonly [StudyType, ReadonlySet<string>])[] = [
  [
    'guideline',
    new Set([
      'guideline',
      'practice guideline',
      'consensus development conference',
      'consensus development conference, nih',
      'consensus statement',
    ]),
  ],
  ['meta-analysis', new Set(['meta analysis', 'network meta analysis'])],
  ['systematic-review', new Set(['systematic review'])],
  [
    'randomized-trial',
    new Set([
      'randomized controlled trial',
      'equivalence trial',
      'pragmatic clinical trial',
      'adaptive clinical trial',
    ]),
  ],
  [
    'clinical-trial',
    new Set([
      'clinical trial',
      'clinical trial, phase i',
      'clinical trial, phase ii',
      'clinical trial, phase iii',
      'clinical trial, phase iv',
      'controlled clinical trial',
    ]),
  ],
  ['review', new Set(['review', 'review article', 'scoping review'])],
  [
    'observational-study',
    new Set(['observational study', 'comparative study', 'multicenter study', 'twin study', 'validation study']),
  ],
  ['case-report', new Set(['case reports', 'case report'])],
  ['opinion', new Set(['editorial', 'letter', 'comment', 'news', 'personal narrative'])],
];

/** What a subtitle says about the paper itself, such as `: a systematic review and meta-analysis`. */
const BY_SUBTITLE: readonly (readonly [StudyType, RegExp])[] = [
  ['meta-analysis', /\bmeta-analys[ei]s$/],
  ['systematic-review', /\bsystematic (?:literature )?review$/],
  ['randomized-trial', /\brandomi[sz]ed(?:,? (?:placebo|double-blind|controlled|clinical|open-label)\S*){0,4} trial$/],
  ['guideline', /\b(?:clinical practice|practice|evidence-based) guidelines?$/],
  ['review', /\b(?:narrative|scoping|literature|umbrella|integrative) review$/],
  ['observational-study', /\b(?:cohort|case-control|cross-sectional|observational) study$/],
  ['case-report', /\bcase reports?$/],
];
/** A subtitle with these words is about a study that has not been done, or about another paper. */
const ANOTHER_STUDY = /\b(?:protocol|apprais|comment|reply|response|critique|update of)/;

/**
 * The kind of study (VAL-15): the strongest of the record's publication types. Without a type that names a kind, what
 * the subtitle says; undefined when neither does.
 */
export function studyTypeOf({ title, publicationTypes = [] }: LiteratureRecord): StudyType | undefined {
  const types = new Set(publicationTypes.map((type) => type.toLowerCase().replaceAll('-', ' ')));
  const typed = BY_PUBLICATION_TYPE.find(([, names]) => [...names].some((name) => types.has(name)))?.[0];
  if (typed !== undefined) return typed;
  const subtitle = title.slice(Math.max(title.lastIndexOf(': '), title.lastIndexOf('? ')) + 2).toLowerCase();
  if (subtitle.length >= title.length - 1 || ANOTHER_STUDY.test(title.toLowerCase())) return undefined;
  return BY_SUBTITLE.find(([, pattern]) => pattern.test(subtitle))?.[0];
}
