import { posix } from 'node:path';

/**
 * The layers of a workspace, lowest first: folders and files below its `src`. A part imports from lower layers only, so
 * parts of one layer never import each other, and no two parts import each other in a circle.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'services/api/src': [
    ['migrations'],
    ['database'],
    ['core'],
    ['access'],
    [
      'modules/audit',
      'modules/live-events',
      'modules/credentials',
      'modules/link-previews',
      'modules/mail',
      'modules/text-entities',
    ],
    [
      'modules/blocks',
      'modules/licences',
      'modules/mail-addresses',
      'modules/media',
      'modules/muted-words',
      'modules/notifications',
      'modules/references',
      'modules/reports',
      'modules/sessions',
    ],
    [
      'modules/account',
      'modules/chat',
      'modules/comments',
      'modules/paper-notices',
      'modules/passkeys',
      'modules/posts',
      'modules/ratings',
      'modules/reactions',
      'modules/recovery',
      'modules/verification',
    ],
    [
      'modules/live',
      'modules/post-search',
      'modules/post-versions',
      'modules/reposts',
      'modules/saved-posts',
      'modules/second-factor',
      'modules/topics',
      'modules/users',
    ],
    ['modules/auth', 'modules/deletion', 'modules/seed'],
    ['modules/review'],
    ['app'],
    ['serve'],
    ['main'],
  ],
  'services/web/src': [
    ['mirror', 'tabs'],
    ['api-forwarding', 'link-previews', 'page', 'reports'],
    ['build-previews', 'files', 'render'],
    ['routes'],
    ['page-server'],
    ['main'],
  ],
  'services/render/src': [['realm', 'lockdown', 'server-files', 'page-time'], ['renderer'], ['main']],
  'services/releases/src': [
    ['database'],
    ['table', 'tokens', 'reports', 'tabs', 'trials'],
    ['builds', 'shell'],
    ['releases', 'previews'],
    ['ops', 'routes'],
    ['registry'],
    ['main'],
  ],
  'services/validation/src': [
    ['issued', 'outside', 'records', 'text'],
    ['concepts'],
    ['library', 'measure', 'models'],
    ['sources'],
    ['library-process', 'pipeline'],
    ['validation-server'],
    ['start-validation'],
    ['main'],
  ],
  'shell/src': [
    ['lib'],
    ['components', 'theme'],
    ['previews', 'search'],
    ['reports'],
    ['federation', 'frame'],
    ['session', 'areas'],
    ['auth', 'live'],
    ['app'],
    ['main', 'prerender', 'server', 'testing'],
  ],
  'tools/kit/src': [
    ['console', 'errors', 'tool'],
    ['arguments', 'process', 'services'],
    ['browser', 'builds', 'postgres'],
  ],
  'tools/cli/src': [
    ['boundaries', 'words', 'settings', 'build', 'new-area'],
    ['release', 'checks'],
    ['start'],
    ['api-command'],
    ['dev', 'library', 'licences', 'reviewer'],
  ],
  'tools/bench/src': [
    ['bench-api', 'product', 'stack', 'statistics'],
    ['chat', 'feed', 'releases', 'validation'],
    ['first-screen', 'identifiers', 'licences', 'load', 'resilience'],
    ['main'],
  ],
};

interface Position {
  readonly part: string;
  /** Index of its layer; undefined: the part is in no layer. */
  readonly layer: number | undefined;
}

function positionOf(root: string, path: string): Position {
  const relativePath = posix.relative(root, path).replace(/\.tsx?$/, '');
  const order = layers[root] ?? [];
  const part =
    order.flat().find((name) => relativePath === name || relativePath.startsWith(`${name}/`)) ?? relativePath;
  const layer = order.findIndex((parts) => parts.includes(part));
  return { part, layer: layer < 0 ? undefined : layer };
}

/** Whether a relative import leads to the layer of the file or a higher one, or to or from a part in no layer. */
export function breaksLayers(file: string, request: string): boolean {
  const root = Object.keys(layers).find((folder) => file.startsWith(`${folder}/`));
  if (root === undefined || !request.startsWith('.')) return false;
  const target = posix.join(posix.dirname(file), request);
  if (!target.startsWith(`${root}/`)) return false;
  const [from, to] = [positionOf(root, file), positionOf(root, target)];
  if (from.part === to.part) return false;
  return from.layer === undefined || to.layer === undefined || to.layer >= from.layer;
}
