/**
 * What shell and areas say to each other: areas and their places, slots, the session, the theme, paths.
 * It owns the words of that conversation and refuses everything else: no requests, no look.
 */
export { areas, slotOwner } from './area-table';
export type { AreaDefinition, AreaName, NavigationIcon } from './area-table';
export { areaOf } from './areas';
export { createContextHook } from './context';
export { forgetKeptData, KEPT_PREFIX } from './kept-data';
export { LiveContext, useLiveEvent } from './live';
export type { LiveSource } from './live';
export { paths } from './paths';
export { defineRemote } from './remote-module';
export type { RemoteModule } from './remote-module';
export { SessionContext, useMe, useSession } from './session';
export type { Session } from './session';
export { Slot, SlotHostContext } from './slots';
export type { SlotComponents, SlotHost, SlotName, SlotProps } from './slots';
export { ThemeContext, useTheme } from './theme';
export type { Theme, ThemeControl } from './theme';
export { UnsavedContext, useUnsaved } from './unsaved';
export type { UnsavedWork } from './unsaved';
export { CONTRACT_VERSION } from '@cred/contract';
