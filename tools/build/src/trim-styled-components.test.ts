import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';
import { trimStyledComponents } from './trim-styled-components';

const installed = join(projectRoot(), 'node_modules/styled-components/dist/styled-components.browser.esm.js');

describe('trimStyledComponents', () => {
  it('removes the vendor prefixes and the list of elements from the installed version', () => {
    const source = readFileSync(installed, 'utf8');
    // The text is too long for a message.
    const parts = (text: string) => ['.prefixer', ';dt.forEach('].filter((part) => text.includes(part));
    expect(parts(source)).toHaveLength(2);
    expect(parts(trimStyledComponents(source))).toEqual([]);
  });

  it('makes the component of an element when it is first read', () => {
    const made: string[] = [];
    const text = trimStyledComponents(
      'e.prefix&&c.push(o.prefixer),c;const all=[],y=t=>make(t),gt=y;all.forEach(e=>{gt[e]=y(e)});',
    );
    // oxlint-disable-next-line no-new-func
    const styled = new Function('make', `const e={},c=[],o={};${text}return gt;`)((tag: string) => {
      made.push(tag);
      return { tag };
    }) as Record<string, unknown> & ((tag: string) => unknown);
    expect(made).toEqual([]);
    expect(styled['div']).toEqual({ tag: 'div' });
    expect(styled['div']).toBe(styled['div']);
    expect(styled('a')).toEqual({ tag: 'a' });
    expect(made).toEqual(['div', 'a']);
  });

  it('fails when the library has changed', () => {
    expect(() => trimStyledComponents('export{}')).toThrow('styled-components has 0 places');
  });
});
