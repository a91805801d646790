/** What models think aloud before they answer; without its end, all of it is thought. */
const THOUGHT = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const FENCE = /```(?:[a-z0-9]{0,20})?\s*\n?([\s\S]*?)```/i;

/**
 * The JSON object in what a model wrote: without its thoughts, out of its code fence, out of the words round it.
 * @returns undefined where there is none
 */
export function jsonIn(content: string): unknown {
  const said = content.replace(THOUGHT, '').trim();
  const fenced = FENCE.exec(said)?.[1]?.trim();
  for (const each of [said, fenced, between(fenced ?? said)]) {
    if (!each) continue;
    try {
      const value = JSON.parse(each) as unknown;
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The next way of reading it.
    }
  }
  return undefined;
}

const between = (text: string): string => text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
