import type { Compiler } from '@rspack/core';

/** The bundler's table of hashes by chunk, as it stands in a build's entry before it is minified. */
const table = /(\.sriHashes\s*=\s*)(\{[^}]*\})/;

/** Sorts the table of the chunks' hashes, whose order depends on which of the bundler's threads was first. */
export const sortedIntegrity = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('SortedIntegrity', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DERIVED;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const source = asset.source().toString();
          if (table.test(source)) compilation.updateAsset(name, new sources.RawSource(sortHashes(source)));
        }
      });
    });
  },
};

/** @returns the source with the entries of its table, if it has one, sorted by chunk */
export const sortHashes = (source: string): string =>
  source.replace(table, (_, start: string, object: string) => {
    const entries = object.match(/[^\s{},]+\s*:\s*["'][^"']*["']/g) ?? [];
    return `${start}{${entries.sort().join(',')}}`;
  });
