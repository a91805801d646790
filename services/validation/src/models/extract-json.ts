/** The reasoning that models write before the result; without an end tag, everything is reasoning. */
const THINKING = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const CODE_FENCE = /```(?:[a-z0-9]{0,20})?\s*\n?([\s\S]*?)```/i;

/**
 * The JSON object in a model's output: without its reasoning, its code fence and the words around it.
 * @returns undefined when there is none
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
      // Tries the next candidate.
    }
  }
  return undefined;
}

const betweenBraces = (text: string): string => text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
