import type { Release } from '@cred/contract';
import * as releases from '@cred/contract/releases';

/** The area from source, as a row of the release table. */
export interface DevArea {
  readonly area: string;
  readonly release: Release;
}

/**
 * React's development code looks for this hook before its first render, to register its renderer. With it the area's
 * hot reload, which loads later, finds the shell's React and its components on the page. React's browser extension
 * installs its own hook first, which works as well.
 */
export const reactHookScript =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__||(window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:new Map(),supportsFiber:true,' +
  'inject:function(r){var id=this.renderers.size+1;this.renderers.set(id,r);return id},' +
  'onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}})';

const pageConfig = /(<script type="application\/json" id="cred-page">)(.*?)(<\/script>)/s;

/**
 * The page server's HTML with the area's row of the release table replaced, the preloads of its live build removed, and
 * the hook added before the first script.
 * @throws Error when it is not a page of the shell
 */
export function rewriteHtml(html: string, policy: string, dev: DevArea): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const [, open = '', text, close = ''] = pageConfig.exec(html) ?? [];
  if (text === undefined || !nonce) throw new Error('The page server sent no page with a release table');
  const page = JSON.parse(text) as { releases: unknown };
  const { table, before } = replaceRow(page.releases, dev);
  const json = JSON.stringify({ ...page, releases: table }).replaceAll('<', '\\u003c');
  const base = before?.base;
  return html
    .replace(pageConfig, () => open + json + close)
    .replace(/<link rel="preload"[^>]*>\n?/g, (link) =>
      base !== undefined && link.includes(`href="${base}`) ? '' : link,
    )
    .replace(/<script/, () => `<script nonce="${nonce}">${reactHookScript}</script>\n<script`);
}

/** The table that open tabs request. */
export const rewriteTable = (json: string, dev: DevArea): string =>
  JSON.stringify(replaceRow(JSON.parse(json), dev).table);

/**
 * The page's content security policy with the socket that reports edits added. Nothing else is allowed: the area comes
 * from the page's own origin.
 */
export const rewritePolicy = (policy: string, socketOrigin: string): string =>
  policy.replace(/connect-src [^;]*/, (sources) => `${sources} ${socketOrigin}`);

function replaceRow(received: unknown, { area, release }: DevArea): { table: unknown; before: Release | undefined } {
  const table = releases.looseTable.parse(received);
  const before = releases.release.safeParse(table.areas[area]).data;
  return { table: { ...table, areas: { ...table.areas, [area]: release } }, before };
}
