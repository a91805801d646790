import { Button, color, font, radius, space } from '@cred/ui';
import { css, Link, styled, useLocation } from '@cred/vendor';
import { useEffect, type ReactNode, type RefObject, type SyntheticEvent } from 'react';

export interface AuthFormProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** The reason of the last failure; shown under the form. The steps of the recovery show none. */
  readonly failure: string | null;
  /** Validates and sends the form; does nothing while a request is in flight. */
  readonly submit: (event: SyntheticEvent) => void;
  /**
   * The address to which the browser sends the form when the page's scripts do not run or are not loaded yet. Without it
   * the form waits for them: its method sends nothing, so that no typed value gets into an address
   * (AUTH-41).
   */
  readonly action?: string;
  readonly children: ReactNode;
  /** Links to other auth pages. */
  readonly links: ReactNode;
}

const Title = styled.span`
  font-size: ${font.s30};
  letter-spacing: -0.02em;
`;

const Lead = styled.p`
  padding-top: ${space(2)};
  color: ${color.muted};
  text-wrap: pretty;
  strong { color: ${color.text}; font-weight: 600; overflow-wrap: anywhere; }
`;

const Fields = styled.form`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(6)};
  button[type='submit'] { min-height: 48px; margin-top: ${space(2)}; }
`;

const Failure = styled.p`
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Links = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(6)};
  color: ${color.muted};
`;

const linkStyle = css`
  display: inline-block;
  padding: ${space(2)} 0;
  font-weight: 600;
`;

const StyledLink = styled(Link)`
  ${linkStyle}
`;

const Action = styled.button`
  ${linkStyle}
  color: ${color.accentText};
  &:hover { text-decoration: underline; text-underline-offset: 2px; }
  &[aria-busy] { color: ${color.muted}; cursor: progress; text-decoration: none; }
`;

/** The layout that all auth pages share: heading, fields, one button, the failure text, links. */
export function AuthForm({
  title,
  lead,
  formRef,
  submitLabel,
  pending,
  failure,
  submit,
  action,
  children,
  links,
}: AuthFormProps): ReactNode {
  const { key } = useLocation();
  // After a navigation, focuses the first field; screen readers then announce the form's name.
  useEffect(() => {
    const form = formRef.current;
    if (key !== 'default' && !form?.contains(document.activeElement))
      form?.querySelector<HTMLElement>('input:not([hidden])')?.focus({ preventScroll: true });
    // Runs once: a new key of the same page must not move the focus.
    // oxlint-disable-next-line exhaustive-deps
  }, []);

  return (
    <>
      <h1 tabIndex={-1}>
        <Title>{title}</Title>
      </h1>
      {lead && <Lead>{lead}</Lead>}
      <Fields
        ref={formRef}
        noValidate
        onSubmit={submit}
        aria-label={title}
        {...(action ? { action, method: 'post' } : { method: 'dialog' })}
      >
        {children}
        <Button type="submit" variant="primary" pending={pending}>
          {pending ? 'Loading...' : submitLabel}
        </Button>
      </Fields>
      <div role="alert">{failure && <Failure>{failure}</Failure>}</div>
      <Links>{links}</Links>
    </>
  );
}

/** A question with a link: 'No account yet? Sign up'. */
export const AuthLink = ({
  to,
  state,
  question,
  children,
}: {
  readonly to: string;
  readonly state?: object;
  readonly question?: string;
  readonly children: ReactNode;
}): ReactNode => (
  <p>
    {question && `${question} `}
    <StyledLink to={to} state={state}>
      {children}
    </StyledLink>
  </p>
);

/** A button that looks like a link. */
export const AuthAction = ({
  onClick,
  pending,
  children,
}: {
  readonly onClick: () => void;
  readonly pending: boolean;
  readonly children: ReactNode;
}): ReactNode => (
  <Action
    type="button"
    onClick={() => pending || onClick()}
    {...(pending ? { 'aria-busy': true, 'aria-disabled': true } : {})}
  >
    {children}
  </Action>
);
