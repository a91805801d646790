import { createGlobalStyle, css, keyframes, styled } from '@cred/vendor';
import { ServerStyleSheet } from '@cred/vendor/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { CompiledStyles } from './compiled-styles';

const Reset = createGlobalStyle`
  body {
    margin: 0;
  }
`;
const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;
const focus = css`
  &:focus {
    outline: 2px solid;
  }
`;
const Box = styled.p`
  color: red;
  ${focus}
`;
const Small = styled(Box)`
  font-size: 12px;
`;
const Wide = styled.i<{ $width: number }>`
  width: ${({ $width }) => `${$width}px`};
`;
const Spinner = styled.b`
  animation: ${turn} 1s;
`;
const Last = styled.u`
  ${Box} + & {
    top: 0;
  }
`;

const page = (
  <>
    <Reset />
    <Last />
    <Wide $width={1} />
    <Small className="own" />
    <Box />
    <Wide $width={2} />
    <Box className="own" />
    <Wide $width={1} />
    <Spinner />
    <Small />
  </>
);

const rendered = (Around: (props: { readonly children: ReactNode }) => ReactNode) => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<Around>{page}</Around>));
  return { html, style: sheet.getStyleTags() };
};

it('gives each page the classes and the rules that styled-components gives it', () => {
  const usual = rendered(({ children }) => children);
  expect(usual.style).toContain('font-size:12px');
  for (let pages = 0; pages < 2; pages += 1) expect(rendered(CompiledStyles)).toEqual(usual);
});

it('makes the class of a component without values once for each page', () => {
  const { componentStyle } = Box as unknown as { readonly componentStyle: { readonly rules: readonly unknown[] } };
  const reads = jest.fn();
  const { rules } = componentStyle;
  Object.defineProperty(componentStyle, 'rules', { get: () => (reads(), rules), configurable: true });
  rendered(CompiledStyles);
  const first = reads.mock.calls.length;
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <CompiledStyles>
        {page}
        {Array.from({ length: 9 }, (_, index) => (
          <Box key={index} />
        ))}
      </CompiledStyles>,
    ),
  );
  expect(reads.mock.calls.length - first).toBe(first);
  Object.defineProperty(componentStyle, 'rules', { value: rules });
});
