import type { RuleSetRule, Target } from '@rspack/core';

/** How TypeScript becomes JavaScript, in every build: by SWC, without a type check (`tsc -b` does that). */
export const typescriptRule = (targets: string): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    detectSyntax: 'auto',
    jsc: { transform: { react: { runtime: 'automatic' } } },
    env: { targets },
  },
});

/** Browsers of the last few years; nothing is polyfilled. */
export const browserTargets = 'chrome >= 111, edge >= 111, firefox >= 115, safari >= 16.4';
export const browserRspackTarget: Target = ['web', 'es2022'];

export const resolveTypescript = { extensions: ['.ts', '.tsx', '.js', '.mjs'] };
