import { foldText } from '@cred/contract';

/** Words that registries and members add to or leave out of the same name. */
const IGNORED: ReadonlySet<string> = new Set(
  'dr dra doctor doutor doutora prof professor professora enf enfermeira enfermeiro mr mrs ms miss de da do das dos e'.split(
    ' ',
  ),
);

/** The words of a name that are compared, in one order: registries have last names first. */
const wordsOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED.has(word))
    .sort()
    .join(' ');

/** Whether two names are the same without case, accents, order, titles and particles (LIC-6). */
export const isSameName = (one: string, other: string): boolean => {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other);
};
