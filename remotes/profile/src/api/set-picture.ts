import { callApi } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { useMutation } from '@cred/vendor';

/** The two images of a profile. */
export type Picture = 'avatar' | 'cover';

const setPicture = async (picture: Picture, userId: string, file: File): Promise<void> => {
  if (picture === 'avatar') await callApi('setProfileImage', { params: { userId }, files: { profileImg: file } });
  else await callApi('setCoverImage', { params: { userId }, files: { coverImg: file } });
};

/** Replaces the member's avatar or cover with the file that `prepare` returns. */
export function useSetPicture(picture: Picture) {
  const me = useMe();
  return useMutation({
    mutationFn: async (prepare: () => Promise<File>) => setPicture(picture, me.id, await prepare()),
  });
}
