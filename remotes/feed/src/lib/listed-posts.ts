import type { OriginalPost, Post } from '@cred/contract';
import { createContext } from 'react';

export type PostWithMedia = Pick<
  OriginalPost,
  'img' | 'imgInfo' | 'imgAlt' | 'isClinical' | 'video' | 'videoInfo' | 'user'
>;

/** The posts of the list that a card is part of; none outside of lists. */
export const ListedPosts = createContext<readonly Post[]>([]);
