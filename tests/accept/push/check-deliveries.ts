import type { PushMessage } from '#domain/notifications/push-message.ts';
import { privateParts } from './announce.ts';
import type { Subscription } from './devices.ts';

/** A request at the push service, in order of arrival. */
export interface Delivery {
  readonly subscription: Subscription;
  readonly status: number;
  readonly message: PushMessage;
}

/**
 * Returns what is wrong with the pushes: without a cause, with personal data in any part, or repeated on one device.
 */
export function checkDeliveries(
  deliveries: readonly Delivery[],
  tags: ReadonlySet<string>,
): readonly string[] {
  const findings: string[] = [];
  const taken = new Map<string, number>();
  for (const { subscription, status, message } of deliveries) {
    const { tag, navigate } = message.notification;
    if (!tags.has(tag)) findings.push('a push without a cause');
    // The whole payload, and its link also in decoded form.
    const payload = `${JSON.stringify(message)} ${decodeURIComponent(navigate)}`;
    if (payload.includes(subscription.owner.user.email)) findings.push('an address of the reader');
    for (const part of privateParts) if (payload.includes(part)) findings.push(`"${part}" in a payload`);
    const once = `${subscription.deviceId} ${tag}`;
    if (status === 201) taken.set(once, (taken.get(once) ?? 0) + 1);
  }
  const twice = [...taken.values()].filter((times) => times > 1).length;
  if (twice > 0) findings.push(`${twice} pushes were taken twice by one device`);
  return findings;
}
