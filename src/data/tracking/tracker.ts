import { request } from '#src/data/graphql/client.ts';
import { currentLocale } from '#src/i18n/i18n.ts';
import { allowsMarketing, consent$ } from '#src/platform/consent/consent.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { tellPixel } from './pixel.ts';
import { tagManager } from './tag-manager.ts';
import type { Happening } from './track.ts';
import { LogEventDocument } from './tracking.gen.ts';
import { currentVisit } from './visit.ts';

/**
 * Tells each that may hear of it what happened: the social pixel with consent to marketing (TRACK-004), the tag manager
 * and our own event log with consent to statistics (TRACK-002, TRACK-003). What does not arrive is lost.
 */
export async function take(happening: Happening): Promise<void> {
  await Promise.all([allowsMarketing() && tellPixel(happening), count(happening)]);
}

async function count({ type, productSlugs = [], detail = '' }: Happening): Promise<void> {
  const consent = consent$.value;
  if (consent?.statisticsConsent !== true || consent.deviceId === null) return;
  const path = location.pathname;
  tagManager().tell(type, { path, productSlugs, detail });
  const visit = currentVisit();
  const data = {
    ...visit,
    ...{ deviceId: consent.deviceId, language: currentLocale(), experiments: [] },
    ...{ path, productSlugs: [...productSlugs], detail },
  };
  try {
    await request(LogEventDocument, { type, data });
  } catch (error) {
    logger.debug('event_not_counted', { error: errorText(error) });
  }
}
