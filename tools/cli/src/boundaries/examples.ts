/** A file that violates one rule; it proves that the rule works. */
export interface Example {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
}

export const examples: readonly Example[] = [
  { rule: 'area-to-area', file: 'remotes/feed/src/example.ts', source: "import { ChatPage } from '@cred/chat';" },
  { rule: 'area-packages', file: 'remotes/feed/src/example.ts', source: "import axios from 'axios';" },
  { rule: 'shell-to-shared', file: 'shell/src/example.ts', source: "const feed = () => import('@cred/feed');" },
  {
    rule: 'browser-to-server',
    file: 'shared/ui/src/example.ts',
    source: "export { createServer } from '@cred/service-kit';",
  },
  { rule: 'server-to-browser', file: 'services/web/src/example.ts', source: "import { paths } from '@cred/platform';" },
  {
    rule: 'server-packages',
    file: 'services/web/src/example.ts',
    source: "import { renderToString } from 'react-dom/server';",
  },
  { rule: 'service-to-service', file: 'services/web/src/example.ts', source: "import type { Post } from '@cred/api';" },
  { rule: 'kit-to-contract', file: 'services/kit/src/example.ts', source: "import { sign } from '@cred/api';" },
  {
    rule: 'build-to-contract',
    file: 'tools/build/src/example.ts',
    source: "import { print } from '@cred/tool-kit/console';",
  },
  { rule: 'tool-kit-imports', file: 'tools/kit/src/example.ts', source: "import { main } from '@cred/cli';" },
  {
    rule: 'tools-imports',
    file: 'tools/cli/src/example.ts',
    source: "import { runService } from '@cred/service-kit';",
  },
  {
    rule: 'e2e-to-contract',
    file: 'e2e/specs/example.ts',
    source: "const { renderInShell } = require('@cred/testing');",
  },
  {
    rule: 'contract-packages',
    file: 'shared/contract/src/example.ts',
    source: "import { useQuery } from '@tanstack/react-query';",
  },
  {
    rule: 'deployment-packages',
    file: 'shared/deployment/src/example.ts',
    source: "import { createServer } from '@cred/service-kit';",
  },
  {
    rule: 'api-client-imports',
    file: 'shared/api-client/src/example.ts',
    source: "import { notify } from '@cred/ui';",
  },
  { rule: 'platform-imports', file: 'shared/platform/src/example.ts', source: "import { Button } from '@cred/ui';" },
  { rule: 'ui-imports', file: 'shared/ui/src/example.ts', source: "type Post = import('@cred/contract').Post;" },
  { rule: 'vendor-imports', file: 'shared/vendor/src/example.ts', source: "export * from '@cred/platform';" },
  {
    rule: 'testing-in-tests',
    file: 'remotes/chat/src/example.ts',
    source: "import { makeUser } from '@cred/testing';",
  },
  {
    rule: 'node-in-browser',
    file: 'shared/contract/src/example.ts',
    source: "import { createHash } from 'node:crypto';",
  },
  {
    rule: 'layers',
    file: 'services/api/src/modules/posts/example.ts',
    source: "import { deletePost } from '../deletion/delete-post';",
  },
  {
    rule: 'relative-escape',
    file: 'remotes/chat/src/example.ts',
    source: "import { PostCard } from '../../feed/src/components/post-card';",
  },
  { rule: 'declared', file: 'remotes/feed/src/example.ts', source: "import { LoginPage } from '@cred/shell';" },
];
