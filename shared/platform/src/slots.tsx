import type { ProfileTab } from '@cred/contract';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/**
 * What each slot's component is given. A slot is a part of one area that others show without importing
 * it: they ask for it by name, the shell loads its owner.
 */
export interface SlotProps {
  /** A member's posts, as one of the profile's tabs lists them. Owner: feed. */
  'post-list': { readonly userId: string; readonly tab: ProfileTab; readonly emptyText: string };
  /** The number of unread notifications, beside the navigation's entry. Owner: notifications. */
  'unread-count': Record<never, never>;
  /** Follow or Unfollow, by `isFollowing`. Owner: profile. */
  'follow-button': { readonly userId: string; readonly username: string; readonly isFollowing: boolean };
  /** 'More': mute, block, or report a member, or with `postId` that post of theirs; opened from the start if `startsOpen`. Owner: profile. */
  'member-menu': {
    readonly userId: string;
    readonly username: string;
    readonly postId?: string;
    readonly startsOpen?: boolean;
  };
}

export type SlotName = keyof SlotProps;
export type SlotComponents = { readonly [N in SlotName]: ComponentType<SlotProps[N]> };

/** The shell's side: it turns a slot's name into its owner's component, loading, or a small note. */
export interface SlotHost {
  readonly render: <N extends SlotName>(name: N, props: SlotProps[N], fallback: ReactNode) => ReactNode;
}

export const SlotHostContext = createContext<SlotHost | null>(null);
SlotHostContext.displayName = 'SlotHost';

/**
 * Shows a part of another area. While it loads, `fallback` stands in its place. An area that is down
 * leaves a small note instead; the page around it works.
 */
export function Slot<N extends SlotName>({
  name,
  props,
  fallback = null,
}: {
  name: N;
  props: SlotProps[N];
  fallback?: ReactNode;
}): ReactNode {
  const host = useContext(SlotHostContext);
  return host ? host.render(name, props, fallback) : fallback;
}
