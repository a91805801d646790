import * as z from 'zod';
import { limits } from '../limits';
import { isTopic } from '../text-entities';
import { maxUnits, wholeCharacters } from './common';

/** A topic without its sign, in any spelling. */
export const topic = z
  .string()
  .transform((value) => value.normalize('NFC'))
  .pipe(
    z
      .string()
      .check(...maxUnits(limits.topics.max))
      .refine(isTopic, 'Not a topic'),
  );

/** A topic that the member follows. */
export const followedTopic = z.object({
  /** As the member wrote it when they followed it. */
  name: z.string(),
  /** The form in which topics are compared (`foldTopic`). */
  topic: z.string(),
});

/** What a member has typed after `@`. */
export const mentionPrefix = z.object({
  prefix: z
    .string()
    .check(...maxUnits(limits.mentions.prefixMax), wholeCharacters('Contains characters that are not allowed'))
    .default(''),
});

export type FollowedTopic = z.infer<typeof followedTopic>;
