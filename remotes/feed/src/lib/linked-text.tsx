import type { Mention } from '@cred/contract';
import { findEntities } from '@cred/contract/text-entities';
import { paths } from '@cred/platform';
import { Link } from '@cred/vendor';
import type { ReactNode } from 'react';

/** A part of a text that leads to a page of Cred. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** A text that a member wrote, with its mentions. */
export interface WrittenText {
  readonly text: string;
  readonly mentions?: readonly Mention[] | undefined;
}

/** Line breaks that leave more than one blank line. */
const BLANK_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** With at most one blank line in a row (POST-118). */
export const foldBlankLines = (text: string): string => text.replace(BLANK_LINES, '\n\n');

/** As it is shown: without the space around it, and folded; the positions of its mentions move with it. */
export function shownText({ text, mentions = [] }: WrittenText): { text: string; mentions: readonly Mention[] } {
  const trimmed = text.trim();
  const start = text.length - text.trimStart().length;
  const cuts = [{ at: 0, by: start }];
  for (const { 0: lines, index } of trimmed.matchAll(BLANK_LINES))
    cuts.push({ at: start + index, by: lines.length - 2 });
  const moved = mentions.map((each) => {
    const by = cuts.reduce((sum, cut) => (cut.at <= each.start ? sum + cut.by : sum), 0);
    return by === 0 ? each : { ...each, start: each.start - by, end: each.end - by };
  });
  return { text: foldBlankLines(trimmed), mentions: moved };
}

/** The topics and mentions of a text, in order. Most texts have none, which one search finds out. */
export function linksOf({ text, mentions = [] }: WrittenText): readonly TextLink[] {
  const topics = /[#＃]/.test(text) ? findEntities(text) : [];
  return [
    ...topics.flatMap((entity) =>
      entity.kind === 'topic' ? [{ start: entity.start, end: entity.end, to: paths.topic(entity.topic) }] : [],
    ),
    ...mentions.map(({ start, end, username }) => ({ start, end, to: paths.profile(username) })),
  ].sort((one, other) => one.start - other.start);
}

interface Options {
  readonly links: readonly TextLink[];
  /** Renders what is shown; it may highlight words, but must not change the text. */
  readonly render: (text: string) => ReactNode;
  /** Called when a link is followed. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * A part of a text, which starts at `start`, with its links. Each link has its own direction, so that its sign stays with it
 * in a text that is written from right to left.
 */
export function linkPart(part: string, start: number, { links, render, onLeave }: Options): ReactNode {
  const end = start + part.length;
  const inside = links.filter((link) => link.start >= start && link.end <= end);
  if (inside.length === 0) return render(part);
  const nodes: ReactNode[] = [];
  let from = start;
  for (const { start: at, end: until, to } of inside) {
    if (at < from) continue;
    if (at > from) nodes.push(<span key={from}>{render(part.slice(from - start, at - start))}</span>);
    nodes.push(
      <Link key={at} to={to} dir="auto" onClick={onLeave}>
        {render(part.slice(at - start, until - start))}
      </Link>,
    );
    from = until;
  }
  if (from < end) nodes.push(<span key={from}>{render(part.slice(from - start))}</span>);
  return nodes;
}
