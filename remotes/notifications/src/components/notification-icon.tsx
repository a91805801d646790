import type { Notification } from '@cred/contract';
import { color, radius } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BadgeCheck, Mail, Repeat2, Scale, Star, TriangleAlert, UserPlus, type LucideIcon } from 'lucide-react';

type IconType = Notification['type'] | 'moderation' | 'evidence';

const icons: Record<IconType, { readonly icon: LucideIcon; readonly foreground: string }> = {
  follow: { icon: UserPlus, foreground: color.accentText },
  message: { icon: Mail, foreground: color.accentText },
  rating: { icon: Star, foreground: color.star },
  repost: { icon: Repeat2, foreground: color.success },
  moderation: { icon: Scale, foreground: color.accentText },
  evidence: { icon: TriangleAlert, foreground: color.danger },
  verification: { icon: BadgeCheck, foreground: color.verified },
};

const Disc = styled.span`
  position: absolute;
  inset: auto -5px -4px auto;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.background};
  border-radius: ${radius.pill};
  background: ${color.pressed};
`;

/** The type of a notification as an icon; hidden from screen readers, since the text names it. */
export function NotificationIcon({ type }: { type: IconType }) {
  const { icon: Icon, foreground } = icons[type];
  return (
    <Disc style={{ color: foreground }} aria-hidden>
      <Icon size={12} strokeWidth={2.25} />
    </Disc>
  );
}
