import { callApi } from '@cred/api-client';
import type { ReportReason } from '@cred/contract';
import { useMutation } from '@cred/vendor';

export interface Report {
  /** Either the post or the member. */
  readonly about: { readonly postId: string } | { readonly userId: string };
  readonly reason: ReportReason;
  readonly text: string;
}

const sendReport = async ({ about, reason, text }: Report): Promise<void> => {
  await callApi('report', { body: { ...about, reason, text } });
};

/** Reports a post or a member to the reviewers; idempotent. */
export const useSendReport = () => useMutation({ mutationFn: sendReport });
