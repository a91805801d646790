import { html } from './html';

describe('html', () => {
  it('escapes what could end a text or an attribute', () => {
    expect(html`<p title="${`"><script>alert('1')</script>&`}">${'<b>'}</p>`.source).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&lt;b&gt;</p>',
    );
  });

  it('takes HTML of its own as it is, and lists of it', () => {
    expect(html`<ul>${['a', '<'].map((each) => html`<li>${each}</li>`)}</ul>`.source).toBe(
      '<ul><li>a</li><li>&lt;</li></ul>',
    );
  });

  it('escapes texts in lists, and keeps backslashes and dollars as they are', () => {
    expect(html`${['<i>', String.raw`$& \n`]}`.source).toBe(String.raw`&lt;i&gt;$&amp; \n`);
  });

  it('leaves nothing behind for what is not there, and shows a zero', () => {
    expect(html`[${null}${undefined}${false}${''}${0}]`.source).toBe('[0]');
  });
});
