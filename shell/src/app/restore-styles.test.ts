import { separateStyles } from '../server/style-attributes';
import { PAGE_RULES_ID } from '@cred/contract';
import { restoreStyles } from './restore-styles';

/** What the page server puts into a page for this markup of React. */
function show(markup: string): { readonly root: HTMLElement; readonly rules: string } {
  const { html, rules } = separateStyles(markup);
  document.body.innerHTML = `<style id="${PAGE_RULES_ID}"></style><div id="root">${html}</div>`;
  (document.getElementById(PAGE_RULES_ID) as HTMLStyleElement).textContent = rules;
  return { root: document.getElementById('root') as HTMLElement, rules };
}

describe('restoreStyles', () => {
  it('sets the styles that the markup had, and removes the rules', () => {
    const { root } = show(
      '<p style="width:7px">a</p><p class="b" style="width:7px;color:red"></p><p title="a style=1"></p>',
    );
    expect(root.innerHTML).not.toContain(' style="');
    restoreStyles(root);
    expect([...root.children].map((element) => element.getAttribute('style'))).toEqual([
      'width: 7px;',
      'width: 7px; color: red;',
      null,
    ]);
    expect(root.querySelector('[data-style]')).toBeNull();
    expect(document.getElementById(PAGE_RULES_ID)).toBeNull();
  });

  it('reads the entities of the attribute', () => {
    const { rules } = show('<p style="background-image:url(&quot;data:image/webp;base64,AA==&quot;)"></p>');
    expect(rules).toBe('[data-style="0"]{background-image:url("data:image/webp;base64,AA==")}');
  });

  it.each(['a&lt;/style&gt;', 'red}body{color:red', 'red/*', 'a\\62 '])(
    'drops the value %s, which could leave its rule',
    (value) => {
      expect(show(`<p style="color:${value}"></p>`).rules).toBe('[data-style="0"]{}');
    },
  );
});
