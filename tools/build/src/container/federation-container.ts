import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type RspackPluginInstance } from '@rspack/core';

/**
 * A container of the bundler's federation plugin with `./remote`, for an area that sets `"cred": { "container":
 * "module-federation" }`. It takes every singleton from the shell. The shell loads the federation runtime for it.
 * @param global the global name of this build's container
 * @param versions of the shared packages
 */
export function federationContainer(
  global: string,
  versions: Readonly<Record<string, string>>,
): RspackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: global,
      filename: 'entry.[contenthash:12].js',
      library: { type: 'var', name: global },
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(
        Object.entries(versions).map(([request, version]) => [
          request,
          {
            singleton: true,
            strictVersion: true,
            import: false,
            requiredVersion: `^${version}`,
            version,
          },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
    // The ES module of the bundler runtime can be tree-shaken; its CommonJS version cannot.
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
      const path = resource.request.replace(/index\.cjs$/, 'bundler.js');
      resource.request = path;
      if (resource.createData) resource.createData.resource = path;
    }),
    {
      apply(compiler) {
        // The same for the runtime: the container plugin adds aliases for both versions, and the one of the CommonJS
        // version comes first.
        compiler.hooks.afterPlugins.tap('ShakeRuntime', ({ options: { resolve } }) => {
          if (resolve.alias)
            resolve.alias = Object.fromEntries(
              Object.entries(resolve.alias).filter(([name]) => name !== '@module-federation/runtime'),
            );
        });
      },
    },
  ];
}
