import type { Post } from '@cred/contract';
import { frame } from '@cred/ui';
import { foldBlankLines } from './linked-text';
import { mediaRatio } from './post-media';

/** In px: the header of a card with its padding, and the row of its controls. */
const HEADER = 84;
const CONTROLS = 48;
const FROM_TOPIC = 28;
const PREVIEW = 116;
const LINE = 22.5;
const CHARACTER = 7.3;
const AVATAR_AND_GAPS = 92;
/** The lines of a clamped text, and the height of its button in px. */
const CLAMPED_LINES = 18;
const SHOW_MORE = 36;

/**
 * The estimated height of a card before it is measured, in px; `pageWidth` in px. With a good estimate the scrollbar
 * stays steady and the End key scrolls close to the end; measured cards are positioned by their real height.
 */
export function estimateHeight(post: Post, pageWidth: number): number {
  const width = Math.max(160, Math.min(pageWidth, frame.content) - AVATAR_AND_GAPS);
  const own = post.isRepost ? (post.additionalText ?? '') : post.text;
  const { originalPost } = post;
  const quoted = post.isRepost
    ? 88 + (originalPost ? contentHeight(originalPost.text, originalPost, width - 26) : 0)
    : 0;
  const mark = post.fromTopic === undefined ? 0 : FROM_TOPIC;
  return Math.round(mark + HEADER + CONTROLS + contentHeight(own, post, width) + quoted);
}

type Content = Pick<Post, 'img' | 'imgInfo' | 'video' | 'videoInfo' | 'preview'>;

function contentHeight(text: string, { img, imgInfo, video, videoInfo, preview }: Content, width: number): number {
  const lines =
    text === ''
      ? 0
      : foldBlankLines(text)
          .split('\n')
          .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * CHARACTER) / width)), 0);
  const info = img ? imgInfo : videoInfo;
  const shown = info ? Math.min(width, info.width) : width;
  const textHeight = Math.min(lines, CLAMPED_LINES) * LINE + (lines > CLAMPED_LINES ? SHOW_MORE : 0);
  return textHeight + (preview ? PREVIEW : 0) + (img || video ? shown / mediaRatio(info) + 12 : 0);
}
