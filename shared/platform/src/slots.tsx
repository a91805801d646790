import type { ProfileTab } from '@cred/contract';
import { createContext, useContext, type ComponentType, type ReactNode, type RefObject } from 'react';

/**
 * The props of each slot's component. A slot is a component of one area that others show by its name, without importing
 * it; the shell loads its owner.
 */
export interface SlotProps {
  /** A member's posts of one of the profile's tabs. Owner: feed. */
  'post-list': { readonly userId: string; readonly tab: ProfileTab; readonly emptyText: string };
  /** The number of unread notifications in the navigation. Owner: notifications. */
  'unread-count': Record<never, never>;
  /** The number of unread messages at 'Direct' in the navigation. Owner: chat. */
  'unread-messages': Record<never, never>;
  /**
   * A button that follows or unfollows, depending on `isFollowing`; `quiet` next to the page's content. It calls `onPress`
   * before the change is sent. Owner: profile.
   */
  'follow-button': {
    readonly userId: string;
    readonly username: string;
    readonly isFollowing: boolean;
    readonly quiet?: boolean;
    readonly onPress?: () => void;
  };
  /**
   * The dialog of a new member's first steps, from 0; `onStep` when the next one begins, `onClose` after the last one or when
   * it is left. Owner: profile.
   */
  'first-steps': { readonly step: number; readonly onStep: (step: number) => void; readonly onClose: () => void };
  /**
   * The menu 'More': mute, block or report a member, or, with `postId`, report a post; initially open if `startsOpen`.
   * Owner: profile.
   */
  'member-menu': {
    readonly userId: string;
    readonly username: string;
    readonly postId?: string;
    readonly startsOpen?: boolean;
  };
  /**
   * A member in short, next to the link `anchor` on which the pointer or the focus rests (SHELL-32). It calls
   * `onRest` and `onLeave` when they enter and leave it, and stays open between them. Shows nothing if it cannot be loaded. Owner: profile.
   */
  'member-card': {
    readonly username: string;
    readonly anchor: RefObject<HTMLElement | null>;
    readonly onRest: () => void;
    readonly onLeave: () => void;
    readonly onClose: () => void;
  };
}

export type SlotName = keyof SlotProps;
export type SlotComponents = { readonly [N in SlotName]: ComponentType<SlotProps[N]> };

/** The shell's side: renders a slot as its owner's component, the fallback, or a note that it is unavailable. */
export interface SlotHost {
  readonly render: <N extends SlotName>(name: N, props: SlotProps[N], fallback: ReactNode) => ReactNode;
}

export const SlotHostContext = createContext<SlotHost | null>(null);
SlotHostContext.displayName = 'SlotHost';

/**
 * Shows a component of another area: `fallback` while it loads, and a small note if it is unavailable. The surrounding
 * page keeps working.
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
