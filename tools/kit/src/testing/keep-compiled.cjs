/**
 * Makes `vm.compileFunction` keep the code that it compiles, and use it again for the same source of the same file: jest
 * compiles all modules again for each test file, with the same source. V8 checks code before it uses it, and compiles the
 * source otherwise.
 */
exports.keepCompiled = (compileFunction) => {
  const kept = new Map();
  return (source, parameters, options = {}) => {
    const { filename } = options;
    if (filename === undefined) return compileFunction(source, parameters, options);
    const signature = String(parameters);
    const known = kept.get(filename);
    if (known?.source === source && known.signature === signature)
      return compileFunction(source, parameters, { ...options, cachedData: known.code });
    const compiled = compileFunction(source, parameters, { ...options, produceCachedData: true });
    kept.set(filename, { source, signature, code: compiled.cachedData });
    return compiled;
  };
};
