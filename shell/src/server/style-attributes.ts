const ATTRIBUTE = ' style="';

/**
 * Replaces the style attributes of markup, which the page's policy forbids, by rules that a style element with a nonce
 * may contain. The browser restores the attributes before it hydrates the page (`restoreStyles`).
 * @param html as React writes it: texts and the values of attributes contain no `"`, `<` or `>`
 */
export function separateStyles(html: string): { readonly html: string; readonly rules: string } {
  const styles = new Map<string, number>();
  let changed = '';
  let end = 0;
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at + 1)) {
    if (!isAttribute(html, at)) continue;
    const from = at + ATTRIBUTE.length;
    const to = html.indexOf('"', from);
    const value = html.slice(from, to);
    const index = styles.get(value) ?? styles.size;
    styles.set(value, index);
    changed += `${html.slice(end, at)} data-style="${index}"`;
    end = to + 1;
  }
  const rules = [...styles].map(([value, index]) => `[data-style="${index}"]{${declarations(value)}}`);
  return { html: changed + html.slice(end), rules: rules.join('') };
}

/** Whether it is outside quotes: a value such as `alt="a style="` ends like the start of the attribute. */
function isAttribute(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at);
  let isOutside = true;
  for (let quote = html.indexOf('"', tag); quote < at; quote = html.indexOf('"', quote + 1)) isOutside = !isOutside;
  return isOutside;
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
