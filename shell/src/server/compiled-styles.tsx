import { StyleSheetContext } from '@cred/vendor/server';
import { type ReactNode, useContext, useMemo } from 'react';

type Context = NonNullable<Parameters<typeof StyleSheetContext.Provider>[0]['value']>;
type Compile = Context['stylis'];

/** Texts that are kept. The pages of one realm need a few hundred. */
const KEPT = 2_000;
/** Longer texts are compiled for each page, so that those of an area cannot fill the memory. In characters. */
const KEPT_LENGTH = 5_000;

/**
 * The rules of style texts, compiled by styled-components. The result depends on the text, its selector and its component
 * only, so that pages can share it: a page finds only what it would compile itself.
 */
const compiled = new Map<string, ReturnType<Compile>>();

/** Lets the styles of a page be compiled once for all pages. */
export function CompiledStyles({ children }: { readonly children: ReactNode }): ReactNode {
  const context = useContext(StyleSheetContext);
  const value = useMemo((): Context => ({ ...context, stylis: keepResults(context.stylis) }), [context]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}

/** @param compile of the page: styled-components makes one for each sheet, all with the same options */
function keepResults(compile: Compile): Compile {
  const kept: Compile = (text, selector, prefix, componentId) => {
    if (text.length > KEPT_LENGTH) return compile(text, selector, prefix, componentId);
    const key = `${selector} ${prefix} ${componentId} ${text}`;
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(text, selector, prefix, componentId);
    if (compiled.size >= KEPT) compiled.clear();
    compiled.set(key, rules);
    return rules;
  };
  // The names of classes depend on it.
  kept.hash = compile.hash;
  return kept;
}
