import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { checkSource, ineffectiveRules } from './check';
import { examples } from './examples';
import { importsOf } from './imports';
import { readWorkspaces } from './project';
import { rules } from './rules';

const workspaces = readWorkspaces(projectRoot());
const broken = (file: string, source: string): string[] =>
  checkSource(workspaces, file, source).violations.map(({ rule }) => rule);

describe('importsOf', () => {
  it('finds every form of import', () => {
    const source = `
      import a from 'static'; import type { B } from 'type-only'; import 'effect';
      export { c } from 're-export'; export * from 'star';
      const d = await import('dynamic'); const e = require('required'); jest.mock('mocked');
      type F = import('in-a-type').F; import(\`template\`);`;
    expect(importsOf(source, 'x.ts').sort()).toEqual(
      [
        'static',
        'type-only',
        'effect',
        're-export',
        'star',
        'dynamic',
        'required',
        'mocked',
        'in-a-type',
        'template',
      ].sort(),
    );
  });

  it('ignores strings and comments that look like imports', () => {
    expect(importsOf("// import 'a';\nconst text = \"import 'b'\";", 'x.ts')).toEqual([]);
  });

  it('reads JSX', () => {
    expect(importsOf("import { A } from 'a'; export const B = () => <A>{import('b')}</A>;", 'x.tsx')).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('boundary rules', () => {
  it.each(examples)('$rule reports its example', ({ rule, file, source }) => {
    expect(broken(file, source)).toContain(rule);
  });

  it('have one example each', () => {
    expect(ineffectiveRules(workspaces)).toEqual([]);
    expect(examples).toHaveLength(rules.length);
  });

  it('allow an area to import its dependencies', () => {
    const source =
      "import { useState } from 'react'; import { Button } from '@cred/ui'; import { x } from './x'; import { Star } from 'lucide-react';";
    expect(broken('remotes/feed/src/pages/home.tsx', source)).toEqual([]);
  });

  it('allow tests to import the testing package', () => {
    expect(
      broken(
        'remotes/feed/src/home.test.tsx',
        "import { makePost } from '@cred/testing'; import { screen } from '@testing-library/react';",
      ),
    ).toEqual([]);
  });

  it('allow a build configuration to import the preset', () => {
    expect(broken('remotes/feed/rspack.config.ts', "import { defineRemoteBuild } from '@cred/build';")).toEqual([]);
  });

  it('allow only the ops page of a service to use React', () => {
    const source = "import { renderToStaticMarkup } from 'react-dom/server';";
    expect(broken('services/releases/src/ops/views/document.tsx', source)).toEqual([]);
    expect(broken('services/releases/src/ops/views/document.tsx', "import 'styled-components';")).toEqual([
      'server-packages',
    ]);
    expect(broken('services/releases/src/builds/builds.service.ts', source)).toEqual(['server-packages']);
  });

  it.each([
    ['services/api/src/core/example.ts', '../modules/posts/posts.service', true],
    ['services/api/src/modules/posts/example.ts', '../chat/chat.service', true],
    ['services/api/src/modules/posts/example.ts', '../unlisted/example', true],
    ['services/api/src/modules/posts/example.ts', '../../core/ids', false],
    ['services/api/src/modules/posts/example.ts', './posts.policy', false],
    ['services/api/src/modules/posts/example.test.ts', '../deletion/delete-post', false],
  ])('apply the layers to %s importing %s', (file, request, isBroken) => {
    expect(broken(file, `import '${request}';`)).toEqual(isBroken ? ['layers'] : []);
  });

  it('let the design system find links by the function that the API uses', () => {
    expect(broken('shared/ui/src/example.ts', "import { linksInText } from '@cred/contract/links';")).toEqual([]);
  });

  it('forbid importing another area in tests too', () => {
    expect(broken('remotes/feed/src/home.test.tsx', "import '@cred/chat';")).toContain('area-to-area');
  });
});

describe('import circles', () => {
  it.each([
    [
      'values',
      "import { b } from './b';\nexport const a = () => b;",
      "import { a } from './a';\nexport const b = () => a;",
    ],
    [
      'types',
      "import type { B } from './b';\nexport type A = () => B;",
      "import type { A } from './a';\nexport type B = () => A;",
    ],
  ])('of %s are reported by the linter', (_kind, a, b) => {
    const root = projectRoot();
    const folder = mkdtempSync(join(tmpdir(), 'cred-circle-'));
    try {
      cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
      writeFileSync(join(folder, 'a.ts'), a);
      writeFileSync(join(folder, 'b.ts'), b);
      const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
      const { status, stdout } = spawnSync(process.execPath, [linter], { cwd: folder, encoding: 'utf8' });
      expect([status, stdout]).toEqual([1, expect.stringContaining('import(no-cycle)')]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
