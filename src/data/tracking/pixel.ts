import { isPixelEventType } from '#domain/tracking/tracked-event.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import type { Happening } from './track.ts';

/**
 * Tells our server what the social pixel may hear (TRACK-004); only to be called with consent to marketing. The server
 * tells the network: nothing of it runs here, and nothing about the person goes along. What does not arrive is lost.
 */
export async function tellPixel({ type, productSlugs = [] }: Happening): Promise<void> {
  if (!isPixelEventType(type)) return;
  try {
    await fetch(apiAddress('/api/v2/pixel/'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, path: location.pathname, productSlugs }),
      // An add to a cart is often the last thing on a page.
      keepalive: true,
    });
  } catch (error) {
    logger.debug('pixel_not_told', { error: errorText(error) });
  }
}
