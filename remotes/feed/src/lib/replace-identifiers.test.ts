import type { FoundIdentifier } from '@cred/contract';
import { partsOf, replaceIdentifiers } from './replace-identifiers';

const text = 'Ana, 93 anos, febre';
const identifiers: FoundIdentifier[] = [
  { kind: 'name', start: 0, end: 3, replacement: '[nome]' },
  { kind: 'age', start: 5, end: 7, replacement: '90+' },
];

describe('partsOf', () => {
  it('splits a text at its identifiers', () => {
    expect(partsOf(text, identifiers, new Set([1]))).toEqual([
      { text: 'Ana', index: 0 },
      { text: ', ' },
      { text: '90+', index: 1 },
      { text: ' anos, febre' },
    ]);
  });

  it('leaves out identifiers that overlap or end after the text', () => {
    const wrong: FoundIdentifier[] = [
      { kind: 'name', start: 0, end: 3, replacement: 'x' },
      { kind: 'name', start: 2, end: 4, replacement: 'y' },
      { kind: 'name', start: 10, end: 99, replacement: 'z' },
    ];
    expect(replaceIdentifiers(text, wrong, new Set([0, 1, 2]))).toBe('x, 93 anos, febre');
  });
});

describe('replaceIdentifiers', () => {
  it('replaces the chosen ones and keeps the rest', () => {
    expect(replaceIdentifiers(text, identifiers, new Set())).toBe(text);
    expect(replaceIdentifiers(text, identifiers, new Set([0, 1]))).toBe('[nome], 90+ anos, febre');
  });
});
