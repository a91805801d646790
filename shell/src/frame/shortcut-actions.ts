import { scrollWhenTall } from '../lib/scroll-when-tall';

/** How long a page may take to show the composer, in ms. */
const COMPOSER_MS = 5_000;

const posts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main article')];
const isBelow = (element: Element, y: number): boolean => element.getBoundingClientRect().bottom > y;
/** The height of what stays at the top of the page while it scrolls. */
const TOP_PX = 72;

/** The post that has the focus or contains it; without one, the first that is in view. */
function currentPost(): { readonly post: HTMLElement | undefined; readonly hasFocus: boolean } {
  const focused = document.activeElement?.closest<HTMLElement>('main article');
  return { post: focused ?? posts().find((post) => isBelow(post, TOP_PX)), hasFocus: Boolean(focused) };
}

/** Moves the focus to the next or the previous post, and shows its beginning. */
export function movePost(by: 1 | -1): void {
  const all = posts();
  const { post, hasFocus } = currentPost();
  const next = hasFocus && post ? all[all.indexOf(post) + by] : post;
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  window.scrollTo(0, window.scrollY + next.getBoundingClientRect().top - TOP_PX);
}

/** Presses a control of the current post. */
export function pressOnPost(action: 'rate' | 'comment'): void {
  const button = currentPost().post?.querySelector<HTMLElement>(`[data-shortcut="${action}"]`);
  button?.focus({ preventScroll: true });
  button?.click();
}

/** Focuses the page's own search field, else the one of the frame, or opens the search where it is behind a button. */
export function openSearch(): void {
  const targets = ['main [data-shortcut="search"]', '[data-shortcut="search"]'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  const target = targets.find((element) => element.checkVisibility?.() ?? true);
  if (target?.matches('input')) target.focus();
  else target?.click();
}

const composer = (): HTMLElement | null => document.querySelector('[data-shortcut="compose"] textarea');

/** Focuses the composer; on another page it goes home first and waits until the composer is there. */
export function openComposer(goHome: () => void): void {
  const field = composer();
  if (field) {
    scrollWhenTall(0);
    return field.focus();
  }
  goHome();
  const observer = new MutationObserver(() => {
    const shown = composer();
    if (!shown) return;
    stop();
    shown.focus();
  });
  const timer = setTimeout(() => stop(), COMPOSER_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
