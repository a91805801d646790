import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { breaksLayers } from './layers';
import type { Workspace, Zone } from './project';

/** One import, as rules receive it. */
interface Import {
  readonly from: Workspace;
  /** Relative to the project. */
  readonly file: string;
  readonly request: string;
  /** The imported workspace, if it is one of this project. */
  readonly target: Workspace | undefined;
}

export interface Rule {
  readonly id: string;
  /** A sentence for the author of the import. */
  readonly message: string;
  forbids(it: Import): boolean;
}

const browser: ReadonlySet<Zone> = new Set<Zone>([
  'vendor',
  'api-client',
  'platform',
  'ui',
  'testing',
  'shell',
  'area',
]);
const tools: ReadonlySet<Zone> = new Set<Zone>(['build', 'tool-kit', 'cli', 'bench']);
const server: ReadonlySet<Zone> = new Set<Zone>(['deployment', 'kit', 'service', ...tools, 'e2e']);
const shared: ReadonlySet<Zone> = new Set<Zone>(['contract', 'vendor', 'api-client', 'platform', 'ui', 'testing']);
const browserPackages =
  /^(react|react-dom|react-router-dom|react-toastify|styled-components|axios|lucide-react|@tanstack\/react-query|@tanstack\/react-virtual)(\/|$)/;
const areaPackages = /^(react|lucide-react|@tanstack\/react-virtual|@simplewebauthn\/browser|qr)(\/|$)/;
const testPackages = /^(@testing-library\/|msw(\/|$)|@jest\/globals$)/;

const isRelative = (request: string): boolean => request.startsWith('.');
const isBuiltin = (request: string): boolean => request.startsWith('node:') || builtinModules.includes(request);
/** Tests, and files that only tests import. */
const isTest = (file: string): boolean => /\.test\.[jt]sx?$|(^|\/)testing\//.test(file);
const isBuildConfig = (file: string): boolean => /(^|\/)(rspack|playwright)\.config\.ts$/.test(file);
/** An import that becomes part of the product. */
const isProduct = ({ file }: Import): boolean => !isTest(file) && !isBuildConfig(file);

/** Forbids a zone to import other workspaces than these and itself. */
function allowOnly(id: string, zones: readonly Zone[], targets: readonly Zone[], message: string): Rule {
  return {
    id,
    message,
    forbids: (it) =>
      zones.includes(it.from.zone) &&
      isProduct(it) &&
      it.target !== undefined &&
      it.target !== it.from &&
      !targets.includes(it.target.zone),
  };
}

/**
 * Which zone may import which (the table is in docs/architecture.md). Each rule has an example in `examples.ts` that it
 * must report.
 */
