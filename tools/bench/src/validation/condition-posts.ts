import { readFileSync } from 'node:fs';
import { OperatorError } from '@cred/tool-kit/errors';
import { conditions } from './sets/conditions';

/** A post on one condition; a title is apt when it contains one of these texts in lower case. */
export interface ConditionPost {
  readonly text: string;
  readonly apt: readonly string[];
}

const ENGLISH = [
  'new guideline on {}?',
  'Any good reviews on {}?',
  'how do you treat {} these days',
  'I have to teach about {} tomorrow',
  'what is new in {}',
] as const;
const PORTUGUESE = [
  'saiu diretriz nova de {}?',
  'alguém tem uma boa revisão sobre {}?',
  'como vocês tratam {} hoje',
  'preciso dar uma aula sobre {} amanhã',
  'o que há de novo em {}',
] as const;

/** Posts on the common conditions of `sets/conditions.ts`. */
export const conditionPosts = (language: 'en' | 'pt'): ConditionPost[] =>
  conditions.map((condition, at) => {
    const frames = language === 'en' ? ENGLISH : PORTUGUESE;
    return { text: (frames[at % frames.length] ?? '{}').replace('{}', condition[language]), apt: condition.apt };
  });

/** Posts of a file of JSON Lines, `{"text","apt"}`. @throws OperatorError */
export const readConditionPosts = (file: string): ConditionPost[] =>
  readLines(file).map(({ text, apt }, at) => {
    if (!Array.isArray(apt) || apt.length === 0 || !apt.every((part) => typeof part === 'string'))
      throw new OperatorError(`${file}: post ${at + 1} has no list \`apt\` of texts`);
    return { text, apt };
  });

/** Texts of a file of JSON Lines, `{"text"}`. @throws OperatorError */
export const readTexts = (file: string): string[] => readLines(file).map(({ text }) => text);

function readLines(file: string): { readonly text: string; readonly apt?: unknown }[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const { text, apt } = JSON.parse(line) as { readonly text?: unknown; readonly apt?: unknown };
      if (typeof text !== 'string') throw new OperatorError(`${file}: post ${at + 1} has no \`text\``);
      return { text, apt };
    });
}

/** Whether one of the titles is apt. */
export const hasAptTitle = (titles: readonly string[], apt: readonly string[]): boolean =>
  titles.some((title) => apt.some((part) => title.toLowerCase().includes(part)));
