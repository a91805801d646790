import { utcTimeText } from '@cred/deployment/effects-text';
import type { ShownSecret } from '../second-factor.service';
import { faultAttributes, type FormProps, FormStart } from './form-parts';
import { QrCode } from './qr-code';

interface CodeFormProps extends FormProps {
  readonly action: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
}

const CodeForm = ({ action, next, fault, label, hint, button }: CodeFormProps) => (
  <form className="form" method="post" action={action}>
    <FormStart next={next} fault={fault} />
    <p>
      <label>
        {label}
        {hint !== undefined && <span className="hint">{hint}</span>}
        <input
          name="code"
          required
          maxLength={64}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...faultAttributes(fault)}
        />
      </label>
    </p>
    <p>
      <button className="button accent">{button}</button>
    </p>
  </form>
);

/** The secret in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

interface SetUpPageProps extends FormProps {
  readonly secret: ShownSecret;
  /** The token has an app, which this one replaces. */
  readonly replaces: boolean;
}

/** The set-up of an authenticator app, at the first login or as a replacement. */
export const SetUpPage = ({ secret, replaces, ...form }: SetUpPageProps) => (
  <>
    <h1>{replaces ? 'Replace the app' : 'Set up the second factor'}</h1>
    <p className="lead">
      {replaces
        ? 'The present app and its recovery codes work until a code of the new one is accepted.'
        : 'The ops page asks for a code of an authenticator app after the token, so that a token alone opens nothing.'}
    </p>
    <section className="form" aria-label="Authenticator app">
      <p>1. Scan this code with an authenticator app, or type the text below it into the app.</p>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <code className="command">{grouped(secret.secret)}</code>
      <p>
        <a href={secret.uri}>Open an app on this device</a>
      </p>
      <p>2. Enter the code that the app shows.</p>
    </section>
    <CodeForm {...form} action="/ops/second-factor/confirm" label="Code" button="Turn on" />
    {replaces && (
      <form className="form" method="post" action="/ops/second-factor/cancel">
        <button className="button">Cancel</button>
      </form>
    )}
  </>
);

const CODE_FIELD = {
  action: '/ops/second-factor/code',
  label: 'Code',
  hint: 'Of your authenticator app, or a recovery code',
  button: 'Continue',
} as const;

/** The second step of a login. */
export const CodePage = ({ token, ...form }: FormProps & { readonly token: string }) => (
  <>
    <h1>Enter the code</h1>
    <CodeForm {...form} {...CODE_FIELD} />
    <div className="form small">
      <p>
        App and recovery codes lost? Another operator makes sure that it is you, and resets the second factor of your
        token:
      </p>
      <code className="command">npm run release -- token reset-second-factor {token}</code>
    </div>
  </>
);

interface ManagePageProps extends FormProps {
  readonly token: string;
  readonly since: Date;
  /** The number that is left. */
  readonly recoveryCodes: number;
  /** A code was entered recently enough for changes. */
  readonly fresh: boolean;
}

/** The second factor of a confirmed session. */
export const ManagePage = ({ token, since, recoveryCodes, fresh, next, fault }: ManagePageProps) => (
  <>
    <h1>Second factor</h1>
    <dl className="note pairs">
      <dt>Token</dt>
      <dd>{token}</dd>
      <dt>App</dt>
      <dd>set up {utcTimeText(since.toISOString())}</dd>
      <dt>Recovery codes</dt>
      <dd>{recoveryCodes === 0 ? 'none left: make new ones' : `${recoveryCodes} left`}</dd>
    </dl>
    {fresh ? (
      <>
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <div className="actions">
          <form method="post" action="/ops/second-factor/replace">
            <button className="button">Replace the app…</button>
          </form>
          <form method="post" action="/ops/second-factor/recovery-codes">
            <input type="hidden" name="next" value={next} />
            <button className="button">Make new recovery codes</button>
          </form>
        </div>
      </>
    ) : (
      <>
        <p>To change it, enter a code again. Ten minutes later the page asks for another one.</p>
        <CodeForm next={next} {...(fault === undefined ? {} : { fault })} {...CODE_FIELD} />
      </>
    )}
    <p>
      <a className="button accent" href={next}>
        Continue
      </a>
    </p>
  </>
);

/** New recovery codes, shown once. */
export const RecoveryCodesPage = ({ codes, next }: { readonly codes: readonly string[]; readonly next: string }) => (
  <>
    <h1>Recovery codes</h1>
    <p className="lead">
      Each replaces the app’s code once. They are shown only now: keep them in a safe place, apart from the token.
    </p>
    <ul className="codes" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p>
      <a className="button accent" href={next}>
        I have stored them
      </a>
    </p>
  </>
);
