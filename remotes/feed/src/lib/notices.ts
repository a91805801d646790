import type { NoticeKind, NoticeOfPaper } from '@cred/contract';

/** Made when a page needs it: the server evaluates this module for each page. */
let day: Intl.DateTimeFormat | undefined;
const dayOf = ({ on }: NoticeOfPaper): string => {
  day ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return day.format(new Date(`${on}T00:00:00Z`));
};

const LABELS: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Cites a retracted paper',
  concern: 'Cites a paper with an expression of concern',
  correction: 'Cites a corrected paper',
};
const NAMES: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Retracted',
  concern: 'Expression of concern',
  correction: 'Corrected',
};

/** What a card says about a paper that its post cites, with the date (POST-54). */
export const noticeLabel = (notice: NoticeOfPaper): string => `${LABELS[notice.kind]} · ${dayOf(notice)}`;

/** What the list of references says about one paper. */
export const noticeName = (notice: NoticeOfPaper): string => `${NAMES[notice.kind]} · ${dayOf(notice)}`;
