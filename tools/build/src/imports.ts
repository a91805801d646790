const typeOnly = /^(?:import type [^;'"]+|export type (?:\*|\{)[^;'"]*)from\s*'[^']+'/gm;
const requests =
  /\b(?:from|import|require|require\.resolve|URL)\s*\(?\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*['"]([^'"\n]+)['"]/g;

/**
 * What a source file imports, without what is imported for types only. Read with a regular expression, because a parser
 * would cost more than the rest of an id; so texts and comments that look like imports are among the results.
 */
export const importsOf = (source: string): string[] =>
  [...source.replace(typeOnly, '').matchAll(requests)].flatMap(([, request]) => request ?? []);
