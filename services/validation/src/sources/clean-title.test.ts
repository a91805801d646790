import { cleanTitle, plainText } from './clean-title';

describe('cleanTitle', () => {
  it.each([
    ['A trial of aspirin.', 'A trial of aspirin'],
    ['[Dengue no Brasil].', 'Dengue no Brasil'],
    ['<i>Helicobacter pylori</i> in H<sub>2</sub>O.', 'Helicobacter pylori in H2O'],
    ['&lt;i&gt;BRCA1&lt;/i&gt; &amp; risk', 'BRCA1 & risk'],
    ['&amp;lt;sup&amp;gt;18&amp;lt;/sup&amp;gt;F-FDG PET', '18F-FDG PET'],
    ['p &lt; 0.05 and n <5 in <b >all</b>', 'p < 0.05 and n <5 in all'],
    ['Caf&#233; &#x2265; 65 years\n  old', 'Café ≥ 65 years old'],
    ['What now?', 'What now?'],
    ['To be continued...', 'To be continued...'],
    ['&bogus; &#xffffff; &#0;x', '&bogus; x'],
  ])('converts %j to plain text', (title, plain) => {
    expect(cleanTitle(title)).toBe(plain);
  });

  it('removes every element, escaped or not', () => {
    expect(plainText('<img src=x onerror="alert(1)">a<script>b</script>&lt;svg onload=x&gt;c')).toBe('abc');
  });

  it('handles a long title of open brackets', () => {
    expect(cleanTitle('<'.repeat(50_000))).toHaveLength(50_000);
    expect(cleanTitle('[<a '.repeat(20_000)).length).toBeGreaterThan(0);
  });
});
