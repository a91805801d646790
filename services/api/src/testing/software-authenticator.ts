import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CallBodyInput, CallResponse } from '@cred/contract';

/** What a hostile or broken authenticator or page does differently. */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Default: true. */
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  /** Bytes of another signature. */
  readonly signature?: Buffer;
  /** A certificate chain in the attestation, which the server never asks for. */
  readonly withCertificate?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** Encodes the few CBOR types that Web Authentication needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

/** A passkey in software (ES256) with the page that uses it, for tests of the server's checks. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  /** Signatures so far. */
  counter = 0;

  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly rpId = 'localhost',
  ) {}

  /** Answers the options of `startPasskey`. */
  create(
    { options }: CallResponse<'startPasskey'>,
    deviations: Deviations = {},
  ): CallBodyInput<'addPasskey'>['response'] {
    this.userHandle = String((options['user'] as { readonly id: string }).id);
    const publicKey = this.keys.publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(String(publicKey.x), 'base64url')],
        [-3, Buffer.from(String(publicKey.y), 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL, deviations),
      Buffer.alloc(16),
      length,
      this.credentialId,
      cose,
    ]);
    const clientDataJSON = this.clientData('webauthn.create', options, deviations);
    const attestation = new Map<string, Cbor>(
      deviations.withCertificate
        ? [
            ['fmt', 'packed'],
            [
              'attStmt',
              new Map<string, Cbor>([
                ['alg', -7],
                ['sig', Buffer.alloc(70)],
                ['x5c', [Buffer.alloc(10)]],
              ]),
            ],
            ['authData', authData],
          ]
        : [
            ['fmt', 'none'],
            ['attStmt', new Map<string, Cbor>()],
            ['authData', authData],
          ],
    );
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers the options of `startPasskeyLogin`. */
  get(
    { options }: CallResponse<'startPasskeyLogin'>,
    deviations: Deviations = {},
  ): CallBodyInput<'loginWithPasskey'>['response'] {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(0, deviations);
    const clientDataJSON = this.clientData('webauthn.get', options, deviations);
    const signature = this.sign(this.keys.privateKey, authenticatorData, clientDataJSON);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: (deviations.signature ?? signature).toString('base64url'),
        userHandle: deviations.userHandle ?? this.userHandle,
      },
    };
  }

  private credential() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private authenticatorData(flags: number, { rpId, userVerified = true, counter }: Deviations): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([
      createHash('sha256')
        .update(rpId ?? this.rpId)
        .digest(),
      Buffer.from([flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0)]),
      count,
    ]);
  }

  private clientData(
    type: string,
    options: Readonly<Record<string, unknown>>,
    { origin, challenge }: Deviations,
  ): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: challenge ?? options['challenge'], origin: origin ?? this.origin }),
    );
  }

  private sign(key: KeyObject, authenticatorData: Buffer, clientData: Buffer): Buffer {
    return sign('sha256', Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]), key);
  }
}
