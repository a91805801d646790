import { Tabs, color, space } from '@cred/ui';
import { styled, useSearchParams } from '@cred/vendor';
import { UserRoundX, VolumeX } from 'lucide-react';
import { restrictions, useRestrictedMembers, type Restriction } from '../api/get-restricted-members';
import { RestrictedMemberRow } from '../components/blocked/restricted-member-row';
import { PagedList } from '../components/lists/paged-list';
import { MutedText } from '../components/layout';
import { Subpage } from '../components/subpage';

const texts = {
  blocked: {
    tab: 'Blocked',
    explanation: 'You and a member whom you block neither see nor reach each other. They are not told.',
    label: 'Blocked members',
    failure: 'Your blocked members could not be loaded',
    empty: 'You have blocked nobody',
    icon: UserRoundX,
  },
  muted: {
    tab: 'Muted',
    explanation:
      'Posts and notifications of a member whom you mute stay away. They are not told, and you still see their profile.',
    label: 'Muted members',
    failure: 'Your muted members could not be loaded',
    empty: 'You have muted nobody',
    icon: VolumeX,
  },
} as const satisfies Record<Restriction, object>;

const Explanation = styled(MutedText)`
  padding: ${space(4)};
  border-block-end: 1px solid ${color.line};
`;

/** The blocked and muted members; a removal can be undone until the page is left. */
export function BlockedPage() {
  const [search, setSearch] = useSearchParams();
  const kind: Restriction = search.get('tab') === 'muted' ? 'muted' : 'blocked';
  return (
    <Subpage title="Blocked and muted members">
      <Tabs
        label="Blocked and muted members"
        tabs={restrictions.map((id) => ({ id, label: texts[id].tab }))}
        selected={kind}
        onSelect={(id) => setSearch(id === 'blocked' ? {} : { tab: id }, { replace: true })}
      />
      <Explanation>{texts[kind].explanation}</Explanation>
      <RestrictedMemberList key={kind} kind={kind} />
    </Subpage>
  );
}

function RestrictedMemberList({ kind }: { readonly kind: Restriction }) {
  const { label, failure, empty, icon } = texts[kind];
  return (
    <PagedList query={useRestrictedMembers(kind)} label={label} errorTitle={failure} emptyIcon={icon} emptyText={empty}>
      {(user) => <RestrictedMemberRow key={user.id} kind={kind} user={user} />}
    </PagedList>
  );
}
