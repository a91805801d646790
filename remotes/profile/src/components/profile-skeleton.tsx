import { Skeleton, VisuallyHidden } from '@cred/ui';
import { EmptyCover } from './cover';
import { AVATAR, Body, Counts, Facts, FullName, Handle, Names, Ring, TopRow } from './profile-layout';

/** A placeholder with the layout of the header, while the profile loads. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading profile</VisuallyHidden>
      <div aria-hidden>
        <EmptyCover />
        <Body>
          <TopRow>
            <Ring>
              <Skeleton circle width={AVATAR} height={AVATAR} />
            </Ring>
          </TopRow>
          <Names>
            <FullName as="div">
              <div>
                <Skeleton width="45%" height="1.25em" />
              </div>
            </FullName>
            <Handle as="div">
              <Skeleton width="28%" height="1.5em" />
            </Handle>
          </Names>
          <Facts as="div">
            <Skeleton width="36%" height="1.5em" />
          </Facts>
          <Counts as="div">
            <Skeleton width="48%" height="1.5em" />
          </Counts>
        </Body>
      </div>
    </div>
  );
}
