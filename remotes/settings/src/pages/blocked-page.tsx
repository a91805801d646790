import { Tabs, color, space } from '@cred/ui';
import { styled, useSearchParams } from '@cred/vendor';
import { UserRoundX, VolumeX } from 'lucide-react';
import { silences, useSilenced, type Silence } from '../api/get-silenced';
import { SilencedRow } from '../components/blocked/silenced-row';
import { PagedList } from '../components/lists/paged-list';
import { Muted } from '../components/layout';
import { Subpage } from '../components/subpage';

const texts = {
  blocked: {
    tab: 'Blocked',
    lead: 'You and a member whom you block neither see nor reach each other. They are not told.',
    label: 'Blocked members',
    failure: 'Your blocked members could not be loaded',
    empty: 'You have blocked nobody',
    icon: UserRoundX,
  },
  muted: {
    tab: 'Muted',
    lead: 'Posts and notifications of a member whom you mute stay away. They are not told, and you still see their profile.',
    label: 'Muted members',
    failure: 'Your muted members could not be loaded',
    empty: 'You have muted nobody',
    icon: VolumeX,
  },
} as const satisfies Record<Silence, object>;

const Lead = styled(Muted)`
  padding: ${space(4)};
  border-block-end: 1px solid ${color.line};
`;

/** The blocked and muted members; a removal can be undone at once. */
export function BlockedPage() {
  const [search, setSearch] = useSearchParams();
  const kind: Silence = search.get('tab') === 'muted' ? 'muted' : 'blocked';
  return (
    <Subpage title="Blocked and muted members">
      <Tabs
        label="Blocked and muted members"
        tabs={silences.map((id) => ({ id, label: texts[id].tab }))}
        selected={kind}
        onSelect={(id) => setSearch(id === 'blocked' ? {} : { tab: id }, { replace: true })}
      />
      <Lead>{texts[kind].lead}</Lead>
      <SilencedList key={kind} kind={kind} />
    </Subpage>
  );
}

function SilencedList({ kind }: { readonly kind: Silence }) {
  const { label, failure, empty, icon } = texts[kind];
  return (
    <PagedList query={useSilenced(kind)} label={label} failure={failure} emptyIcon={icon} emptyText={empty}>
      {(user) => <SilencedRow key={user.id} kind={kind} user={user} />}
    </PagedList>
  );
}
