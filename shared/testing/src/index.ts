/**
 * Test helpers for browser code: rendering inside the shell's providers, contract values, and a mock of the services
 * that is typed by the contract. Product code must not import it.
 */
export {
  makeChat,
  makeComment,
  makeId,
  makeMe,
  makeMessage,
  makeNotification,
  makeNotificationSwitches,
  makeOriginalPost,
  makePost,
  makeUser,
  makeUserSummary,
} from './builders';
export { expectConsoleError } from './jest/console-guard';
export { showElement } from './jest/intersections';
export { setMedia } from './jest/media';
export { scrollPage } from './jest/scroll';
export { acceptEventStreams } from './live-server';
export type { LiveConnection } from './live-server';
export { makeLocks } from './locks';
export { makeQueryClient, renderInShell, renderRoutes } from './render-in-shell';
export type { ShellOptions, ShellResult } from './render-in-shell';
export {
  respond,
  respondWithFile,
  dropConnection,
  hang,
  origins,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  server,
} from './server';
export type { CallContext } from './server';
export {
  act,
  createEvent,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
