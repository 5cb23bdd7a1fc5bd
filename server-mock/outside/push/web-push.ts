import { isPushEndpoint } from './push-hosts.ts';
import type { PushAnswer, PushRequest, PushService } from './push-service.ts';

/** Milliseconds; few pushes are sent concurrently, so one that hangs must not delay the others for long. */
const longestWait = 8_000;

export interface WebPushOptions {
  /** Contact for push services: mailto: or https:. */
  readonly subject: string;
  /** Loopback hosts with ports that are accepted as push services, for tests. */
  readonly loopback: readonly string[];
}

/**
 * Sends pushes with the Web Push protocol. The library encrypts and signs; the request is our own, so that its time
 * and size are limited.
 */
export function createWebPush({ subject, loopback }: WebPushOptions): PushService {
  return {
    async send(request) {
      if (!isPushEndpoint(request.endpoint, loopback)) return { kind: 'rejected', reason: 'host' };
      try {
        const { endpoint, headers, body } = await detailsOf(request, subject);
        return await ask(endpoint, headers, body);
      } catch (error) {
        // The library throws for invalid keys.
        return { kind: 'rejected', reason: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}

/** Loads the library with the first push. */
async function detailsOf(request: PushRequest, subject: string) {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth, vapid, payload, ttlSeconds, urgency, topic } = request;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    ...{ TTL: ttlSeconds, urgency, topic, contentEncoding: 'aes128gcm' as const },
    vapidDetails: { subject, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
  });
}

async function ask(
  endpoint: string,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
): Promise<PushAnswer> {
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    });
    // Only the status matters, so the body is not read, whatever its length.
    await response.body?.cancel();
    return answerOf(response.status, response.headers.get('retry-after'));
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function answerOf(status: number, retryAfter: string | null): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 401 || status === 403) return { kind: 'key_refused' };
  if (status === 413) return { kind: 'too_large' };
  if (status === 429) return { kind: 'slow_down', retryAfterSeconds: secondsOf(retryAfter) };
  const reason = `status ${status}`;
  return status >= 500 ? { kind: 'failed', reason } : { kind: 'rejected', reason };
}

/** Parses Retry-After, a number of seconds or a date (RFC 9110); null if it is neither. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
