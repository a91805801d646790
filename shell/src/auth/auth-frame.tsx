import { below, color, font, frame, Logo, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';

interface Props {
  /** Called on focus, pointer down and submit: the visitor is about to use the form. */
  readonly onInteraction: () => void;
  readonly children: ReactNode;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  min-height: calc(100dvh - ${frame.above});
  ${below.rightColumn} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;

const Intro = styled.header`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(8)};
  padding: ${space(12)} clamp(${space(10)}, 5vw, ${space(20)});
  background: ${color.accentSoft};
  border-right: 1px solid ${color.line};
  ${below.rightColumn} {
    padding: ${space(8)} ${space(6)} 0;
    background: none;
    border: 0;
    align-items: center;
  }
`;

const IntroText = styled.div`
  position: relative;
  display: grid;
  gap: ${space(4)};
  max-width: 30rem;
  p { font-size: ${font.s17}; color: ${color.muted}; max-width: 26rem; }
  ${below.rightColumn} { display: none; }
`;

const Slogan = styled.p`
  && { color: ${color.text}; font-size: clamp(2rem, 3.4vw, 3rem); font-weight: 700; line-height: 1.12; letter-spacing: -0.025em; max-width: none; text-wrap: balance; }
  em { font-style: normal; color: ${color.accentText}; }
`;

const Decoration = styled.svg`
  position: absolute;
  right: -15%;
  top: 3%;
  width: min(78%, 560px);
  stroke: ${color.accentText};
  stroke-width: 1;
  stroke-linecap: round;
  stroke-linejoin: round;
  circle { opacity: 0.22; }
  path { stroke-width: 34; }
  .c { opacity: 0.1; }
  .tick { opacity: 0.16; }
  ${below.rightColumn} { display: none; }
`;

const Main = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${space(8)} ${space(6)};
  ${below.rightColumn} { align-content: start; }
`;

const Form = styled.div`
  width: 100%;
  max-width: 400px;
`;

/** The layout of the auth pages: a description of Cred on one side, the form on the other. */
export const AuthFrame = ({ onInteraction, children }: Props): ReactNode => (
  <Page onFocus={onInteraction} onPointerDown={onInteraction} onSubmit={onInteraction}>
    <Intro>
      <Logo size={40} wordmark />
      <IntroText>
        <Slogan>
          What clinicians know, <em>with the sources to show for it.</em>
        </Slogan>
        <p>Share a case, read between two patients, and see at a glance who is a verified professional.</p>
      </IntroText>
      <Decoration viewBox="0 0 400 400" aria-hidden fill="none">
        <circle cx="200" cy="200" r="196" />
        <circle cx="200" cy="200" r="160" />
        <path className="c" d="M279 105A126 126 0 1 0 279 295" />
        <path className="tick" d="M157 204l40 40L293 167" />
      </Decoration>
    </Intro>
    <Main>
      <Form>{children}</Form>
    </Main>
  </Page>
);
