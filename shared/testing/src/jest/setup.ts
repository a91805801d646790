/** Around every test of browser code: matchers, the stand-in server, a clean page, no silent errors. */
import '@testing-library/jest-dom';
import { configureApi } from '@cred/api-client';
import { cleanup, configure } from '@testing-library/react';
import { origins, server } from '../server';
import { settleConsole, watchConsole } from './console-guard';
import { resetMedia } from './media';
import { resetScroll } from './scroll';

// Several workers share the machine: a slow one must not fail a test.
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
  settleConsole();
});
afterAll(() => server.close());
