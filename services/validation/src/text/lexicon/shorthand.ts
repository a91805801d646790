import { isDrug } from '../tokens/is-drug';
import { findQuotes } from '../tokens/protect';
import { sentencesOf } from '../tokens/sentences';
import { cacheLast } from '../tokens/text-cache';
import { tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';
import { negationOf } from '../tokens/word-kinds';
import { lexicons } from './index';
import { languageParts } from './english-foreign';
import { removeDecoration } from './decoration';
import { normalizeCase } from './letter-case';
import { addsEnglishFault } from './english-faults';
import { applyRules, type RewriteRule, type RuleUse } from './rewrite-rules';

const ROUNDS = 3;

/** A check reads the same text when it is rewritten and for each verification of a rewriting. */
const CACHED_TEXTS = 4;
const expandIn = {
  en: cacheLast((text) => expand(text, 'en'), CACHED_TEXTS),
  pt: cacheLast((text) => expand(text, 'pt'), CACHED_TEXTS),
};

/** As {@link expand}, which is the largest part of a check; the last few texts of this thread are not read again. */
export const expandShorthand = (text: string, language: Language): string => expandIn[language](text);

/**
 * Reads a text as its author means it: the usual letter case, and clinical and chat shorthand written out by the rules of
 * the lexicon. Numbers, drugs, negations, comparisons and links stay as they are; a step that changes one is omitted.
 * Linear in the length.
 */
function expand(text: string, language: Language): string {
  const parts = language === 'en' ? languageParts(text) : [];
  if (parts.some(({ isForeign }) => isForeign))
    return parts
      .map((part) =>
        part.isForeign ? part.text : expandEnglish(part.text.trimEnd()) + (/\s+$/u.exec(part.text)?.[0] ?? ''),
      )
      .join('');
  return language === 'en' ? expandEnglish(text) : expandWith(text, language);
}

function expandEnglish(text: string): string {
  const language = 'en';
  const expanded = expandWith(text, language);
  return addsEnglishFault(text, expanded) ? expandBySentence(text, language) : expanded;
}

/** Expansions of single sentences that one text may cost. */
const MAX_ATTEMPTS = 40;

/**
 * Expands each sentence for itself. One that becomes ungrammatical is expanded without the rule that is the cause, or
 * stays as its author wrote it.
 */
function expandBySentence(text: string, language: Language): string {
  let attempts = 0;
  const parts = sentencesOf(text).map((part) => {
    const blank = /\s+$/u.exec(part)?.[0] ?? '';
    const changed = new Set<RewriteRule>();
    const expandPart = (excluded: ReadonlySet<RewriteRule>, found = new Set<RewriteRule>()): string | undefined => {
      attempts += 1;
      const expanded = expandWith(part.trimEnd(), language, { changed: found, excluded });
      return addsEnglishFault(part, expanded) ? undefined : expanded + blank;
    };
    if (attempts >= MAX_ATTEMPTS) return part;
    const whole = expandPart(new Set(), changed);
    if (whole !== undefined) return whole;
    for (const rule of changed) {
      if (attempts >= MAX_ATTEMPTS) break;
      const expanded = expandPart(new Set([rule]));
      if (expanded !== undefined) return expanded;
    }
    // A list of several signs is written out by several rules.
    const lists = [...changed].filter(({ source }) => source.includes(String.raw`\+`));
    return (lists.length > 0 && attempts < MAX_ATTEMPTS ? expandPart(new Set(lists)) : undefined) ?? part;
  });
  const joined = parts.join('');
  return addsEnglishFault(text, joined) ? text : joined;
}

function expandWith(text: string, language: Language, use?: RuleUse): string {
  const { letterCase, rules, prepare, finish } = lexicons[language];
  if (!rules) return text;
  const plain = removeDecoration(text, language);
  let current = letterCase ? normalizeCase(plain, letterCase) : plain;
  if (prepare) current = outsideProtected(current, prepare);
  /** For each group of rules, the text that it last left unchanged. */
  const unchanged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = current;
    for (const [index, group] of rules.entries()) {
      if (unchanged[index] === current || group.isFor?.(current) === false) continue;
      const apply = (accepts?: RuleUse['accepts']): string =>
        tidySpaces(
          outsideProtected(current, (part) =>
            applyRules(part, group.rules, { ...use, accepts, keepsCapitals: group.isSpeech }),
          ),
        );
      const isAllowed = (after: string): boolean => group.isFree || keepsProtected(current, after, language);
      let next = apply();
      // One rule that changes a number or a drug is no reason to omit the others of its group.
      if (!isAllowed(next)) next = apply((before, after) => keepsProtected(before, after, language));
      if (next !== current && isAllowed(next)) current = next;
      else unchanged[index] = current;
    }
    if (letterCase) current = normalizeCase(current, letterCase);
    if (finish) current = finish(current);
    if (current === before) break;
  }
  return /[\p{L}\d]/u.test(current) ? current : text;
}

/** Single blanks, and none at the beginning of a line whose first words were removed. */
const tidySpaces = (text: string): string => text.replace(/ {2,}/gu, ' ').replace(/^ | $/gu, '');

/** Quotes and links are replaced by one private character each, so that rules see the words around them. */
function outsideProtected(text: string, change: (part: string) => string): string {
  if (!/["“«@]|:\/\/|www\.|\d\/|[\p{L}\d]\.\p{L}/iu.test(text)) return change(text);
  const quotes = findQuotes(text);
  const links = tokenize(text).filter(({ kind }) => kind === 'url' || kind === 'mail' || kind === 'mention');
  const spans = [...quotes, ...links].sort((a, b) => a.start - b.start);
  if (spans.length === 0) return change(text);
  const kept: string[] = [];
  let masked = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    masked += `${text.slice(at, start)}${MASK}`;
    kept.push(text.slice(start, end));
    at = end;
  }
  masked += text.slice(at);
  if (text.includes(MASK)) return text;
  const changed = change(masked);
  let next = 0;
  const result = changed.replaceAll(MASK, () => kept[next++] ?? '');
  return next === kept.length ? result : text;
}
const MASK = '\uE000';

/** What no rule may change, in order. */
function protectedParts(text: string, language: Language): string {
  const parts: string[] = [];
  for (const { kind, text: part } of tokenize(text)) {
    if (kind === 'url' || kind === 'mail' || kind === 'mention') parts.push(part);
    else if (kind === 'word') {
      const negation = negationOf(part, language);
      if (negation !== undefined) parts.push(negation === 'nobody' ? 'no' : negation);
      else if (isDrug(part)) parts.push(part.toLowerCase());
      else parts.push(...(part.match(/\d+/gu) ?? []));
    } else if (kind === 'mark') {
      if (/[<>≤≥=+±~↑↓%]/u.test(part)) parts.push(part);
    } else parts.push(...(part.match(/\d+(?:[.,]\d+)*|%/gu) ?? []));
  }
  return parts.join(' ');
}

const keepsProtected = (before: string, after: string, language: Language): boolean =>
  before === after || protectedParts(before, language) === protectedParts(after, language);
