import type { SwitchableNotification } from '@cred/contract';
import { color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useNotificationSwitches } from '../api/get-notification-switches';
import { useSetNotificationSwitch } from '../api/set-notification-switch';
import { MutedText } from '../components/layout';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { QueryState } from '../components/query-state';
import { Subpage } from '../components/subpage';
import { SwitchRow } from '../components/switch-row';

const Explanation = styled(MutedText)`
  padding: ${space(4)};
  border-block-end: 1px solid ${color.line};
`;

const kinds: readonly { readonly kind: SwitchableNotification; readonly label: string; readonly hint: string }[] = [
  { kind: 'follow', label: 'Follows', hint: 'A member follows you' },
  { kind: 'rating', label: 'Ratings', hint: 'A member rates your post' },
  { kind: 'repost', label: 'Reposts', hint: 'A member reposts your post' },
  { kind: 'comment', label: 'Comments', hint: 'A member comments on your post' },
  { kind: 'reply', label: 'Replies', hint: 'A member replies to your comment' },
  { kind: 'mention', label: 'Mentions', hint: 'A member mentions you' },
  {
    kind: 'changed',
    label: 'Changed posts',
    hint: 'The words of a post changed that you rated, reposted or commented on',
  },
  { kind: 'message', label: 'Messages', hint: 'A member sends you a message' },
];

/** A switch for each kind of notifications (NOTIF-9). */
export const NotificationsPage = () => (
  <Subpage title="Notifications" subtitle="What you want to hear about">
    <Explanation>
      Nothing is kept for later while a kind is switched off. Notices about your verification, about reports, and about
      papers that you cited always arrive.
    </Explanation>
    <Switches />
  </Subpage>
);

function Switches() {
  const query = useNotificationSwitches();
  const { data } = query;
  if (!data) {
    return (
      <QueryState query={query} errorTitle="Your switches could not be loaded">
        <RowSkeletons label="Loading your switches" />
      </QueryState>
    );
  }
  return (
    <ul aria-label="Notifications">
      {kinds.map(({ kind, ...texts }) => (
        <KindRow key={kind} kind={kind} on={data[kind]} {...texts} />
      ))}
    </ul>
  );
}

interface KindRowProps {
  readonly kind: SwitchableNotification;
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
}

function KindRow({ kind, ...row }: KindRowProps) {
  const change = useSetNotificationSwitch(kind);
  return <SwitchRow {...row} onSwitch={(on) => change.mutate(on)} />;
}
