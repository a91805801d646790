import './forbid-eval';
import { configureApi, createQueryClient } from '@cred/api-client';
import type { QueryClient } from '@cred/vendor';
import { pageConfig } from '../page-config';
import { endSessionOn401 } from '../session/end-session-on-401';
import { forgetOtherMember } from '../session/forget-other-member';

let client: QueryClient | undefined;

/**
 * The page's one query client. The first to ask for it, before any call, also sets the calls up: no auth
 * page needs them until somebody touches its form, so the page's start does without.
 */
export function dataClient(): QueryClient {
  if (client) return client;
  const { apiUrl, validationUrl } = pageConfig();
  configureApi({ apiUrl, validationUrl });
  return provideDataClient(createQueryClient());
}

/** Makes `made` the page's client; tests bring their own. */
export function provideDataClient(made: QueryClient): QueryClient {
  client = made;
  endSessionOn401(made);
  forgetOtherMember(made);
  return made;
}
