import type { User } from '@cred/contract';
import type { SlotProps } from '@cred/platform';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useUser } from '../../api/get-user';

type Card = ComponentType<SlotProps['member-card'] & { readonly user: User }>;

/**
 * The slot `member-card`: shown once both the member and the card's code, a separate chunk, are loaded. A failure closes it
 * without a message, since the link below it leads to the same facts.
 */
export function LazyMemberCard(props: SlotProps['member-card']) {
  const { data: user, isError } = useUser(props.username);
  const [Loaded, setLoaded] = useState<Card | null>(null);
  const close = useEffectEvent(() => props.onClose());
  useEffect(() => {
    import(/* webpackChunkName: "member-card" */ './member-card').then(
      ({ MemberCard }) => setLoaded(() => MemberCard),
      () => close(),
    );
  }, []);
  const failed = isError && !user;
  useEffect(() => {
    if (failed) close();
  }, [failed]);
  return user && Loaded && <Loaded {...props} user={user} />;
}
