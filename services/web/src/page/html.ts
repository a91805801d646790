import { PAGE_CONFIG_ID, type FirstAnswer, type LastEvent, type PageConfig, type ShellRecord } from '@cred/contract';
import {
  htmlDocument,
  htmlEnd,
  htmlStart,
  inlineScript,
  inlineStyle,
  jsonScript,
  linkTag,
  metaTag,
  scriptTag,
} from '@cred/service-kit/html-document';
import {
  backgrounds,
  earlyInputScript,
  earlySubmitScript,
  firstPaintStyle,
  firstStepsScript,
  loadFailureScript,
  loadFailureTemplate,
  themeScript,
} from './first-paint';
import { isAuthPage, LOGIN_PAGE } from './page-request';
import { preloadsFor, shellUrl } from './preloads';
import type { Markup } from './prerendered';

/** The markup of a member's page (`render/render-output.ts`). */
interface MemberMarkup {
  readonly title: string;
  readonly styles: readonly string[];
  readonly html: string;
  readonly rendered: object;
}

export interface PageRequest {
  readonly pathname: string;
  readonly nonce: string;
  readonly shell: ShellRecord;
  readonly config: PageConfig;
  /** The origin of the shell's files; default: the page's own. */
  readonly buildsUrl?: string | undefined;
  /** The prerendered content, if there is any. */
  readonly markup?: Markup | undefined;
  /** The page's content is expected in its second part. */
  readonly rendering?: boolean;
}

const noScript =
  '<noscript>Cred needs JavaScript. Please turn it on in your browser and load this page again.</noscript>';
const memberNoScript =
  '<noscript class="line">You can read this page without JavaScript. To do anything else, turn it on.</noscript>';
const authNoScript =
  '<noscript class="line">This page needs JavaScript. Please turn it on in your browser and load the page again.</noscript>';
const loginNoScript =
  '<noscript class="line">You can sign in without JavaScript. The pages after that need it: please turn it on in your browser.</noscript>';

/** The two parts of a page. The browser can load what the start names while the rest is not known yet. */
export interface PageParts {
  readonly start: string;
  /**
   * For a member's page with the answers of the API, and with its markup if it was rendered: then only with the answers that
   * it did not need.
   */
  end(firstAnswers?: readonly FirstAnswer[], member?: MemberMarkup | null, lastEvent?: LastEvent): string;
}

/** The HTML of any page: the shell's entry, its preloads, and the release table. */
export function renderPage({ pathname, nonce, shell, config, buildsUrl, markup, rendering }: PageRequest): PageParts {
  const isAuth = isAuthPage(pathname);
  const isLogin = pathname === LOGIN_PAGE;
  // The content is painted first; the script hydrates it afterwards.
  const loading = { crossorigin: 'anonymous', fetchpriority: markup || rendering ? 'low' : undefined };
  const scripts = shell.entry.map((file) =>
    scriptTag({
      defer: true,
      nonce,
      src: shellUrl(shell, file, buildsUrl),
      integrity: shell.files[file]?.integrity ?? '',
      ...loading,
    }),
  );
  // Without the nonce, strict-dynamic would refuse the preload.
  const preloads = preloadsFor(pathname, isAuth, shell, config.releases, buildsUrl).map(({ href, integrity }) =>
    linkTag({ rel: 'preload', as: 'script', href, integrity, nonce, ...loading }),
  );
  const start = htmlStart({
    theme: 'dark',
    viewport: 'interactive-widget=resizes-content',
    head: [
      metaTag({
        name: 'description',
        content: 'Cred: where health professionals share what they know, with sources.',
      }),
      metaTag({ name: 'theme-color', media: '(prefers-color-scheme: dark)', content: backgrounds.dark }),
      metaTag({ name: 'theme-color', media: '(prefers-color-scheme: light)', content: backgrounds.light }),
      inlineScript(themeScript, { nonce }),
      inlineStyle(firstPaintStyle, { nonce }),
      // It is painted as a whole to avoid a layout shift.
      ...(markup ? [markup.style, linkTag({ rel: 'expect', href: `#${PAGE_CONFIG_ID}`, blocking: 'render' })] : []),
      // The prerendered login page works without the shell's script.
      ...(markup && isLogin ? [] : [inlineScript(loadFailureScript, { nonce })]),
      ...(isAuth ? [] : [inlineScript(firstStepsScript, { nonce }), inlineScript(earlyInputScript, { nonce })]),
      ...(markup && !isLogin ? [inlineScript(earlySubmitScript, { nonce })] : []),
      ...scripts,
      ...preloads,
      linkTag({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
      linkTag({ rel: 'manifest', href: '/manifest.webmanifest' }),
    ],
  });
  return {
    start,
    end: (firstAnswers, member, lastEvent) =>
      htmlEnd(markup?.title ?? member?.title ?? 'Cred', [
        ...(markup && isLogin
          ? [loginNoScript]
          : [markup ? authNoScript : member ? memberNoScript : noScript, loadFailureTemplate]),
        ...(member?.styles ?? []),
        // No whitespace between the tags: React hydrates the exact content.
        `<div id="root">${markup?.html ?? member?.html ?? ''}</div>`,
        jsonScript(PAGE_CONFIG_ID, {
          ...config,
          ...(firstAnswers?.length ? { firstAnswers } : {}),
          ...(lastEvent ? { lastEvent } : {}),
          ...(member ? { rendered: member.rendered } : {}),
        }),
      ]),
  };
}

/** The page while there is no build of the shell; it reloads itself. */
export const renderUnavailable = (nonce: string): string =>
  htmlDocument({
    title: 'Cred',
    theme: 'dark',
    head: [metaTag({ 'http-equiv': 'refresh', content: 5 }), inlineStyle(unavailableStyle, { nonce })],
    body: ['<main><h1>Cred is not ready yet</h1><p>This page tries again by itself in a few seconds.</p></main>'],
  });

const unavailableStyle =
  firstPaintStyle +
  'main{margin:20vh auto;max-width:30rem;padding:0 1rem;font:17px/1.5 system-ui,sans-serif;color:#e9eff4}';
