import type { Post } from '@cred/contract';
import { color, font, radius, space, Tooltip } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ShieldCheck, Stethoscope } from 'lucide-react';

const Chip = styled.span<{ $accent?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 2px ${space(2)} 2px 6px;
  border-radius: ${radius.pill};
  background: ${({ $accent }) => ($accent ? color.accentSoft : color.pressed)};
  color: ${({ $accent }) => ($accent ? color.accentText : color.muted)};
  font-size: ${font.s13};
  font-weight: 600;
  line-height: 1.5;
`;

/** Labels of a post: its audience, and whether the AI check issued its text (POST-27). */
export function PostBadges({ post }: { readonly post: Pick<Post, 'audience' | 'isValid'> }) {
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
        <Tooltip text="Worded by the AI check. It does not judge whether the claims are right.">
          <Chip $accent>
            <ShieldCheck size={14} strokeWidth={1.75} aria-hidden />
            AI validated
          </Chip>
        </Tooltip>
      )}
    </>
  );
}
