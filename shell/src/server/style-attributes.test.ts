import { separateStyles } from './style-attributes';

describe('separateStyles', () => {
  it('replaces style attributes by rules, equal ones by one', () => {
    const html = '<b style="color:red">a</b><i id="x" style="width:1px" title="t">b</i><b style="color:red"></b>';
    expect(separateStyles(html)).toEqual({
      html: '<b data-style="0">a</b><i id="x" data-style="1" title="t">b</i><b data-style="0"></b>',
      rules: '[data-style="0"]{color:red}[data-style="1"]{width:1px}',
    });
  });

  it('leaves markup without style attributes as it is', () => {
    expect(separateStyles('<p>a style=x</p>')).toEqual({ html: '<p>a style=x</p>', rules: '' });
  });

  it('leaves values that end like the start of a style attribute', () => {
    const html = '<img alt="a style=" src="b"/><img alt="a style=" style="width:1px"/>';
    expect(separateStyles(html)).toEqual({
      html: '<img alt="a style=" src="b"/><img alt="a style=" data-style="0"/>',
      rules: '[data-style="0"]{width:1px}',
    });
  });

  it('keeps out what would end a rule or the style element', () => {
    expect(separateStyles('<b style="--a:&quot;&lt;/style&gt;&quot;"></b>').rules).toBe('[data-style="0"]{}');
  });
});
