import type { Api } from '../../core/api';
import { mediaLifecycleOf } from '../media/media-lifecycle';
import { CertificateLifecycle } from './certificate-lifecycle';

const HOUR = 3_600_000;

const keepers = new WeakMap<Api, CertificateLifecycle>();

/** The certificate files of an API, shared by all its modules and swept every hour while the API runs. */
export function certificateLifecycleOf(api: Api): CertificateLifecycle {
  const known = keepers.get(api);
  if (known) return known;
  const made = new CertificateLifecycle(mediaLifecycleOf(api).store, api.db);
  keepers.set(api, made);
  const sweep = async (): Promise<void> => {
    try {
      await made.sweep(api.clock());
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'due certificates could not be removed, will retry');
    }
  };
  const timer = setInterval(() => void sweep(), HOUR).unref();
  api.scope.addHook('onReady', sweep);
  api.scope.addHook('onClose', async () => clearInterval(timer));
  return made;
}
