import { PAGE_RULES_ID } from '@cred/contract';

/** Sets the style attributes of the server's markup (`separateStyles`), which the page's policy forbids in HTML, but not in scripts. */
export function restoreStyles(root: ParentNode): void {
  const rules = document.querySelector<HTMLStyleElement>(`#${PAGE_RULES_ID}`);
  for (const rule of rules?.sheet?.cssRules ?? [])
    if (rule instanceof CSSStyleRule)
      for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
        element.style.cssText = rule.style.cssText;
        element.removeAttribute('data-style');
      }
  rules?.remove();
}