export const rules: readonly Rule[] = [
  {
    id: 'area-to-area',
    message: 'An area never imports another one: use a slot of @cred/platform.',
    forbids: ({ from, target }) => from.zone === 'area' && target?.zone === 'area' && target !== from,
  },
  {
    id: 'area-packages',
    message:
      'An area imports react, lucide-react, @tanstack/react-virtual, @simplewebauthn/browser, qr, the packages of shared/ and its own files; libraries come through @cred/vendor and @cred/api-client.',
    forbids: (it) =>
      it.from.zone === 'area' &&
      isProduct(it) &&
      !isRelative(it.request) &&
      !areaPackages.test(it.request) &&
      !(it.target && shared.has(it.target.zone)),
  },
  allowOnly(
    'shell-to-shared',
    ['shell'],
    ['contract', 'vendor', 'api-client', 'platform', 'ui'],
    'The shell imports the packages of shared/ only; areas come from the release table.',
  ),
  {
    id: 'browser-to-server',
    message: 'Code for the browser never imports services or tools.',
    forbids: (it) =>
      browser.has(it.from.zone) &&
      it.target !== undefined &&
      server.has(it.target.zone) &&
      !(isBuildConfig(it.file) && it.target.zone === 'build'),
  },
  {
    id: 'server-to-browser',
    message: 'Services and tools never import code for the browser.',
    forbids: ({ from, target }) =>
      server.has(from.zone) && from.zone !== 'e2e' && target !== undefined && browser.has(target.zone),
  },
  {
    id: 'server-packages',
    message: 'Services and tools never import libraries of the browser; only the ops page is rendered with React.',
    forbids: ({ from, file, request }) =>
      (from.zone === 'service' || from.zone === 'kit' || tools.has(from.zone)) &&
      browserPackages.test(request) &&
      !(file.startsWith('services/releases/src/ops/') && /^(react|react-dom\/server)$/.test(request)),
  },
  {
    id: 'service-to-service',
    message:
      'Services communicate over HTTP, and import the contract, the deployment package and the service kit only.',
    forbids: (it) =>
      it.from.zone === 'service' &&
      !isBuildConfig(it.file) &&
      it.target !== undefined &&
      it.target !== it.from &&
      !['contract', 'deployment', 'kit'].includes(it.target.zone),
  },
  allowOnly(
    'kit-to-contract',
    ['kit'],
    ['contract', 'deployment'],
    'The service kit imports the contract and the deployment package only.',
  ),
  allowOnly(
    'build-to-contract',
    ['build'],
    ['contract'],
    'The build preset imports the contract only: its sources are part of every build id.',
  ),
  allowOnly(
    'tool-kit-imports',
    ['tool-kit'],
    ['contract', 'deployment', 'build'],
    'The tool kit imports the contract, the deployment package and the build preset only.',
  ),
  allowOnly(
    'tools-imports',
    ['cli', 'bench'],
    ['contract', 'deployment', 'build', 'tool-kit'],
    'The command line and the benches import the contract, the deployment package, the build preset and the tool kit only; they use what they build or start as files and processes.',
  ),
  allowOnly(
    'e2e-to-contract',
    ['e2e'],
    ['contract'],
    'Browser tests use the product from outside and import the contract only.',
  ),
  {
    id: 'contract-packages',
    message: 'The contract imports zod and nothing else.',
    forbids: (it) => it.from.zone === 'contract' && isProduct(it) && !isRelative(it.request) && it.request !== 'zod',
  },
  {
    id: 'deployment-packages',
    message: 'The deployment package imports the contract and zod, and nothing else.',
    forbids: (it) =>
      it.from.zone === 'deployment' &&
      isProduct(it) &&
      !isRelative(it.request) &&
      it.request !== 'zod' &&
      it.target?.zone !== 'contract',
  },
  allowOnly(
    'api-client-imports',
    ['api-client'],
    ['contract', 'vendor'],
    '@cred/api-client imports the contract and the vendor facade only.',
  ),
  allowOnly(
    'platform-imports',
    ['platform'],
    ['contract', 'vendor'],
    '@cred/platform imports the contract and the vendor facade only.',
  ),
  {
    id: 'ui-imports',
    message: '@cred/ui imports the vendor facade and @cred/contract/links only: it is independent of calls and areas.',
    forbids: (it) =>
      it.from.zone === 'ui' &&
      isProduct(it) &&
      it.target !== undefined &&
      it.target !== it.from &&
      it.target.zone !== 'vendor' &&
      it.request !== '@cred/contract/links',
  },
  allowOnly('vendor-imports', ['vendor'], [], '@cred/vendor wraps libraries and imports no workspace.'),
  {
    id: 'testing-in-tests',
    message: '@cred/testing and test libraries are for tests.',
    forbids: (it) =>
      it.from.zone !== 'testing' &&
      isProduct(it) &&
      !tools.has(it.from.zone) &&
      (it.target?.zone === 'testing' || testPackages.test(it.request)),
  },
  {
    id: 'node-in-browser',
    message: "Node's own modules do not exist in the browser, and the contract runs there too.",
    forbids: (it) =>
      (browser.has(it.from.zone) || it.from.zone === 'contract') && isProduct(it) && isBuiltin(it.request),
  },
  {
    id: 'layers',
    message:
      'A folder imports from the layers below its own only (the order is in tools/cli/src/boundaries/layers.ts).',
    forbids: (it) => isProduct(it) && breaksLayers(it.file, it.request),
  },
  {
    id: 'relative-escape',
    message: 'A relative import stays in its workspace; others are imported by name.',
    forbids: ({ from, file, request }) =>
      isRelative(request) && !`${posix.join(posix.dirname(file), request)}/`.startsWith(`${from.folder}/`),
  },
  {
    id: 'declared',
    message:
      'An imported workspace is listed in package.json (in dependencies for the product, in devDependencies for tests): build ids are computed from it.',
    forbids: (it) =>
      it.target !== undefined &&
      it.target !== it.from &&
      !it.from.dependencies.includes(it.target.name) &&
      (isProduct(it) || !it.from.devDependencies.includes(it.target.name)) &&
      // Workspaces of tests have no product code.
      !((it.from.zone === 'e2e' || it.from.zone === 'testing') && it.from.devDependencies.includes(it.target.name)),
  },
];
