import { PAGE_RULES_ID, type FirstAnswer } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import type { RenderedText } from '@cred/deployment/render-process';
import { inlineStyle } from '@cred/service-kit/html-document';
import * as z from 'zod';

/** The markup of a member's page, and what the browser needs to continue with it. */
export interface RenderedMarkup {
  /** The document's, as text. */
  readonly title: string;
  /** Style elements with the page's nonce. */
  readonly styles: readonly string[];
  /** The content of the page's root element. */
  readonly html: string;
  /** For the page's configuration. */
  readonly rendered: object;
  /** The answers that the markup did not need. */
  readonly firstAnswers: readonly FirstAnswer[];
}

/** What the shell's `render` returns besides the markup. It comes from a process that runs code of areas. */
const renderOutput = z.object({
  style: z.string(),
  rules: z.string(),
  title: z.string().min(1).max(1_000),
  rendered: z.object({
    now: z.number(),
    builds: z.record(releases.areaName, releases.buildId),
    queries: z.unknown(),
  }),
  firstAnswers: z.array(z.object({ address: z.string(), body: z.unknown(), link: z.string().optional() })),
  failures: z.array(z.object({ area: releases.areaName, message: z.string() })).max(100),
});

export interface ParsedOutput {
  readonly markup: RenderedMarkup;
  /** The areas whose code threw. */
  readonly failed: readonly string[];
}

/** Its text may have `<` as an operator of a media query only. */
const styleElement = /<style((?: data-styled(?:-version)?="[\w.-]*")*)>((?:[^<]|<(?=[= ]))*)<\/style>\s*/y;

/**
 * Checks the output of a render process and gives its styles the page's nonce.
 * @param builds the builds that the process got
 * @throws Error when it is not what the shell's `render` returns
 */
export function parseRenderOutput(
  { html, rest }: RenderedText,
  builds: Readonly<Record<string, string>>,
  nonce: string,
): ParsedOutput {
  const output = renderOutput.parse(JSON.parse(rest));
  if (html === '') throw new Error('There is no markup');
  // Only elements whose text is data have a nonce; a script without one would not run.
  if (/<(?:script|style|iframe|base)\b/i.test(html)) throw new Error('The markup has an element that is not content');
  for (const [area, build] of Object.entries(output.rendered.builds))
    if (builds[area] !== build) throw new Error(`The markup is of another build of ${area}`);
  const { title, rules, rendered, failures } = output;
  const styles = [
    ...styleTexts(output.style),
    ...(rules === '' ? [] : [{ attributes: { id: PAGE_RULES_ID }, text: rules }]),
  ];
  return {
    markup: {
      title,
      styles: styles.map(({ attributes, text: css }) => inlineStyle(css, { nonce, ...attributes })),
      html,
      rendered,
      firstAnswers: output.firstAnswers as FirstAnswer[],
    },
    failed: [...new Set(failures.map(({ area }) => area))],
  };
}

/** The style elements of styled-components. */
function styleTexts(style: string): { readonly attributes: Record<string, string>; readonly text: string }[] {
  const found = [];
  styleElement.lastIndex = 0;
  let end = 0;
  for (let match = styleElement.exec(style); match; match = styleElement.exec(style)) {
    const [, names = '', text = ''] = match;
    const attributes = Object.fromEntries(
      [...names.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    found.push({ attributes, text });
    end = styleElement.lastIndex;
  }
  if (end !== style.length) throw new Error('The styles have other elements');
  return found;
}
