/** Runs around every test of browser code: matchers, the mock server, cleanup, no unexpected console errors. */
import '@testing-library/jest-dom';
import { configureApi } from '@cred/api-client';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { origins, server } from '../server';
import { assertNoConsoleErrors, watchConsole } from './console-guard';
import { resetMedia } from './media';
import { resetScroll } from './scroll';

const { getElementError } = getConfig();
// A query that waits fails many times before it succeeds: the page is printed after the wait only.
const isWaiting = (): boolean =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
// Several workers share the machine, and a slow one must not fail a test.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);
watchConsole();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => configureApi({ apiUrl: origins.api, validationUrl: origins.validation }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetMedia();
  resetScroll();
  localStorage.clear();
  sessionStorage.clear();
  assertNoConsoleErrors();
});
afterAll(() => server.close());
