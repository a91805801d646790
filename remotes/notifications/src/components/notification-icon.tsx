import type { Notification } from '@cred/contract';
import { color, radius } from '@cred/ui';
import { styled } from '@cred/vendor';
import { BadgeCheck, Mail, Repeat2, Star, UserPlus, type LucideIcon } from 'lucide-react';

const looks: Record<Notification['type'], { readonly icon: LucideIcon; readonly ink: string }> = {
  follow: { icon: UserPlus, ink: color.accentText },
  message: { icon: Mail, ink: color.accentText },
  rating: { icon: Star, ink: color.star },
  repost: { icon: Repeat2, ink: color.success },
  verification: { icon: BadgeCheck, ink: color.verified },
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

/** What kind of notification it is, for the eye; the text beside it says it in words. */
export function NotificationIcon({ type }: { type: Notification['type'] }) {
  const { icon: Icon, ink } = looks[type];
  return (
    <Disc style={{ color: ink }} aria-hidden>
      <Icon size={12} strokeWidth={2.25} />
    </Disc>
  );
}
