import { userColumnsOf, type UserColumns } from '../../access/user-summary.presenter';

/** The columns of the reported member (`member`) and post (`shown`, with its `media`) in the queues of reviewers. */
export const reportedColumns = [
  ...userColumnsOf('member'),
  'shown.id as post_id',
  'shown.created_at as post_created_at',
  'shown.img_alt as post_img_alt',
  'media.id as media_id',
  'media.kind as media_kind',
] as const;

export interface ReportedRow extends UserColumns<'member'> {
  /** All post columns are null or none is. */
  readonly post_id: string | null;
  readonly post_text: string | null;
  /** When it was reported. */
  readonly reported_text: string | null;
  readonly post_created_at: Date | null;
  readonly post_img_alt: string | null;
  readonly media_id: string | null;
  readonly media_kind: 'image' | 'video' | null;
}
