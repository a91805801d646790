import { usedExports } from './used-exports';

const shared = ['react', '@cred/ui', '@cred/vendor'];
const uses = (...sources: string[]) =>
  usedExports(
    sources.map((source) => ({ source })),
    shared,
  );

describe('usedExports', () => {
  it('lists the imported names of every module, once, in order', () => {
    expect(
      uses(
        `import { useState as s, useId } from 'react';\nimport {Button} from "@cred/ui"`,
        `/** x */ import {\n  Button,\n  Modal,\n} from '@cred/ui';`,
      ),
    ).toEqual({
      '@cred/ui': ['Button', 'Modal'],
      react: ['useId', 'useState'],
    });
  });

  it('reads minified modules', () => {
    expect(uses(`import{forwardRef as r,createElement as o}from"react";import x from"./x.js";`)).toEqual({
      react: ['createElement', 'forwardRef'],
    });
  });

  it('ignores packages that are not shared, and files', () => {
    expect(uses(`import { a } from './react';\nimport { b } from 'react-dom/client';\nimport x from 'axios';`)).toEqual(
      {},
    );
  });

  it('includes the members that the code reads from a namespace and from a default import', () => {
    expect(
      uses(`import * as React from "react";\nconst a = React.useReducer(b); React?.memo;\nMyReact.x; x.React.y;`),
    ).toEqual({ react: ['memo', 'useReducer'] });
    expect(uses(`import React, { useId } from 'react';\nReact.useMemo()`)).toEqual({ react: ['useId', 'useMemo'] });
  });

  it.each([
    [`import * as ui from '@cred/ui';\nconsume(ui);`],
    [`export * from '@cred/ui';`],
    [`export * as ui from '@cred/ui';\nui;`],
    [`const ui = await import('@cred/ui');`],
  ])('counts "%s" as the whole package', (source) => {
    expect(uses(source)['@cred/ui']).toContain('*');
  });

  it('includes re-exports, and packages with an empty list of imported names', () => {
    expect(uses(`export { styled as s } from '@cred/vendor';\nimport { } from 'react';`)).toEqual({
      '@cred/vendor': ['styled'],
      react: [],
    });
  });

  it('reads concatenated modules', () => {
    expect(usedExports([{ modules: [{ source: `import { a } from 'react'` }] }], shared)).toEqual({ react: ['a'] });
  });
});
