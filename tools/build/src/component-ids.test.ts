import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withComponentIds, type KnownFiles } from './component-ids';
import { projectRoot } from './project-root';

const transform = (source: string, file = 'shell/src/a.tsx', known: KnownFiles = new Map()) =>
  withComponentIds(source, file, known);
const idsIn = (source: string) => [...source.matchAll(/componentId: '([^']*)'/g)].map(([, id]) => id);

describe('withComponentIds', () => {
  it('inserts an id before the type and the template, and changes nothing else', () => {
    const source = [
      `import { Link, styled } from '@cred/vendor';`,
      'const Root = styled.button<{ $small: boolean }>`',
      '  color: red;',
      '`;',
      'export const Home = styled(Link)`color: blue;`;',
    ].join('\n');
    const result = transform(source);
    expect(result).toContain(`const Root = styled.button.withConfig({ componentId: 'sc-`);
    expect(result).toContain(`export const Home = styled(Link).withConfig({ componentId: 'sc-`);
    expect(result.replaceAll(/\.withConfig\(\{ componentId: 'sc-[0-9a-z]{5}' \}\)/g, '')).toBe(source);
  });

  it('depends on the file and the position only', () => {
    const [one, two] = idsIn(transform('const A = styled.div`color: red;`;\nconst B = styled.p`a`;'));
    expect(two).not.toBe(one);
    expect(idsIn(transform('// above\n\nexport const C = styled.p<{ $a: 1 }>`color: blue;`;'))).toEqual([one]);
    expect(idsIn(transform('const A = styled.div`color: red;`;', 'shell/src/b.tsx'))).not.toEqual([one]);
  });

  it('gives each of a hundred components of a file its own id', () => {
    const source = Array.from({ length: 100 }, (_, index) => `const A${index} = styled.div\`a\`;`).join('\n');
    expect(new Set(idsIn(transform(source))).size).toBe(100);
  });

  it('leaves comments, lists of names and files without styled components as they are', () => {
    for (const source of [
      `/** Style it with \`styled(FilePicker)\`. */\n// styled.div\n/*\n * a styled part\n */\nconst a = 1;`,
      `export { css, styled } from 'styled-components';`,
      `import {\n  css,\n  styled,\n} from '@cred/vendor';`,
      `import 'styled-components';`,
      'const a = 1;',
    ])
      expect(transform(source)).toBe(source);
  });

  it.each([
    ['  const Root = styled.div`a`;'],
    ['const Root = styled.div.attrs({})`a`;'],
    ['const Root = styled("div")`a`;'],
    ['const Root = styled(lib.Link)`a`;'],
    ['const Root: Type = styled.div`a`;'],
    ['let Root = styled.div`a`;'],
    ['const Root = memo(styled.div`a`);'],
    ['const A = styled.div`a`, B = styled.p`b`;'],
    ['const Root = styled.div(object);'],
    ['const Root =\n  styled.div`a`;'],
    [`import { styled as s } from '@cred/vendor';`],
    [`import { emphasised as styled } from './texts';`],
    ['const { div } = styled;'],
    ['const Root = vendor.styled.div`a`;'],
    ['styled.div`a`;'],
    ['/* */ const Root = styled.div`a`;'],
  ])('throws for %s', (source) => {
    expect(() => transform(`const a = 1;\n${source}`)).toThrow(/^shell\/src\/a\.tsx:[23]: a styled component must be/);
  });

  it('throws when two files of a build have the same ids, not when a file is read again', () => {
    const known: KnownFiles = new Map();
    const source = 'const Root = styled.div`a`;';
    expect(transform(source, 'a.tsx', known)).toBe(transform(source, 'a.tsx', known));
    for (const prefix of known.keys()) known.set(prefix, 'b.tsx');
    expect(() => transform(source, 'a.tsx', known)).toThrow(
      'The styled components of a.tsx and of b.tsx have the same ids: rename one of the files',
    );
  });

  it('accepts the shell, all areas and the shared packages as one build', () => {
    const root = projectRoot();
    const known: KnownFiles = new Map();
    for (const folder of ['shell', 'remotes', 'shared'])
      for (const file of sourcesBelow(join(root, folder)))
        withComponentIds(readFileSync(file, 'utf8'), relative(root, file), known);
    expect(known.size).toBeGreaterThan(100);
  });
});

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : sourcesBelow(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
