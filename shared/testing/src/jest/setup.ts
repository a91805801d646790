/** Runs around every test of browser code: matchers, the mock server, cleanup, no unexpected console errors. */
import '@testing-library/jest-dom';
import { configureApi } from '@cred/api-client';
import { cleanup, configure } from '@testing-library/react';
import { origins, server } from '../server';
import { assertNoConsoleErrors, watchConsole } from './console-guard';
import { resetMedia } from './media';
import { resetScroll } from './scroll';

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
