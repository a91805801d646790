/** The bundler's side of `component-ids.ts`: it runs on the sources, before TypeScript is compiled. */
module.exports = function componentIdsLoader(source) {
  return this.getOptions().transform(source, this.resourcePath);
};
