/** A group of the alternatives of a pattern, which may be written over several lines that end in "|". */
export const oneOf = (list: string): string => `(?:${list.trim().replace(/\|\n\s*/gu, '|')})`;
