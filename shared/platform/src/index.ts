/**
 * The interface between shell and areas: the areas and their routes, slots, session, theme, paths, live events, unsaved
 * work. It contains no requests and no visible components.
 */
export { areas, slotOwner } from './area-table';
export type { AreaDefinition, AreaName, NavigationIcon } from './area-table';
export { areaOf } from './areas';
export { isNotConfirmed, useConfirmed } from './confirmed';
export { createContextHook } from './context';
export { isSameVisit, keepOverReload, readKept, startKeeping, whenLeavingPage } from './kept-over-reload';
export { clearMemberStorage, MEMBER_STORAGE_PREFIX } from './member-storage';
export { LiveContext, useLiveEvent } from './live';
export type { LiveSource } from './live';
export { paths } from './paths';
export { defineRemote } from './remote-module';
export type { RemoteModule } from './remote-module';
export { SessionContext, useMe, useSession } from './session';
export type { Session } from './session';
export { onOpenShortcuts, openShortcuts } from './shortcuts';
export { Slot, SlotHostContext } from './slots';
export type { SlotComponents, SlotHost, SlotName, SlotProps } from './slots';
export { ThemeContext, useTheme } from './theme';
export type { Theme, ThemeControl } from './theme';
export { UnsavedContext, useUnsaved } from './unsaved';
export type { UnsavedWork } from './unsaved';
export { CONTRACT_VERSION } from '@cred/contract';
