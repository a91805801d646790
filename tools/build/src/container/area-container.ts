import { join } from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { filesByPath } from '../preset-files';
import { projectRoot } from '../project-root';

/** The name of the entry, whose file is `entry.<hash>.js`. */
export const ENTRY = 'entry';
/** The chunk of the exposed module. */
export const EXPOSED_CHUNK = 'remote';

/**
 * The options of an area's build that make its container: a classic script that assigns `init` and `get` to a global
 * variable, as the bundler's federation plugin would, with every shared package as an external of that container.
 * @param folder of the area
 * @param global the global name of this build's container
 * @param versions of the shared packages
 */
export function areaContainer(
  folder: string,
  global: string,
  versions: Readonly<Record<string, string>>,
): Required<Pick<Configuration, 'entry' | 'externals' | 'externalsType'>> & { readonly plugin: RspackPluginInstance } {
  const virtual = join(folder, 'src', 'container.virtual.js');
  const implementation = join(projectRoot(), filesByPath.container);
  return {
    entry: { [ENTRY]: { import: virtual, library: { type: 'var', name: global } } },
    externals: Object.fromEntries(
      Object.keys(versions).map((name) => [name, `${global}.shared(${JSON.stringify(name)})`]),
    ),
    externalsType: 'var',
    plugin: new rspack.experiments.VirtualModulesPlugin({
      [virtual]: `import { createContainer } from ${JSON.stringify(implementation)};
export const { init, get, shared } = createContainer(
  ${JSON.stringify(versions)},
  () => import(/* webpackChunkName: ${JSON.stringify(EXPOSED_CHUNK)} */ './remote.tsx'),
);
`,
    }),
  };
}
