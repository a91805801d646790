import { isApiError } from '@cred/api-client';
import { paths, Slot } from '@cred/platform';
import { EmptyState, ErrorPanel, PageHeader, Spinner, Tabs } from '@cred/ui';
import { useParams } from '@cred/vendor';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../api/get-user';
import { ProfileHeader } from '../components/profile-header';
import { HeaderName } from '../components/profile-layout';
import { ProfileSkeleton } from '../components/profile-skeleton';

const tabs = [
  { id: 'posts', label: 'Posts', emptyText: 'No posts yet' },
  { id: 'ratings', label: 'Ratings', emptyText: 'No rated posts yet' },
] as const;

/** A member's profile: who they are, and their posts. */
export function ProfilePage() {
  const { username = '' } = useParams();
  // Each member starts on the first tab.
  return <Profile key={username} username={username} />;
}

function Profile({ username }: { readonly username: string }) {
  const { data: user, error, refetch } = useUser(username);
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('posts');
  const tab = tabs.find(({ id }) => id === selected) ?? tabs[0];
  const missing = isApiError(error) && error.status === 404;

  if (missing) {
    return (
      <>
        <PageHeader title="Profile" back={paths.home()} />
        <EmptyState icon={UserRoundX}>User not found</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={<HeaderName>{user?.fullName ?? `@${username}`}</HeaderName>} back={paths.home()} />
      {user && (
        <>
          <ProfileHeader user={user} />
          <Tabs label="Posts of this member" tabs={tabs} selected={selected} onSelect={setSelected} />
          <section aria-label={tab.label}>
            <Slot
              name="post-list"
              props={{ userId: user.id, emptyText: tab.emptyText }}
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
