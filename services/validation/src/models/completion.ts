import * as z from 'zod';
import { OutsideFailure } from '../outside/outside-failure';
import { type OutsideResponse, parseJson } from '../outside/outside-http';

const partSchema = z.object({ type: z.string().optional(), text: z.string().optional() });
const content = z
  .union([z.string(), z.array(partSchema)])
  .nullable()
  .optional();
const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({ content }) })).min(1) });
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content }).optional(), message: z.object({ content }).optional() })),
});

const textOf = (value: z.infer<typeof content>): string =>
  typeof value === 'string' ? value : (value ?? []).map(({ text = '' }) => text).join('');

/**
 * The text of a response of `/chat/completions`, also when the endpoint streams although the request forbids it.
 * @throws OutsideFailure `malformed` for everything else, such as a web page
 */
export function completionText({ type, text }: OutsideResponse): string {
  const content =
    type === 'text/event-stream' || /^\s*data:/.test(text) ? joinStreamedText(text) : readCompletion(text);
  if (content.trim() === '') throw new OutsideFailure('malformed');
  return content;
}

function readCompletion(text: string): string {
  const parsed = completionSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new OutsideFailure('malformed');
  return textOf(parsed.data.choices[0]?.message.content);
}

function joinStreamedText(text: string): string {
  const pieces = text.split(/\r?\n/).flatMap((line) => {
    const data = /^\s*data:\s?(.*)$/.exec(line)?.[1]?.trim();
    if (!data || data === '[DONE]') return [];
    const parsed = chunkSchema.safeParse(parseJson(data));
    if (!parsed.success) throw new OutsideFailure('malformed');
    const [choice] = parsed.data.choices;
    return [textOf(choice?.delta?.content ?? choice?.message?.content)];
  });
  return pieces.join('');
}
