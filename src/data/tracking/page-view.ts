import { productSlugOf } from '#domain/tracking/tracked-event.ts';
import { allowsStatistics } from '#src/platform/consent/consent.ts';
import { addLogSink } from '#src/platform/logger/logger.ts';
import { track } from './track.ts';
import { forgetVisit } from './visit.ts';
import { watchTiles } from './watch-tiles.ts';

/**
 * Counts a view of the page at `path` (TRACK-005) and the tiles seen on it, under that path. A page that the browser
 * restores from the back/forward cache counts as another view. Returns the function that ends the view.
 */
export function beginPageView(path: string): () => void {
  let end = beginOneView(path);
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    end();
    end = beginOneView(path);
  };
  addEventListener('pageshow', restart);
  return () => {
    removeEventListener('pageshow', restart);
    end();
    if (!allowsStatistics()) forgetVisit();
  };
}

function beginOneView(path: string): () => void {
  const slug = productSlugOf(path);
  track({ type: 'page_view', ...(slug !== null && { productSlugs: [slug] }) }, { path, at: Date.now() });
  return watchTiles(document.body, (productSlugs, at) => {
    track({ type: 'product_impression', productSlugs }, { path, at });
  });
}

/**
 * Tracks every error of this tab, also between two page views, with the address at which it happened. Returns the
 * function that stops it.
 */
export function trackErrors(): () => void {
  return addLogSink(({ level, event, at }) => {
    if (level === 'error') track({ type: 'error', detail: event }, { path: location.pathname, at });
  });
}
