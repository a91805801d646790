const { join, sep } = require('node:path');
const { createRequire } = require('node:module');
const { default: TestSequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Files that take at least ten seconds when others run too, slowest first. */
const SLOWEST = [
  'services/validation/src/measure/measure-lengths.test.ts',
  'services/api/src/interleavings.db.test.ts',
  'services/validation/src/text/verify/verify-rewriting.test.ts',
  'services/validation/src/pipeline/adversarial.test.ts',
  'services/validation/src/text/verify/verify-model-rewriting.test.ts',
  'shell/src/search/search.test.tsx',
  'remotes/profile/src/components/edit/edit-dialog.test.tsx',
  'remotes/feed/src/components/comments/comments.test.tsx',
  'services/validation/src/concepts/dictionary-words.test.ts',
  'services/validation/src/hostile-texts.test.ts',
  'remotes/feed/src/components/verification/verification.test.tsx',
  'remotes/feed/src/components/virtual-posts.test.tsx',
  'shell/src/auth/auth-pages.test.tsx',
].map((file) => join(...file.split('/')));

const rankOf = ({ path }) => {
  const rank = SLOWEST.findIndex((file) => path.endsWith(`${sep}${file}`));
  return rank < 0 ? SLOWEST.length : rank;
};

/**
 * Starts jest's slowest files first. Without the durations of an earlier run, jest starts with the largest files, and a
 * small file of half a minute at the end leaves the other processors idle.
 */
module.exports = class SlowFirst extends TestSequencer {
  static files = SLOWEST;

  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
