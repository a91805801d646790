import type { SlotName } from './slots';

/** Icons of the shell's navigation; an area names one, and the shell renders it. */
export type NavigationIcon = 'home' | 'bell' | 'bookmark' | 'message' | 'settings' | 'user' | 'grid';

export interface AreaDefinition {
  /** Route patterns whose pages the area owns. */
  readonly routes: readonly string[];
  /** Its entries in the navigation, in order; texts from SHELL-3. */
  readonly navigation: readonly {
    readonly label: string;
    readonly to: string;
    readonly icon: NavigationIcon;
    readonly order: number;
  }[];
  /** From 1,100 px its pages have the room of the right column. */
  readonly isWide?: boolean;
}

/**
 * The areas with their routes and navigation entries. The shell needs them before an area has loaded, to find the area
 * of a path and to render the navigation.
 */
export const areas = {
  feed: {
    routes: ['/', '/bookmark', '/post/:id', '/topic/:topic', '/search'],
    navigation: [
      { label: 'Home', to: '/', icon: 'home', order: 1 },
      { label: 'Bookmarks', to: '/bookmark', icon: 'bookmark', order: 3 },
    ],
  },
  notifications: {
    routes: ['/notifications'],
    navigation: [{ label: 'Notifications', to: '/notifications', icon: 'bell', order: 2 }],
  },
  chat: {
    routes: ['/your-chat', '/your-chat/:username/:id'],
    navigation: [{ label: 'Direct', to: '/your-chat', icon: 'message', order: 4 }],
    isWide: true,
  },
  settings: {
    routes: ['/settings', '/settings/:page'],
    navigation: [{ label: 'Settings', to: '/settings', icon: 'settings', order: 5 }],
  },
  profile: {
    routes: ['/profile/:username'],
    navigation: [],
  },
} as const satisfies Record<string, AreaDefinition>;

export type AreaName = keyof typeof areas;

/** The area that offers each slot. */
export const slotOwner: { readonly [N in SlotName]: AreaName } = {
  'post-list': 'feed',
  'unread-count': 'notifications',
  'unread-messages': 'chat',
  'first-steps': 'profile',
  'follow-button': 'profile',
  'member-menu': 'profile',
  'member-card': 'profile',
};
