import { callApi } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { useMutation } from '@cred/vendor';

/** The two pictures of a profile. */
export type Picture = 'avatar' | 'cover';

const setPicture = async (picture: Picture, userId: string, file: File): Promise<void> => {
  if (picture === 'avatar') await callApi('setProfileImage', { params: { userId }, files: { profileImg: file } });
  else await callApi('setCoverImage', { params: { userId }, files: { coverImg: file } });
};

/** Changes the own avatar or cover to what `prepare` gives. */
export function useSetPicture(picture: Picture) {
  const me = useMe();
  return useMutation({
    mutationFn: async (prepare: () => Promise<File>) => setPicture(picture, me.id, await prepare()),
  });
}
