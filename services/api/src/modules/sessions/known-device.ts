import type { Settings } from '@cred/deployment/settings';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { findDeviceGeneration } from '../credentials/credentials.repository';
import { knownDevices } from './device-cookie';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** The id of the request's browser when the member was signed in there before (AUTH-30); null for a new browser. */
export async function findKnownDevice(
  { db, settings, clock }: Deps,
  request: FastifyRequest,
  userId: string,
): Promise<string | null> {
  const device = knownDevices(request, settings, clock()).find((each) => each.userId === userId);
  if (!device) return null;
  return (await findDeviceGeneration(db, userId)) === device.generation ? device.deviceId : null;
}
