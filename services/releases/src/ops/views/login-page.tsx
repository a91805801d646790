import { faultAttributes, type FormProps, FormStart } from './form-parts';

interface LoginPageProps extends FormProps {
  readonly name?: string;
}

export const LoginPage = ({ next, name = '', fault }: LoginPageProps) => (
  <>
    <h1>Log in</h1>
    <p className="lead">For ops and feature teams: what is live in each area, its measurements, and rollbacks.</p>
    <form className="form" method="post" action="/ops/login">
      <FormStart next={next} fault={fault} />
      <p>
        <label>
          Your name<span className="hint">The history shows it after the name of your token</span>
          <input name="name" defaultValue={name} required maxLength={100} autoComplete="name" />
        </label>
      </p>
      <p>
        <label>
          Registry token
          <input
            name="token"
            type="password"
            required
            maxLength={300}
            autoComplete="current-password"
            spellCheck={false}
            {...faultAttributes(fault)}
          />
        </label>
      </p>
      <p>
        <button className="button accent">Log in</button>
      </p>
    </form>
    <div className="form small">
      <p>No token yet? Create one on the registry's machine or with a token of ops; it is shown once:</p>
      <code className="command">npm run release -- token add your-name --scope ops</code>
    </div>
  </>
);
