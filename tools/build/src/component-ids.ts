import { createHash } from 'node:crypto';

/** `const Name = styled.div` or `const Name = styled(Other)`, at the top of a file, up to its type or its template. */
const declarations = /^(?:export )?const \w+ = styled(?:\.\w+|\(\w+\))(?=[<`])/gm;
/** A list of imported or exported names in which `styled` has its name. */
const nameLists = /^(?:import|export) \{(?:(?!\bstyled\s+as\b|\bas\s+styled\b)[\w\s,])*\} from '[^']+';$/gm;
/** Lines of comments, without code behind the comment. */
const commentLines = /^\s*(?:\/\/.*|\/?\*(?:(?!\*\/).)*(?:\*\/)?)$/gm;
/** `styled` itself, not `styled-components`. */
const mentions = /\bstyled\b(?!-)/g;

/** The files of a build that have styled components, by the start of their components' ids. */
export type KnownFiles = Map<string, string>;

/**
 * Gives every styled component of a source file a fixed id. Without one, styled-components numbers its components in the
 * order in which their modules run, and the class names of a page that a server rendered are then not those of the
 * browser, where the areas' modules run in any order.
 *
 * An id is `sc-`, four digits for the file, and the component's position in it. The ids of a file differ in the last
 * digit only, which compresses well. The text is read with regular expressions, because a parser would cost more than the
 * rest of the build; so one form is accepted only, `const Name = styled…` at the top of a file, and any other use of
 * `styled` is an error.
 * @param file the path relative to the project, the same on every machine
 * @param known the files of this build; this one is added to it
 * @throws Error when a use of `styled` has another form, and when two files of the build have the same digits
 */
export function withComponentIds(source: string, file: string, known: KnownFiles): string {
  if (!source.includes('styled')) return source;
  requireOneForm(source, file);
  const prefix = prefixOf(file);
  let position = 0;
  const result = source.replace(
    declarations,
    (declaration) => `${declaration}.withConfig({ componentId: '${prefix}${(position++).toString(36)}' })`,
  );
  if (position === 0) return source;
  const other = known.get(prefix) ?? file;
  if (other !== file)
    throw new Error(`The styled components of ${file} and of ${other} have the same ids: rename one of the files`);
  known.set(prefix, file);
  return result;
}

function requireOneForm(source: string, file: string): void {
  const expected = [declarations, nameLists, commentLines].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ index, 0: text }) => [index, index + text.length] as const),
  );
  for (const { index } of source.matchAll(mentions)) {
    if (expected.some(([start, end]) => start <= index && index < end)) continue;
    const line = source.slice(0, index).split('\n').length;
    throw new Error(
      `${file}:${line}: a styled component must be written as "const Name = styled.div" or "const Name = styled(Other)" ` +
        'at the top of the file, with its template in the same expression: otherwise it gets no fixed id',
    );
  }
}

function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file).digest().readUIntBE(0, 6);
  return `sc-${(hash % 36 ** 4).toString(36).padStart(4, '0')}`;
}
