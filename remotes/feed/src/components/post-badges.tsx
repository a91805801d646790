import type { Post } from '@cred/contract';
import { color, font, space, Tooltip } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ShieldAlert, ShieldCheck, Stethoscope, TriangleAlert } from 'lucide-react';
import { noticeLabel } from '../lib/notices';

const Chip = styled.span<{ $accent?: boolean; $warning?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 2px ${space(2)} 2px 6px;
  /* Round at the ends, and not a circle when a long notice has two lines. */
  border-radius: 12px;
  background: ${({ $accent, $warning }) => ($warning ? color.dangerSoft : $accent ? color.accentSoft : color.pressed)};
  color: ${({ $accent, $warning }) => ($warning ? color.danger : $accent ? color.accentText : color.muted)};
  font-size: ${font.s13};
  font-weight: 600;
  line-height: 1.5;

  > svg {
    flex: none;
  }
`;

/**
 * Labels of a post: its audience, whether the AI check issued its text (POST-27), and the gravest notice about a paper
 * that it cites, which the badge shows as a warning (POST-54).
 */
export function PostBadges({ post }: { readonly post: Pick<Post, 'audience' | 'isValid' | 'referenceNotice'> }) {
  const notice = post.referenceNotice;
  const Shield = notice ? ShieldAlert : ShieldCheck;
  const isHealthAudience = post.audience.includes('health');
  return (
    <>
      {isHealthAudience && (
        <Chip>
          <Stethoscope size={14} strokeWidth={1.75} aria-hidden />
          Health Professionals
        </Chip>
      )}
      {post.isValid && (
        <Tooltip
          text={
            notice
              ? 'Worded by the AI check, before this notice about a paper that it found.'
              : 'Worded by the AI check. It does not judge whether the claims are right.'
          }
        >
          <Chip $accent $warning={Boolean(notice)}>
            <Shield size={14} strokeWidth={1.75} aria-hidden />
            AI validated
          </Chip>
        </Tooltip>
      )}
      {notice && (
        <Chip $warning>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
          {noticeLabel(notice)}
        </Chip>
      )}
    </>
  );
}
