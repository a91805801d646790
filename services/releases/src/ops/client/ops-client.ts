/**
 * The script of the ops page: refreshes the parts that have an address (`data-from`) every `data-seconds`, and prevents
 * a form from being sent twice. Without the script, everything works by links and forms.
 */
const TIMEOUT_MS = 15_000;

function keepFresh(part: HTMLElement, address: string): void {
  let shown: string | undefined;
  const refresh = async (): Promise<void> => {
    if (!document.hidden) {
      try {
        const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (response.status === 401) {
          location.reload();
          return;
        }
        if (!response.ok) throw new Error(String(response.status));
        show(await response.text());
        delete document.body.dataset['offline'];
      } catch {
        document.body.dataset['offline'] = '';
      }
    }
    schedule();
  };
  const show = (html: string): void => {
    if (html === shown) return;
    shown = html;
    const focused = part.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const open = [...part.querySelectorAll('details[open]')].map(({ id }) => id);
    part.innerHTML = html;
    for (const id of open) document.getElementById(id)?.setAttribute('open', '');
    if (focused) document.getElementById(focused)?.focus();
  };
  const schedule = (): unknown => setTimeout(() => void refresh(), Number(part.dataset['seconds']) * 1_000);
  schedule();
}

for (const part of document.querySelectorAll<HTMLElement>('[data-from]')) keepFresh(part, part.dataset['from'] ?? '');

addEventListener('submit', ({ target }) => {
  // Deferred until after the event: the browser would not send a form's button that is already disabled.
  setTimeout(() => {
    if (target instanceof HTMLFormElement)
      for (const button of target.querySelectorAll('button')) button.disabled = true;
  });
});

// A page from the back-forward cache may show an old state.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
