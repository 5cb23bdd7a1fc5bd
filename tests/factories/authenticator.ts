import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** The subset of CBOR that a passkey needs: byte and text strings, small and negative numbers, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

export interface Authenticator {
  /** The answer to registration options, as the JSON that a browser sends. */
  register(options: string): string;
  /** The answer to sign-in options; `counter` is the signature counter that the key claims. */
  assert(options: string, counter?: number): string;
}

/** A software passkey: an ES256 key for one site, with user presence and verification always given. */
export function makeAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle = '';
  const present = 0x01 | 0x04;
  const counterBytes = (counter: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const site = sha256(new URL(origin).hostname);
  return {
    register(text) {
      const options = JSON.parse(text) as { challenge: string; user: { id: string } };
      userHandle = options.user.id;
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ]);
      const authData = Buffer.concat([
        site,
        Buffer.from([present | 0x40]),
        counterBytes(0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return JSON.stringify({
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal'],
        },
      });
    },
    assert(text, counter = 0) {
      const { challenge } = JSON.parse(text) as { challenge: string };
      const data = clientData('webauthn.get', challenge);
      const authData = Buffer.concat([site, Buffer.from([present]), counterBytes(counter)]);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return JSON.stringify({
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(data),
          authenticatorData: b64(authData),
          signature: b64(signature),
          userHandle,
        },
      });
    },
  };
}
