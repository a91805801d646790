import { danglingReferences, definedRequirements, repeatedRequirements } from './references';

const product = { file: 'docs/product/posts.md', text: '# Posts\n\n- **POST-1** One tab.\n- **POST-2** Two.\n' };
const files = ['docs/product/posts.md', 'docs/architecture.md'];

describe('danglingReferences', () => {
  const find = (text: string): string[] => danglingReferences([product, { file: 'a.ts', text }], files);

  it('accepts numbers that are defined and documents that exist', () => {
    expect(find('// POST-2, see docs/architecture.md\n')).toEqual([]);
  });

  it('reports a number that is not defined, with its line', () => {
    expect(find('const a = 1;\n// POST-3\n')).toEqual(['a.ts:2: POST-3']);
  });

  it('reports a document that is not in the repository', () => {
    expect(find('// see spec.md section 5\n')).toEqual(['a.ts:1: spec.md']);
  });

  it('ignores other codes', () => {
    expect(find('// SHA-384, UTF-16, RFC-3339, *.md\n')).toEqual([]);
  });
});

describe('definedRequirements', () => {
  it('reads definitions, not mentions', () => {
    expect(definedRequirements([{ ...product, text: `${product.text}As POST-7 says.\n` }])).toEqual([
      'POST-1',
      'POST-2',
    ]);
  });
});

describe('repeatedRequirements', () => {
  it('names a number that is defined twice', () => {
    expect(repeatedRequirements(['POST-1', 'POST-2', 'POST-1'])).toEqual(['POST-1']);
  });
});
