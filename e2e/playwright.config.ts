import { defineConfig } from '@playwright/test';

/**
 * Browser tests against the real product: each worker starts it with `tools/start.mjs`, on free ports and a
 * data folder of its own. `npm run test:e2e` builds first and says which browser to use (CHROME_PATH).
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  // Each test waits for what a person would see; these only bound a hang.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each with a product of its own; on two cores more would only wait for each other.
  workers: 2,
  // Two of each process, the development server and a new area: minutes more, asked for by name, as are the long forms of releases-*.
  testIgnore: process.env['CRED_LONG_JOURNEYS'] ? [] : /(two-of-each|zz-dev|zz-new-area)\.spec\.ts$/,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What was done, said and asked for; pictures of every step would cost each test a third of its time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
