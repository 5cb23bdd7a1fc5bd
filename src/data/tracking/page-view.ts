import { mostEventProducts } from '#domain/tracking/tracked-event.ts';
import { allowsStatistics } from '#src/platform/consent/consent.ts';
import { addLogSink } from '#src/platform/logger/logger.ts';
import { track } from './track.ts';
import { forgetVisit } from './visit.ts';
import { watchTiles } from './watch-tiles.ts';

/** Counts a page that was opened (TRACK-005), the tiles that are seen on it and what goes wrong. Gives back its end. */
export function beginPageView(): () => void {
  track({ type: 'page_view' });
  const stopErrors = addLogSink(({ level, event }) => {
    if (level === 'error') track({ type: 'error', detail: event });
  });
  const stopTiles = watchTiles(document.body, (slugs) => {
    const productSlugs = slugs.slice(0, mostEventProducts);
    track({ type: 'product_impression', productSlugs });
  });
  return () => {
    stopErrors();
    stopTiles();
    if (!allowsStatistics()) forgetVisit();
  };
}
