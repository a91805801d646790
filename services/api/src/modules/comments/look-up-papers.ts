import type { PaperAnswer, PaperId } from '@cred/contract';
import { limits } from '@cred/contract';
import { paperAnswers } from '@cred/contract/schemas';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import { readJson } from '../../core/read-json';

/** Longer than the validation service needs for its own answer. */
const TIMEOUT_MS = 2_500;
const MAX_BYTES = limits.references.bytes + 1_024;

/** A cited paper, and what is known of it. */
export interface CitedPaper {
  readonly paper: PaperId;
  readonly answer: PaperAnswer;
}

/** The records of papers; leaves out those of which nothing is known. */
export type LookUpPapers = (papers: readonly PaperId[]) => Promise<CitedPaper[]>;

/** The records of the deployment's validation service; none without the shared secret, and while it does not respond. */
export function paperLookup(
  settings: Pick<Settings, 'HOST' | 'VALIDATION_PORT' | 'VALIDATION_URL' | 'INTERNAL_SECRET'>,
): LookUpPapers {
  const { INTERNAL_SECRET } = settings;
  if (INTERNAL_SECRET === undefined) return async () => [];
  const url = settings.VALIDATION_URL ?? localUrl(settings.HOST, settings.VALIDATION_PORT);
  const authorization = `Bearer ${internalToken(INTERNAL_SECRET, 'validation:issued')}`;
  return async (papers) => {
    if (papers.length === 0) return [];
    try {
      const response = await fetch(`${url}/papers`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ papers }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return [];
      }
      const { data } = paperAnswers.safeParse(await readJson(response, MAX_BYTES));
      if (data?.papers.length !== papers.length) return [];
      const known = papers.flatMap((paper, at): CitedPaper[] => {
        const answer = data.papers[at];
        return answer && answer.status !== 'unknown' ? [{ paper, answer }] : [];
      });
      // A paper may be cited by its number and by its DOI.
      return known.filter((each, at) => known.findIndex((other) => samePaper(each, other)) === at);
    } catch {
      return [];
    }
  };
}

const samePaper = ({ paper, answer }: CitedPaper, other: CitedPaper): boolean =>
  answer.status === 'found' && other.answer.status === 'found'
    ? answer.reference.pmid === other.answer.reference.pmid
    : paper === other.paper;
