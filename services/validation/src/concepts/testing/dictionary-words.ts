import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A rule of a Hunspell affix file: replaces `strip` at one end of a word that matches `condition` by `added`. */
interface Affix {
  readonly strip: string;
  readonly added: string;
  readonly condition: RegExp;
}

interface AffixClass {
  readonly isPrefix: boolean;
  readonly rules: Affix[];
}

export type Dictionary = 'dictionary-en' | 'dictionary-en-gb' | 'dictionary-pt' | 'dictionary-pt-pt';

/** The dictionaries of each language. */
export const dictionaries: Readonly<Record<string, readonly Dictionary[]>> = {
  English: ['dictionary-en', 'dictionary-en-gb'],
  Portuguese: ['dictionary-pt', 'dictionary-pt-pt'],
};

/**
 * Every word of a Hunspell dictionary, some of them twice, without forms with a hyphen, which are looked up as separate
 * words. Without inflections: the stems alone.
 */
export function* dictionaryWords(name: Dictionary, { inflected }: { readonly inflected: boolean }): Generator<string> {
  const folder = dirname(createRequire(join(process.cwd(), 'package.json')).resolve(name));
  const affixes = parseAffixes(readFileSync(join(folder, 'index.aff'), 'utf8'));
  const [, ...entries] = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n');
  for (const entry of entries) {
    const [stem = '', flags = ''] = (entry.split(/[\t ]/)[0] ?? '').split('/');
    if (inflected) yield* inflections(stem, flags, affixes);
    else yield stem;
  }
}

function* inflections(stem: string, flags: string, affixes: ReadonlyMap<string, AffixClass>): Generator<string> {
  const classes = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
  const prefixed = classes
    .filter(({ isPrefix }) => isPrefix)
    .flatMap(({ rules }) => rules.flatMap((rule) => withPrefix(stem, rule)));
  for (const word of [stem, ...prefixed]) {
    yield word;
    for (const { isPrefix, rules } of classes) {
      if (isPrefix) continue;
      for (const { strip, added, condition } of rules)
        if (word.endsWith(strip) && condition.test(word)) yield word.slice(0, word.length - strip.length) + added;
    }
  }
}

const withPrefix = (stem: string, { strip, added, condition }: Affix): string[] =>
  stem.startsWith(strip) && condition.test(stem) ? [added + stem.slice(strip.length)] : [];

const RULE = /^(PFX|SFX)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/;

function parseAffixes(text: string): Map<string, AffixClass> {
  const classes = new Map<string, AffixClass>();
  for (const line of text.split('\n')) {
    const [, kind, flag = '', strip = '', addedAndFlags = '', condition = '.'] = RULE.exec(line) ?? [];
    if (kind === undefined) continue;
    const isPrefix = kind === 'PFX';
    const known = classes.get(flag) ?? { isPrefix, rules: [] };
    classes.set(flag, known);
    const added = addedAndFlags.split('/')[0] ?? '';
    if (added.includes('-')) continue;
    known.rules.push({
      strip: strip === '0' ? '' : strip,
      added: added === '0' ? '' : added,
      condition: new RegExp(isPrefix ? `^${condition}` : `${condition}$`),
    });
  }
  return classes;
}
