import { addsEnglishFault } from '../lexicon/english-faults';
import type { Language } from '../tokens/types';

const PORTUGUESE_FAULTS: readonly RegExp[] = [/(?:^|[.!?] )[,;:]|\(\s*\)/gu];

/** Whether a rewriting has more of the faults that a removed or replaced word leaves behind than its source. Linear. */
export function isIncomplete(source: string, rewritten: string, language: Language): boolean {
  if (language === 'en') return addsEnglishFault(source, rewritten);
  return PORTUGUESE_FAULTS.some((fault) => (rewritten.match(fault)?.length ?? 0) > (source.match(fault)?.length ?? 0));
}
