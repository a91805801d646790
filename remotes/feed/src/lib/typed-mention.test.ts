import { completeMention, findTypedMention } from './typed-mention';

const at = (text: string) => findTypedMention(text.replace('|', ''), text.indexOf('|'));

describe('findTypedMention', () => {
  it.each<[string, number, string]>([
    ['@|', 0, ''],
    ['Hi @an|a', 3, 'an'],
    ['(@ana.s|', 1, 'ana.s'],
    ['line\n@Jo\u00e3o|', 5, 'João'],
    ['の＠an|', 1, 'an'],
  ])('finds the mention before the caret of %j', (text, start, prefix) => {
    expect(at(text)).toEqual({ start, prefix });
  });

  it.each(['|@ana', 'ana@|', 'ana@hos|pital', '@ana |', '@@|', '#@a|', '@ana,|', 'a|', `@${'a'.repeat(70)}|`])(
    'finds none in %j',
    (text) => {
      expect(at(text)).toBeNull();
    },
  );
});

describe('completeMention', () => {
  it('replaces what was typed and puts the caret after one space', () => {
    const typed = findTypedMention('Hi @an and more', 6)!;
    expect(completeMention('Hi @an and more', typed, 'ana.souza')).toEqual({
      text: 'Hi @ana.souza and more',
      caret: 14,
    });
    expect(completeMention('@an', { start: 0, prefix: 'an' }, 'ana')).toEqual({ text: '@ana ', caret: 5 });
  });
});
