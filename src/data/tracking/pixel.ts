import { isPixelEventType } from '#domain/tracking/tracked-event.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { ageOf } from './event-age.ts';
import type { PlacedEvent } from './placed-event.ts';

/**
 * Sends an event for the social pixel to the project's own server (TRACK-004). Call it only with consent to
 * marketing. The server forwards it without personal data, and no code of the social network runs here. A lost event
 * is not sent again.
 */
export async function sendToPixel({ type, path, at, productSlugs = [] }: PlacedEvent): Promise<void> {
  if (!isPixelEventType(type)) return;
  try {
    await fetch(apiAddress('/api/v2/pixel/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, path, productSlugs, ageMs: ageOf(at) }),
      // Adding to the cart is often the last action on a page.
      keepalive: true,
    });
  } catch (error) {
    logger.debug('pixel_event_not_sent', { error: errorText(error) });
  }
}
