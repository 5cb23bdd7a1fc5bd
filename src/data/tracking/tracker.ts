import { request } from '#src/data/graphql/client.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { allowsMarketing, consent$ } from '#src/platform/consent/consent.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { ageOf } from './event-age.ts';
import { sendToPixel } from './pixel.ts';
import type { PlacedEvent } from './placed-event.ts';
import { tagManager } from './tag-manager.ts';
import { LogEventDocument } from './tracking.gen.ts';
import { currentVisit } from './visit.ts';

/**
 * Sends an event to every target with consent: to the social pixel with consent to marketing (TRACK-004), to the tag
 * manager and the project's own event log with consent to statistics (TRACK-002, TRACK-003). A lost event is not sent
 * again, and without a network no request is made.
 */
export async function take(event: PlacedEvent): Promise<void> {
  if (!network$.value) return;
  await Promise.all([allowsMarketing() && sendToPixel(event), count(event)]);
}

async function count({ type, path, at, productSlugs = [], detail = '' }: PlacedEvent): Promise<void> {
  const consent = consent$.value;
  if (consent?.statisticsConsent !== true || consent.deviceId === null) return;
  tagManager().push(type, { path, productSlugs, detail });
  const visit = currentVisit();
  const data = {
    ...visit,
    ...{ deviceId: consent.deviceId, language: currentLocale(), experiments: [] },
    ...{ path, productSlugs: [...productSlugs], detail, ageMs: ageOf(at) },
  };
  try {
    // The last events of a page are sent while it is being left.
    await request(LogEventDocument, { type, data }, { keepalive: true });
  } catch (error) {
    logger.debug('event_not_counted', { error: errorText(error) });
  }
}
