/** Three projects: browser code in jsdom, Node code, and tests that need the embedded PostgreSQL. */
const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

// Packages that contain ES modules only; jest runs CommonJS, so they are transformed like Cred's code.
const esmOnly = [
  '@cred/',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/',
  '@borewit/',
  'uuid',
  'until-async',
  '@open-draft/',
  'msw',
  'rettime',
  'franc',
  'trigram-utils',
  'n-gram',
  'collapse-white-space',
  'oxc-parser',
  'qr/',
];
/**
 * What the language defines, without `Date`, which fake timers replace. In a context of Node's `vm`, in which jest runs tests,
 * each use of a global by its name asks an interceptor; parameters of the function of a module do not. Not for the other
 * projects, whose packages name classes of their modules like some of these.
 */
const languageGlobals = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'Uint8Array',
  'WeakMap',
];
const common = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')}))`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '<rootDir>/.cache/'],
};
const services = '<rootDir>/services/**/*';

export default {
  // The heap of a worker grows by the garbage of each file. One of a gigabyte takes the system so long to release that jest
  // reports a worker that failed to exit, as if a test had left a handle open; a restart costs less than a second.
  workerIdleMemoryLimit: '500MB',
  testSequencer: '<rootDir>/tools/kit/src/testing/slow-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/jest/environment.cjs',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFiles: ['<rootDir>/shared/testing/src/jest/setup-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/jest/setup.ts'],
      testMatch: [
        '<rootDir>/shared/{platform,testing,ui,vendor}/**/*.test.{ts,tsx}',
        '<rootDir>/{shell,remotes}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      sandboxInjectedGlobals: languageGlobals,
      testMatch: [
        '<rootDir>/tools/**/*.test.ts',
        '<rootDir>/shared/{contract,deployment,api-client}/**/*.test.ts',
        `${services}.test.ts`,
      ],
      testPathIgnorePatterns: ['\\.db\\.test\\.ts$', '/node_modules/'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/services/api/src/testing/cheap-argon2.cjs' },
      globalSetup: '<rootDir>/tools/kit/src/testing/start-database.ts',
      globalTeardown: '<rootDir>/tools/kit/src/testing/stop-database.ts',
      testMatch: [`${services}.db.test.ts`, '<rootDir>/tools/**/*.db.test.ts'],
    },
  ],
};
