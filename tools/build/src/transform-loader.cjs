/** The bundler's side of a function that changes sources, before they are compiled. */
module.exports = function transformLoader(source) {
  // What the result depends on besides the source: a change of it builds the module again.
  for (const file of this.getOptions().dependencies ?? []) this.addDependency(file);
  return this.getOptions().transform(source, this.resourcePath);
};
