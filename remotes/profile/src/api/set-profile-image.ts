import { callApi } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { useMutation } from '@cred/vendor';

/** The two images of a profile. */
export type ProfileImage = 'avatar' | 'cover';

const setProfileImage = async (kind: ProfileImage, userId: string, file: File): Promise<void> => {
  if (kind === 'avatar') await callApi('setProfileImage', { params: { userId }, files: { profileImg: file } });
  else await callApi('setCoverImage', { params: { userId }, files: { coverImg: file } });
};

/** Replaces the member's avatar or cover with the file that `prepare` returns. */
export function useSetProfileImage(kind: ProfileImage) {
  const me = useMe();
  return useMutation({
    // The image stands next to everything that the member has written.
    meta: { changes: [[]] },
    mutationFn: async (prepare: () => Promise<File>) => setProfileImage(kind, me.id, await prepare()),
  });
}
