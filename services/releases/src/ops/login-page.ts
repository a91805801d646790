import { html, type Html } from './html';

interface LoginPage {
  /** Where to go afterwards. */
  readonly next: string;
  readonly name?: string;
  /** Why it did not work. */
  readonly fault?: string;
}

export const loginPage = ({ next, name = '', fault }: LoginPage): Html => html`<h1>Log in</h1>
<p class="lead">For ops and feature teams: what is live in each area, how it does, and the way back.</p>
<form class="form" method="post" action="/ops/login">
${fault !== undefined && html`<p class="fault" role="alert" id="fault">${fault}</p>`}
<input type="hidden" name="next" value="${next}">
<p><label>Your name<span class="hint">The history names you with what you change</span><input name="name" value="${name}" required maxlength="100" autocomplete="name"></label></p>
<p><label>Registry token<input name="token" type="password" required maxlength="300" autocomplete="current-password" spellcheck="false"${fault !== undefined && html` aria-invalid="true" aria-describedby="fault"`}></label></p>
<p><button class="button accent">Log in</button></p>
</form>
<div class="form small"><p>No token yet? Where the registry runs, or with a token of ops, make one; it is shown once:</p>
<code class="command">npm run release -- token add your-name --scope ops</code></div>`;
