import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { count } from '@cred/tool-kit/console';
import type { Part } from './part';
import { projectFiles } from './project-files';

const PRODUCT = 'docs/product/';
const PREFIXES = 'GEN|AUTH|SHELL|POST|PROFILE|CHAT|NOTIF|SET|DATA|CALL|SRV|VAL|FED|GOAL|MOD|LIC';
const DEFINITION = new RegExp(`^- \\*\\*((?:${PREFIXES})-\\d+)\\*\\*`, 'gm');
const REFERENCE = new RegExp(`\\b(?:${PREFIXES})-\\d+\\b`, 'g');
const DOCUMENT = /(?<![\w.*])[\w-]+(?:\/[\w-]+)*\.md\b/g;

export interface SourceText {
  /** Relative to the project. */
  readonly file: string;
  readonly text: string;
}

/** The requirements that the documents of docs/product define, each once. */
export function definedRequirements(documents: readonly SourceText[]): string[] {
  return documents.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map((match) => match[1] ?? ''));
}

/**
 * Dangling references: numbers of requirements that are not defined, and names of documents that are not in the
 * repository. One line each, with file and line number.
 */
export function danglingReferences(texts: readonly SourceText[], files: readonly string[]): string[] {
  const defined = new Set(definedRequirements(texts.filter(({ file }) => file.startsWith(PRODUCT))));
  const names = new Set(files.map((file) => basename(file)));
  return texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const requirements = (line.match(REFERENCE) ?? []).filter((id) => !defined.has(id));
      const documents = (line.match(DOCUMENT) ?? []).filter((path) => !names.has(basename(path)));
      return [...requirements, ...documents].map((reference) => `${file}:${index + 1}: ${reference}`);
    }),
  );
}

/** Numbers that are defined twice. */
export function repeatedRequirements(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

export const references: Part = {
  name: 'references',
  isStatic: true,
  title: 'references to requirements and documents',
  run({ root, show }) {
    const files = projectFiles(root);
    const texts = files
      .filter((file) => /\.(ts|tsx|mjs|md)$/.test(file) && !file.endsWith('checks/references.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    const ids = definedRequirements(texts.filter(({ file }) => file.startsWith(PRODUCT)));
    const found = [
      ...danglingReferences(texts, files),
      ...repeatedRequirements(ids).map((id) => `${id} is defined twice in ${PRODUCT}`),
    ];
    for (const line of found) show(`${line}\n`);
    const used = new Set(
      texts.filter(({ file }) => !file.startsWith(PRODUCT)).flatMap(({ text }) => text.match(REFERENCE) ?? []),
    );
    const isClean = found.length === 0 && ids.length > 0 && used.size > 0;
    const detail = `${count(ids.length, 'requirement')}, ${used.size} referred to; ${found.length} dangling`;
    return Promise.resolve({ passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, detail });
  },
};
