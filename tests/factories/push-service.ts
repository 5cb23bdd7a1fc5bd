import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PushRequestSeen {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a request, immediately or later. */
type Answering = (request: PushRequestSeen) => Answer | Promise<Answer>;

/** A local push service with configurable answers that records its requests. */
export async function startPushService() {
  const seen: PushRequestSeen[] = [];
  let answer: Answering = () => ({ status: 201 });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      seen.push(got);
      Promise.resolve(answer(got)).then(
        ({ status, headers }) => response.writeHead(status, headers).end('a body that nobody reads'),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    seen,
    /** Sets its answers from now on; 201 by default. */
    answerWith(next: Answering | Answer) {
      answer = typeof next === 'function' ? next : () => next;
    },
    browser: () => makeBrowser(host),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser's side of a subscription: its keys and the decryption of pushes (RFC 8291, RFC 8188). */
function makeBrowser(host: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomUUID()}`;
  return {
    path,
    endpoint: `http://${host}${path}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    /** Decrypts a push for this subscription. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
      const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32);
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length));
      const record = body.subarray(21 + keyLength);
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The key and the claims of a VAPID header (RFC 8292). Throws if its signature is invalid. */
export function readVapid(header: string | undefined) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The VAPID signature is wrong.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { key, claims: read as { readonly aud: string; readonly exp: number; readonly sub: string } };
}
