import { cspHash, htmlDocument, inlineScript, inlineStyle, jsonScript, linkTag, metaTag } from './html-document';

describe('htmlDocument', () => {
  it('has doctype, language, charset and viewport before the elements of the head, and the title after them', () => {
    const html = htmlDocument({
      title: 'A < B',
      head: [metaTag({ name: 'robots', content: 'noindex' })],
      body: ['<p>'],
    });
    expect(html.split('\n')).toEqual([
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      '<title>A &lt; B</title>',
      '</head>',
      '<body>',
      '<p>',
      '</body>',
      '</html>',
      '',
    ]);
  });

  it('adds the theme and additions to the viewport', () => {
    const html = htmlDocument({
      title: '',
      theme: 'dark',
      viewport: 'interactive-widget=resizes-content',
      head: [],
      body: [],
    });
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('content="width=device-width, initial-scale=1, interactive-widget=resizes-content"');
  });
});

describe('elements', () => {
  it('escape attributes, leave out absent ones and write flags without a value', () => {
    expect(linkTag({ rel: 'x', href: `"><script>'&`, nonce: undefined, crossorigin: true, disabled: false })).toBe(
      `<link rel="x" href="&quot;&gt;&lt;script&gt;'&amp;" crossorigin>`,
    );
  });

  it('keep inline sources byte for byte, as their hash in the policy requires', () => {
    expect(inlineScript('a && b > "c"', { nonce: 'n' })).toBe('<script nonce="n">a && b > "c"</script>');
    expect(inlineStyle('a>b{}')).toBe('<style>a>b{}</style>');
    expect(cspHash('a')).toBe("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  });

  it.each(['</script>', '</SCRIPT', '<!--'])('reject an inline source that could end its element: %s', (source) => {
    expect(() => inlineScript(source)).toThrow('would end its element');
  });

  it('escape data so that no value ends the element', () => {
    expect(jsonScript('data', { name: '</script><b>' })).toBe(
      String.raw`<script type="application/json" id="data">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });
});
