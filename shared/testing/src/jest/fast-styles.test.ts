/** Adds a page of styles and returns its element. */
function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
}

/** The computed cursor of an element with this HTML, which the rule of the selector sets when it matches. */
function matches(selector: string, html: string): boolean {
  const style = addStyles(`${selector} { cursor: help }`);
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  const element = box.querySelector('[data-this]') ?? box;
  const { cursor } = getComputedStyle(element);
  style.remove();
  box.remove();
  return cursor === 'help';
}

describe('the computed style', () => {
  const html = '<p class="list"><b data-this class="item last-item" title="a b">x</b></p>';
  it.each([
    ['b', true],
    ['i', false],
    ['*', true],
    ['.item', true],
    ['.items', false],
    ['.last', false],
    ['.item.last-item', true],
    ['.item.first-item', false],
    ['b.item', true],
    ['i.item', false],
    ['i, .item', true],
    ['i, .items', false],
    ['.list > .item', true],
    ['.item > .list', false],
    ['.other .item', false],
    ['.item:not(.first-item)', true],
    ['.item:not(.last-item)', false],
    ['b[title]', true],
    ["b[title='a b']", true],
    ['b[lang]', false],
    [':is(i, .item)', true],
    ['i:is(.item, b)', false],
  ])('has the rule of %s: %s', (selector, expected) => expect(matches(selector, html)).toBe(expected));

  it('changes with a class, an inline style, an ancestor and the page’s styles', () => {
    const style = addStyles('.hidden { display: none; visibility: hidden }');
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    outer.append(inner);
    document.body.append(outer);
    const read = () => [getComputedStyle(inner).display, getComputedStyle(inner).visibility];
    expect(read()).toEqual(['block', 'visible']);
    expect(read()).toEqual(['block', 'visible']);
    inner.className = 'hidden';
    expect(read()).toEqual(['none', 'hidden']);
    inner.className = '';
    outer.className = 'hidden';
    expect(read()).toEqual(['block', 'hidden']);
    inner.style.visibility = 'visible';
    expect(read()).toEqual(['block', 'visible']);
    inner.removeAttribute('style');
    style.remove();
    expect(read()).toEqual(['block', 'visible']);
    outer.remove();
  });
});
