/** What is replaced in the library's minified module, in which names of variables change with its version. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Vendor prefixes are off, and only this expression keeps the code that adds them.
  [/\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g, ''],
  // `styled.div` is made when it is read, for any element, instead of in advance for a list of all elements.
  [
    /([\w$]+)=([\w$]+);[\w$]+\.forEach\(([\w$]+)=>\{\1\[\3\]=\2\(\3\)\}\)/g,
    '$1=new Proxy($2,{get:($3,name)=>$3[name]??=$2(name)})',
  ],
];

/**
 * Lets the bundler remove parts of styled-components that no page uses.
 * @throws Error when a part is not found once: then the library has changed, and this list must follow
 */
export const trimStyledComponents = (source: string): string =>
  replacements.reduce((text, [pattern, replacement]) => {
    const found = [...text.matchAll(pattern)].length;
    if (found !== 1)
      throw new Error(`styled-components has ${found} places that match ${String(pattern)}, instead of one`);
    return text.replace(pattern, replacement);
  }, source);
