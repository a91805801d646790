import type { Notification, NotificationAction } from '@cred/contract';
import { color, radius } from '@cred/ui';
import { styled } from '@cred/vendor';
import {
  AtSign,
  BadgeCheck,
  Mail,
  MessageCircle,
  PencilLine,
  Repeat2,
  Reply,
  Scale,
  Star,
  TriangleAlert,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

type IconType = Notification['type'] | NotificationAction | 'moderation' | 'evidence';

interface TypeIcon {
  readonly icon: LucideIcon;
  readonly foreground: string;
}

const verification: TypeIcon = { icon: BadgeCheck, foreground: color.verified };

/** A newer server may send types that are not here. */
const icons: Readonly<Partial<Record<IconType, TypeIcon>>> = {
  follow: { icon: UserPlus, foreground: color.accentText },
  message: { icon: Mail, foreground: color.accentText },
  rating: { icon: Star, foreground: color.star },
  repost: { icon: Repeat2, foreground: color.success },
  moderation: { icon: Scale, foreground: color.accentText },
  evidence: { icon: TriangleAlert, foreground: color.danger },
  comment: { icon: MessageCircle, foreground: color.accentText },
  reply: { icon: Reply, foreground: color.accentText },
  mention: { icon: AtSign, foreground: color.accentText },
  changed: { icon: PencilLine, foreground: color.accentText },
};

const Disc = styled.span`
  position: absolute;
  inset: auto -6px -5px auto;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${color.background};
  border-radius: ${radius.pill};
  background: ${color.pressed};
`;

/** The type of a notification as an icon; hidden from screen readers, since the text names it. */
export function NotificationIcon({ notification }: { notification: Notification }) {
  const { type, action, payload } = notification;
  const { icon: Icon, foreground } = icons[action ?? payload?.about ?? type] ?? verification;
  return (
    <Disc style={{ color: foreground }} aria-hidden>
      <Icon size={11} strokeWidth={2.25} />
    </Disc>
  );
}
