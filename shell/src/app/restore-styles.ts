/** The id of the style element with the rules that stand for style attributes (`separateStyles`). */
export const RULES_ID = 'cred-styles';

/** Sets the style attributes of the server's markup, which the page's policy forbids in HTML, but not in scripts. */
export function restoreStyles(root: ParentNode): void {
  const rules = document.querySelector<HTMLStyleElement>(`#${RULES_ID}`);
  for (const rule of rules?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText;
        element.removeAttribute('data-style');
      }
  rules?.remove();
}
