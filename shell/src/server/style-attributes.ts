/** A style attribute as React writes it: the values of attributes contain no `"`, `<` or `>`. */
const STYLE_ATTRIBUTE = /(<[a-zA-Z][^<>]*?) style="([^"]*)"/g;

/**
 * Replaces the style attributes of markup, which the page's policy forbids, by rules that a style element with a nonce
 * may contain. The browser restores the attributes before it hydrates the page (`restoreStyles`).
 */
export function separateStyles(html: string): { readonly html: string; readonly rules: string } {
  const styles = new Map<string, number>();
  const changed = html.replace(STYLE_ATTRIBUTE, (_all, before: string, value: string) => {
    const index = styles.get(value) ?? styles.size;
    styles.set(value, index);
    return `${before} data-style="${index}"`;
  });
  const rules = [...styles].map(([value, index]) => `[data-style="${index}"]{${declarations(value)}}`);
  return { html: changed, rules: rules.join('') };
}

/** Nothing in a value may end its rule or the style element. */
const declarations = (value: string): string => {
  const text = value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? '');
  return /[{}<\\]|\/\*/.test(text) ? '' : text;
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
