import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Configuration, RuleSetRule, Target } from '@rspack/core';
import { withComponentIds, type KnownFiles } from './component-ids';
import { dropRouterEffects } from './drop-router-effects';
import { projectRoot } from './project-root';
import { filesByPath } from './preset-files';
import { trimStyledComponents } from './trim-styled-components';
import { workspaceModules } from './workspace-modules';

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

/**
 * Gives the styled components of a build their ids. Each build has its own rule, which throws when two of the build's
 * files have the same ids.
 */
function componentIdsRule(): RuleSetRule {
  const root = projectRoot();
  const known: KnownFiles = new Map();
  const transform = (source: string, path: string): string =>
    withComponentIds(source, relative(root, path).split(sep).join('/'), known);
  return {
    test: /\.tsx?$/,
    // Before TypeScript is compiled.
    enforce: 'pre',
    loader: transformLoader(),
    options: { transform },
  };
}

/** The libraries that only the shell's build contains, without what no page uses. */
export const libraryRules = (): RuleSetRule[] => [
  {
    test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/,
    loader: transformLoader(),
    options: { transform: dropRouterEffects },
  },
  {
    test: /[\\/]node_modules[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/,
    loader: transformLoader(),
    options: { transform: trimStyledComponents },
  },
];

/** Icons that render the same as the package's, in less time. */
const iconsRule = (): RuleSetRule => ({
  test: /[\\/]node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
  use: [
    { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
    {
      loader: transformLoader(),
      options: { transform: (): string => readFileSync(iconSource(), 'utf8'), dependencies: [iconSource()] },
    },
  ],
});

const iconSource = (): string => join(projectRoot(), filesByPath.icon);

const transformLoader = (): string => join(projectRoot(), filesByPath.loader);

/** Browsers of the last few years; nothing is polyfilled. */
export const browserTargets = 'chrome >= 111, edge >= 111, firefox >= 115, safari >= 16.4';
export const browserRspackTarget: Target = ['web', 'es2022'];

/**
 * Files that are always loaded together compress better as one: libraries are in the chunk that uses them, and what two
 * chunks share is a separate file from 50 kB of source on.
 */
export const fewerChunks: NonNullable<Configuration['optimization']> = {
  splitChunks: { minSize: 50_000, cacheGroups: { defaultVendors: false } },
};

/**
 * How imports are resolved in every build: workspaces in their own folders, packages where the project has them, also
 * when that is a symbolic link. So each module's path below the project, from which the bundler hashes its id, is the
 * same in every checkout.
 * @param alias further modules
 */
export const resolveSources = (alias: Readonly<Record<string, string>> = {}) => ({
  extensions: ['.ts', '.tsx', '.js', '.mjs'],
  symlinks: false,
  alias: { ...workspaceModules(projectRoot()), ...alias },
});

/**
 * The rules of every build of an area or the shell.
 * @param hot for `npm run dev`
 */
export const sourceRules = (targets: string, hot?: 'hot'): RuleSetRule[] => [
  componentIdsRule(),
  typescriptRule(targets, hot),
  iconsRule(),
];
