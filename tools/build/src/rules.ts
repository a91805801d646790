import type { RuleSetRule, Target } from '@rspack/core';

/**
 * Compiles TypeScript with SWC in every build, without a type check (`tsc -b` does that).
 * @param hot 'hot' for components that can be replaced while they are on the page
 */
export const typescriptRule = (targets: string, hot?: 'hot'): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    detectSyntax: 'auto',
    jsc: { transform: { react: { runtime: 'automatic', ...(hot ? { development: true, refresh: true } : {}) } } },
    env: { targets },
  },
});

/** Browsers of the last few years; nothing is polyfilled. */
export const browserTargets = 'chrome >= 111, edge >= 111, firefox >= 115, safari >= 16.4';
export const browserRspackTarget: Target = ['web', 'es2022'];

export const resolveTypescript = { extensions: ['.ts', '.tsx', '.js', '.mjs'] };
