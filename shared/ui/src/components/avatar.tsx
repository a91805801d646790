import { styled } from '@cred/vendor';
import { useState, type ReactNode } from 'react';
import { color, radius } from '../tokens/tokens';

export interface AvatarUser {
  readonly fullName: string;
  readonly username: string;
  readonly profileImg: string | null;
}

const Image = styled.img<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.pill};
  object-fit: cover;
  background: ${color.pressed};
`;

const Placeholder = styled.span<{ $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.pill};
  /* A row with the same background sets another one. */
  background: var(--avatar-background, ${color.accentSoft});
  color: ${color.accentText};
  font-size: ${({ $size }) => Math.max(11, Math.round($size * 0.38))}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
`;

/** Initials of the first and the last name; at most two, whole characters. */
export function initialsOf({ fullName, username }: Pick<AvatarUser, 'fullName' | 'username'>): string {
  const words = fullName
    .trim()
    .split(/\s+/u)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? username];
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/**
 * A member's image, or their initials when there is none or it cannot be loaded. `size` in px. Decorative: the member's
 * name is always next to it, so screen readers skip it.
 */
export function Avatar({ user, size = 40 }: { readonly user: AvatarUser; readonly size?: number }): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const source = user.profileImg;
  if (!source || failed === source)
    return (
      <Placeholder $size={size} aria-hidden>
        {initialsOf(user)}
      </Placeholder>
    );
  return (
    <Image
      src={source}
      alt=""
      width={size}
      height={size}
      $size={size}
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
}
