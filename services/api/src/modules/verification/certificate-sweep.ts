import type { Api } from '../../core/api';
import { mediaLifecycleOf } from '../media/media-lifecycle';
import { CertificateLifecycle } from './certificate-lifecycle';

const HOUR_MS = 3_600_000;

const lifecycles = new WeakMap<Api, CertificateLifecycle>();

/** The certificate files of an API, shared by all its modules and swept every hour while the API runs. */
export function certificateLifecycleOf(api: Api): CertificateLifecycle {
  const existing = lifecycles.get(api);
  if (existing) return existing;
  const certificates = new CertificateLifecycle(mediaLifecycleOf(api).store, api.db);
  lifecycles.set(api, certificates);
  const sweep = async (): Promise<void> => {
    try {
      await certificates.sweep(api.clock());
    } catch (failure) {
      api.scope.log.warn({ err: failure }, 'due certificates could not be removed, will retry');
    }
  };
  const timer = setInterval(() => void sweep(), HOUR_MS).unref();
  api.scope.addHook('onReady', sweep);
  api.scope.addHook('onClose', async () => clearInterval(timer));
  return certificates;
}
