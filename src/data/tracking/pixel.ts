import { isPixelEventType } from '#domain/tracking/tracked-event.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { ageOf } from './event-age.ts';
import type { PlacedEvent } from './track.ts';

/**
 * Sends an event for the social pixel to our own server (TRACK-004); only to be called with consent to marketing. The
 * server forwards it without anything about the person: no code of the network runs here. A lost event is not sent again.
 */
export async function sendToPixel({ type, path, at, productSlugs = [] }: PlacedEvent): Promise<void> {
  if (!isPixelEventType(type)) return;
  try {
    await fetch(apiAddress('/api/v2/pixel/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, path, productSlugs, ageMs: ageOf(at) }),
      // An add to a cart is often the last thing on a page.
      keepalive: true,
    });
  } catch (error) {
    logger.debug('pixel_event_not_sent', { error: errorText(error) });
  }
}
