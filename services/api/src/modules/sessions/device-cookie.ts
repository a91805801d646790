import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from './session-cookie';

type DeviceSettings = Pick<Settings, 'API_PUBLIC_URL' | 'COOKIE_DOMAIN' | 'INTERNAL_SECRET'>;

/** A browser in which an account was signed in before. */
export interface KnownDevice {
  readonly userId: string;
  readonly deviceId: string;
  /** Valid while it equals `users.device_generation`. */
  readonly generation: number;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The accounts of one browser that the cookie names, most recently used first. */
const MAX_ACCOUNTS = 5;
const ENTRY = /^([0-9a-f]{32})\.([A-Za-z0-9_-]{16})\.([0-9a-z]{1,6})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{43})$/;

// For a deployment without a secret: a key of this process, so that a restart makes every browser a new one.
const processSecret = randomBytes(32).toString('base64url');

const macOf = (settings: DeviceSettings, text: string): Buffer =>
  createHmac('sha256', internalToken(settings.INTERNAL_SECRET ?? processSecret, 'api:devices'))
    .update(text)
    .digest();

function deviceCookie(settings: DeviceSettings): ReturnType<typeof sessionCookie> {
  const { name, options } = sessionCookie(settings, YEAR_SECONDS);
  return { name: name.replace('cred_session', 'cred_device'), options };
}

interface Entry extends KnownDevice {
  readonly text: string;
}

function entriesOf(request: FastifyRequest, settings: DeviceSettings, at: Date): Entry[] {
  const value = request.cookies[deviceCookie(settings).name] ?? '';
  return value.split('~', MAX_ACCOUNTS).flatMap((text) => parseEntry(text, settings, at) ?? []);
}

/** An entry with a valid signature that is at most a year old; undefined for any other text. */
function parseEntry(text: string, settings: DeviceSettings, at: Date): Entry | undefined {
  const [, user = '', deviceId = '', generation = '', issued = '', mac = ''] = ENTRY.exec(text) ?? [];
  if (mac === '') return undefined;
  const signed = text.slice(0, -(mac.length + 1));
  if (!timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(settings, signed))) return undefined;
  if (at.getTime() / 1_000 - Number.parseInt(issued, 36) > YEAR_SECONDS) return undefined;
  const userId = user.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, deviceId, generation: Number.parseInt(generation, 36), text };
}

/**
 * The accounts that were signed in before in the browser of a request, by its signed device cookie (AUTH-30). The
 * cookie is not a session: it only separates the owner's browsers from new ones.
 */
export const knownDevices = (request: FastifyRequest, settings: DeviceSettings, at: Date): KnownDevice[] =>
  entriesOf(request, settings, at);

/**
 * Makes the browser of a request a known device of an account for a year, and keeps its other accounts.
 * @param generation `users.device_generation`
 */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    settings,
    userId,
    generation,
    at,
  }: {
    readonly settings: DeviceSettings;
    readonly userId: string;
    readonly generation: number;
    readonly at: Date;
  },
): void {
  const entries = entriesOf(request, settings, at);
  const deviceId = entries.find((entry) => entry.userId === userId)?.deviceId ?? randomBytes(12).toString('base64url');
  const issued = Math.floor(at.getTime() / 1_000);
  const signed = [userId.replaceAll('-', ''), deviceId, generation.toString(36), issued.toString(36)].join('.');
  const own = `${signed}.${macOf(settings, signed).toString('base64url')}`;
  const others = entries.filter((entry) => entry.userId !== userId).map(({ text }) => text);
  const { name, options } = deviceCookie(settings);
  reply.setCookie(name, [own, ...others].slice(0, MAX_ACCOUNTS).join('~'), options);
}
