import * as z from 'zod';
import { OutsideFailure } from '../sources/outside-failure';
import { type OutsideAnswer, parseJson } from '../sources/outside-http';

const part = z.object({ type: z.string().optional(), text: z.string().optional() });
const content = z
  .union([z.string(), z.array(part)])
  .nullable()
  .optional();
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content }) })).min(1) });
const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content }).optional(), message: z.object({ content }).optional() })),
});

const textOf = (value: z.infer<typeof content>): string =>
  typeof value === 'string' ? value : (value ?? []).map(({ text = '' }) => text).join('');

/**
 * What a model wrote, out of the answer to `/chat/completions`; also where the endpoint streams although it was asked not to.
 * @throws OutsideFailure `malformed` for everything else, such as a web page
 */
export function completionText({ type, text }: OutsideAnswer): string {
  const said = type === 'text/event-stream' || /^\s*data:/.test(text) ? streamed(text) : complete(text);
  if (said.trim() === '') throw new OutsideFailure('malformed');
  return said;
}

function complete(text: string): string {
  const parsed = whole.safeParse(parseJson(text));
  if (!parsed.success) throw new OutsideFailure('malformed');
  return textOf(parsed.data.choices[0]?.message.content);
}

function streamed(text: string): string {
  const pieces = text.split(/\r?\n/).flatMap((line) => {
    const data = /^\s*data:\s?(.*)$/.exec(line)?.[1]?.trim();
    if (!data || data === '[DONE]') return [];
    const parsed = piece.safeParse(parseJson(data));
    if (!parsed.success) throw new OutsideFailure('malformed');
    const [choice] = parsed.data.choices;
    return [textOf(choice?.delta?.content ?? choice?.message?.content)];
  });
  return pieces.join('');
}
