import { isUuid } from '#domain/ids.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';
import { isPushEndpoint } from '../../outside/push/push-hosts.ts';

/** The subscription that a browser sends, and the key it was made with. */
export interface SubscriptionInput {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly keyId: string;
}

const base64url = /^[A-Za-z0-9_-]+$/;

/** Throws ValidationError `push_subscription_invalid` for values that no browser sends, InvalidUUIDError. */
export function checkSubscription({ config }: GraphqlContext, input: SubscriptionInput): void {
  if (!isUuid(input.keyId)) throw new InvalidUUIDError();
  const isValid =
    isPushEndpoint(input.endpoint, config.pushHosts) &&
    isPoint(input.p256dh) &&
    bytesOf(input.auth)?.length === 16;
  if (!isValid) throw new ValidationError('push_subscription_invalid');
}

/** An uncompressed point of P-256. */
function isPoint(text: string): boolean {
  const bytes = bytesOf(text);
  return bytes?.length === 65 && bytes[0] === 4;
}

function bytesOf(text: string): Buffer | null {
  return text.length <= 100 && base64url.test(text) ? Buffer.from(text, 'base64url') : null;
}
