import { rspack } from '@rspack/core';

/** Builds the gallery into `shared/ui/dist/gallery`; the page opens from the disk. */
export default {
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  entry: './main.tsx',
  output: { path: `${import.meta.dirname}/../dist/gallery`, filename: 'gallery.js', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          detectSyntax: 'auto',
          jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
  stats: 'errors-warnings',
};
