import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const Frame = styled.section`
  padding: ${space(6)} ${space(4)};
  h2 { font-size: ${font.s17}; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space(2)} ${space(4)}; margin-top: ${space(3)}; }
  dt { font-family: ui-monospace, monospace; font-size: ${font.s13}; line-height: 22px; white-space: nowrap; }
  dd { margin: 0; color: ${color.muted}; }
`;

const operators: readonly (readonly [typed: string, meaning: string])[] = [
  ['"septic shock"', 'exactly these words'],
  ['-children', 'without this word'],
  ['from:username', 'posts of one member'],
  ['since:2026-01-31', 'on this day or later'],
  ['until:2026-05-31', 'on this day or earlier'],
  ['has:image', 'with an image'],
  ['has:references', 'with references'],
];

/** What can be typed into the search for posts. */
export const SearchHelp = () => (
  <Frame aria-labelledby="search-help">
    <h2 id="search-help">Search posts</h2>
    <dl>
      {operators.map(([typed, meaning]) => (
        <div key={typed} style={{ display: 'contents' }}>
          <dt>{typed}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Frame>
);
