import { Button, color, font, radius, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import type { FormEvent, ReactNode, RefObject } from 'react';

export interface AuthFormProps {
  readonly title: string;
  readonly lead?: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** Why the last attempt failed; shown under the form. */
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Ways to other pages. */
  readonly links: ReactNode;
}

/** What login and sign-up have in common: heading, fields, one button, the failure under it, links. */
export function AuthForm({ title, lead, formRef, submitLabel, pending, failure, onSubmit, children, links }: AuthFormProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <>
      <h1 tabIndex={-1}><Title>{title}</Title></h1>
      {lead && <Lead>{lead}</Lead>}
      <Fields ref={formRef} noValidate onSubmit={submit} aria-label={title}>
        {children}
        <Button type="submit" variant="primary" pending={pending}>{pending ? 'Loading...' : submitLabel}</Button>
      </Fields>
      <div role="alert">{failure && <Failure>{failure}</Failure>}</div>
      <Links>{links}</Links>
    </>
  );
}

/** A question and the way on: 'No account yet? Sign up'. */
export const AuthLink = ({ to, before, children }: { readonly to: string; readonly before?: string; readonly children: ReactNode }): ReactNode => (
  <p>{before && `${before} `}<Way to={to}>{children}</Way></p>
);

const Title = styled.span`
  font-size: ${font.s30};
  letter-spacing: -0.02em;
`;

const Lead = styled.p`
  padding-top: ${space(1)};
  color: ${color.muted};
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

const Way = styled(Link)`
  display: inline-block;
  padding: ${space(2)} 0;
  font-weight: 600;
`;
