/**
 * The page's only script: looks again at the parts that name an address (`data-from`) every so many seconds, and keeps
 * a form from being sent twice. Without it everything works by links and forms.
 */
export const script = `
(() => {
  const body = document.body;
  const watch = (part) => {
    let shown;
    const look = async () => {
      if (!document.hidden) {
        try {
          const answer = await fetch(part.dataset.from, { redirect: 'error', signal: AbortSignal.timeout(15000) });
          if (answer.status === 401) return location.reload();
          if (!answer.ok) throw new Error(String(answer.status));
          show(await answer.text());
          delete body.dataset.offline;
        } catch {
          body.dataset.offline = '';
        }
      }
      later();
    };
    const show = (text) => {
      if (text === shown) return;
      shown = text;
      const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
      const open = [...part.querySelectorAll('details[open]')].map(({ id }) => id);
      part.innerHTML = text;
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      if (focused) document.getElementById(focused)?.focus();
    };
    const later = () => setTimeout(look, part.dataset.seconds * 1000);
    later();
  };
  for (const part of document.querySelectorAll('[data-from]')) watch(part);
  addEventListener('submit', (event) => setTimeout(() => {
    for (const button of event.target.querySelectorAll('button')) button.disabled = true;
  }));
  addEventListener('pageshow', (event) => event.persisted && location.reload());
})();
`;
