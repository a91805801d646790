import { defineConfig } from '@playwright/test';

/** What Playwright disables: our own list replaces its list. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/**
 * Parts of the browser's own window. Chromium opens one window for each browser context and renders the list below its
 * address bar as two web pages, which takes as much processor time as a page of the product.
 */
const unusedParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Starts a separate product and takes longest. By its name it would start last, and the other worker processes would wait
 * for it at the end. A project has its own worker processes, which start the product again: so no other file is in this one.
 */
const OWN_PRODUCT = /start-command\.spec\.ts$/;
/** These take minutes, so they run only with CRED_LONG_JOURNEYS=1, like the long forms of releases-*. */
const LONG_JOURNEYS = process.env['CRED_LONG_JOURNEYS'] ? [] : [/(two-instances|dev-server|new-area)\.spec\.ts$/];

/**
 * Browser tests against the real product: each worker starts it with `tools/start.mjs` on free ports with a temporary
 * data folder. `npm run test:e2e` builds first and chooses the browser (CHROME_PATH).
 */
export default defineConfig({
  testDir: './specs',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  // Tests wait for visible conditions; these timeouts only end a test that hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each worker starts the product. `npm run test:e2e` uses one more worker than cores.
  workers: 2,
  // Tests start in the order of the projects, then of the file names.
  projects: [
    { name: 'own product', testMatch: OWN_PRODUCT },
    { name: 'shared product', testIgnore: [OWN_PRODUCT, ...LONG_JOURNEYS] },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Actions, console and network only: snapshots of every step would cost each test a third of its time.
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
        `--disable-features=${[...disabledByPlaywright, ...unusedParts].join(',')}`,
      ],
    },
  },
});
