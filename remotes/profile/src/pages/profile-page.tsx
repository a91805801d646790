import { isApiError } from '@cred/api-client';
import type { User } from '@cred/contract';
import { paths, Slot, useMe } from '@cred/platform';
import { EmptyState, ErrorPanel, PageHeader, Spinner, Tabs, useDocumentTitle } from '@cred/ui';
import { useLocation, useNavigate, useParams, useQueryClient } from '@cred/vendor';
import { UserRoundX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser, userQuery } from '../api/get-user';
import { HiddenNotice } from '../components/member/hidden-notice';
import { MemberMenu } from '../components/member/member-menu';
import { ProfileHeader } from '../components/profile-header';
import { HeaderName } from '../components/profile-layout';
import { ProfileSkeleton } from '../components/profile-skeleton';

const tabs = [
  { id: 'posts', label: 'Posts', emptyText: 'No posts yet' },
  { id: 'ratings', label: 'Ratings', emptyText: 'No rated posts yet' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** The selected tab of each history entry, so that Back restores it. */
const selectedTabs = new Map<string, TabId>();

/** A member's profile: the header and the posts. */
export function ProfilePage() {
  const { username = '' } = useParams();
  // Keyed by username: each visit starts with the first tab, except after Back.
  return <Profile key={username} username={username} />;
}

/** Replaces the address of a former username, which still finds the member, by that of the present one (SRV-86). */
function useCurrentAddress(username: string, user: User | undefined): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (!user || user.username === username.toLowerCase()) return;
    client.setQueryData(userQuery(user.username).queryKey, user);
    void navigate(paths.profile(user.username), { replace: true });
  }, [client, navigate, user, username]);
}

function Profile({ username }: { readonly username: string }) {
  const me = useMe();
  const { data: user, error, refetch } = useUser(username);
  useCurrentAddress(username, user);
  const name = user?.fullName ?? `@${username}`;
  useDocumentTitle(name);
  const { key: entry } = useLocation();
  const [selected, setSelected] = useState<TabId>(() => selectedTabs.get(entry) ?? 'posts');
  const tab = tabs.find(({ id }) => id === selected) ?? tabs[0];
  const select = (id: TabId): void => {
    selectedTabs.set(entry, id);
    setSelected(id);
  };
  const notFound = isApiError(error) && error.status === 404;

  if (notFound) {
    return (
      <>
        <PageHeader title="Profile" back={paths.home()} />
        <EmptyState icon={UserRoundX}>User not found</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={<HeaderName>{name}</HeaderName>}
        back={paths.home()}
        actions={user && user.id !== me.id && <MemberMenu userId={user.id} username={user.username} />}
      />
      {user && (
        <>
          <ProfileHeader user={user} />
          <HiddenNotice user={user} />
        </>
      )}
      {user && !user.isBlocked && (
        <>
          <Tabs label="Posts of this member" tabs={tabs} selected={selected} onSelect={select} />
          <section aria-label={tab.label}>
            <Slot
              name="post-list"
              props={{ userId: user.id, tab: tab.id, emptyText: tab.emptyText }}
              fallback={<Spinner label="Loading posts" />}
            />
          </section>
        </>
      )}
      {!user && error && (
        <ErrorPanel title="This profile could not be loaded." onRetry={() => void refetch()}>
          {error.message}
        </ErrorPanel>
      )}
      {!user && !error && <ProfileSkeleton />}
    </>
  );
}
