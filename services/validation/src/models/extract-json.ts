/** What models think aloud before they answer; without its end, all of it is thought. */
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const CODE_FENCE = /```(?:[a-z0-9]{0,20})?\s*\n?([\s\S]*?)```/i;

/**
 * The JSON object in what a model wrote: without its thoughts, out of its code fence, out of the words round it.
 * @returns undefined where there is none
 */
export function extractJson(content: string): unknown {
  const visible = content.replace(THINKING, '').trim();
  const fenced = CODE_FENCE.exec(visible)?.[1]?.trim();
  for (const each of [visible, fenced, betweenBraces(fenced ?? visible)]) {
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

const betweenBraces = (text: string): string => text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
