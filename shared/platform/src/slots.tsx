import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { AreaName } from './area-table';

/**
 * What each slot's component is given. A slot is a part of one area that others show without importing
 * it: they ask for it by name, the shell loads its owner.
 */
export interface SlotProps {
  /** A member's posts, newest first. Owner: feed. */
  'post-list': { readonly userId: string; readonly emptyText: string };
  /** The number of unread notifications, beside the navigation's entry. Owner: notifications. */
  'unread-count': Record<never, never>;
  /** Follow or Unfollow, by `isFollowing`. Owner: profile. */
  'follow-button': { readonly userId: string; readonly username: string; readonly isFollowing: boolean };
}

export type SlotName = keyof SlotProps;
export type SlotComponents = { readonly [N in SlotName]: ComponentType<SlotProps[N]> };

/** Which area offers which slot. */
export const slotOwner: { readonly [N in SlotName]: AreaName } = {
  'post-list': 'feed',
  'unread-count': 'notifications',
  'follow-button': 'profile',
};

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
export function Slot<N extends SlotName>({ name, props, fallback = null }: { name: N; props: SlotProps[N]; fallback?: ReactNode }): ReactNode {
  const host = useContext(SlotHostContext);
  return host ? host.render(name, props, fallback) : fallback;
}
