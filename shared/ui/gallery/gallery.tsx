/** Every component of the design system in every state, once in each theme. */
import { styled } from '@cred/vendor';
import { MemoryRouter } from '@cred/vendor/server';
import type { ReactNode } from 'react';
import { color, font, GlobalStyle, space, themes } from '../src';
import { AppToasts } from '../src/components/toasts';
import { propertiesOf } from '../src/tokens/tokens';
import { Controls } from './controls';
import { Content } from './content';
import { Overlays } from './overlays';

type ThemeName = keyof typeof themes;

const Page = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr));
  min-height: 100vh;
`;

const ThemeScope = styled.section<{ $theme: ThemeName }>`
  ${({ $theme }) => propertiesOf(themes[$theme])}
  color-scheme: ${({ $theme }) => $theme};
  min-width: 0;
  padding: ${space(6)} ${space(4)};
  background: ${color.background};
  color: ${color.text};
`;

const Title = styled.h2`
  padding-bottom: ${space(4)};
  font-size: ${font.s20};
`;

const PageTitle = styled.h1`
  padding: ${space(4)};
  font-size: ${font.s20};
`;

export const Gallery = (): ReactNode => (
  <MemoryRouter>
    <GlobalStyle />
    <header>
      <PageTitle>Gallery of @cred/ui</PageTitle>
    </header>
    <Page>
      {(Object.keys(themes) as ThemeName[]).map((theme) => (
        <ThemeScope key={theme} $theme={theme} aria-label={`${theme} theme`}>
          <Title>{theme === 'dark' ? 'Dark theme' : 'Light theme'}</Title>
          <Controls />
          <Content />
          <Overlays theme={theme} />
        </ThemeScope>
      ))}
    </Page>
    <AppToasts />
  </MemoryRouter>
);
