import { limits } from './limits';

/** A topic or a mention in a text; positions are in UTF-16 code units, as `slice` expects them. */
export type TextEntity =
  | {
      readonly kind: 'topic';
      readonly start: number;
      readonly end: number;
      /** As it is written, without its sign. */
      readonly topic: string;
    }
  | {
      readonly kind: 'mention';
      readonly start: number;
      readonly end: number;
      /** In lower case, without the dots at its end, which usually belong to the sentence. */
      readonly username: string;
      /** The username with these dots, if there are any: a username may end with a dot. */
      readonly dotted: string | null;
    };

/** Signs that stand inside words of some languages: joiners, Hebrew marks, wave dashes, the middle dot. */
const INNER =
  '_\\u200c\\u200d\\ua67e\\u05be\\u05f3\\u05f4\\uff5e\\u301c\\u309b\\u309c\\u30a0\\u30fb\\u3003\\u0f0b\\u0f0c\\u00b7';

/**
 * Web addresses, which are passed over, topics and mentions. No alternative can match in two ways, and each part that
 * was read is not read again, so the time is linear.
 */
const CANDIDATE = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"“”]*|[#＃][\\p{L}\\p{M}\\p{Nd}${INNER}]+|[@＠][a-z0-9._]+`,
  'giu',
);
const MARK_OF_TOPIC = /^[#＃]/u;
const MARK_OF_MENTION = /^[@＠]/u;
const PART_OF_TOPIC = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}&${INNER}]$`, 'u');
/** Variation selectors are marks; they end an emoji and no word. */
const ENDS_EMOJI = /^[\uFE0E\uFE0F]$/u;
/** A variation selector or keycap after the sign: an emoji. */
const KEYCAP = /^[\uFE0F\u20E3]/u;
const LETTER = /[\p{L}\p{M}]/u;
const NOT_BEFORE_MENTION = /^[\p{Script=Latin}0-9_!#$%&*@＠]$/u;
const NOT_AFTER_MENTION = /^[\p{Script=Latin}\p{M}@＠]$/u;
const RETWEET = /(?:^|[^\p{L}\p{M}\p{Nd}_+~.-])rt$/iu;
/** How much of a word before `/#` is read to find out whether it is a web address without `https`. */
const ADDRESS_UNITS = 100;

/**
 * The topics and mentions of a text, in order and without overlaps (POST-90, POST-95). They follow the rules of
 * twitter-text, with the usernames of Cred. A mention may name no member.
 */
export function findEntities(text: string): TextEntity[] {
  const entities: TextEntity[] = [];
  for (const { 0: match, index: start } of text.matchAll(CANDIDATE)) {
    if (MARK_OF_TOPIC.test(match)) {
      if (isTopicAt(text, match, start))
        entities.push({ kind: 'topic', start, end: start + match.length, topic: match.slice(1) });
    } else if (MARK_OF_MENTION.test(match) && isMentionAt(text, match, start)) {
      const dotted = match.slice(1).toLowerCase();
      const username = withoutEndDots(dotted);
      if (username.length >= limits.username.min && username.length <= limits.username.max)
        entities.push({
          kind: 'mention',
          start,
          end: start + 1 + username.length,
          username,
          dotted: dotted === username || dotted.length > limits.username.max ? null : dotted,
        });
    }
  }
  return entities;
}

/**
 * A topic in the form in which topics are compared: without differences of case, width and invisible joiners. Folding a
 * folded topic changes nothing.
 */
export const foldTopic = (topic: string): string =>
  topic
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '');

/** Whether a text, without the sign, is one whole topic. */
export function isTopic(text: string): boolean {
  const [entity, ...others] = findEntities(`#${text}`);
  return entity?.kind === 'topic' && entity.topic === text && others.length === 0;
}

function isTopicAt(text: string, match: string, start: number): boolean {
  const body = match.slice(1);
  if (body.length > limits.topics.max || KEYCAP.test(body) || !LETTER.test(body)) return false;
  // Some characters become long texts; the folded form has the same limit, since it is a key.
  if (foldTopic(body).length > limits.topics.max) return false;
  const before = characterBefore(text, start);
  if (PART_OF_TOPIC.test(before) && !ENDS_EMOJI.test(before)) return false;
  if (before === '/' && isInAddress(text, start)) return false;
  const end = start + match.length;
  return !MARK_OF_TOPIC.test(text.charAt(end)) && !text.startsWith('://', end);
}

function isMentionAt(text: string, match: string, start: number): boolean {
  const before = characterBefore(text, start);
  if (NOT_BEFORE_MENTION.test(before) && !RETWEET.test(text.slice(Math.max(0, start - 3), start))) return false;
  const end = start + match.length;
  return !NOT_AFTER_MENTION.test(String.fromCodePoint(text.codePointAt(end) ?? 0)) && !text.startsWith('://', end);
}

/** The whole character before a position; empty at the start. */
function characterBefore(text: string, at: number): string {
  const last = text.charAt(at - 1);
  return /[\uDC00-\uDFFF]/.test(last) ? text.slice(Math.max(0, at - 2), at) : last;
}

const isInAddress = (text: string, at: number): boolean =>
  (/\S*$/.exec(text.slice(Math.max(0, at - ADDRESS_UNITS), at))?.[0] ?? '').includes('.');

function withoutEndDots(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === '.') end -= 1;
  return text.slice(0, end);
}
