/** The bundler's side of a function that changes sources, before they are compiled. */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source, this.resourcePath);
};
