import { mostEventProducts, productSlugOf } from '#domain/tracking/tracked-event.ts';

const half = 0.5;
/** Milliseconds in which tiles that become visible are reported together. */
const together = 1_000;
const tiles = 'article:has(a[href*="/products/"])';
/** Matches a container that still shows another list than the requested one. */
const outdated = '[aria-busy="true"]';

/** Receives the slugs of products that became visible, and the time in milliseconds since 1970. */
export type ReportSeen = (slugs: readonly string[], at: number) => void;

/**
 * Reports which products become visible by half of their tile (TRACK-007), each once; tiles that are added later are
 * observed too. Pending products are reported when the page is hidden or left, and by the returned function, which
 * stops it.
 */
export function watchTiles(page: HTMLElement, seen: ReportSeen): () => void {
  const known = new Set<string>();
  const batch = collect(seen);
  const watched = new WeakSet<Element>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const slug = slugOf(target);
        if (intersectionRatio < half || slug === null || known.has(slug)) continue;
        known.add(slug);
        batch.add(slug);
      }
    },
    { threshold: half },
  );
  const look = () => {
    for (const tile of page.querySelectorAll(tiles)) {
      const isOutdated = tile.closest(outdated) !== null;
      if (watched.has(tile) !== isOutdated) continue;
      // A tile that stays when its list is up to date again is observed again.
      if (isOutdated) {
        watched.delete(tile);
        sight.unobserve(tile);
      } else {
        watched.add(tile);
        sight.observe(tile);
      }
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
  const hide = () => {
    if (document.visibilityState === 'hidden') batch.flush();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', batch.flush);
  return () => {
    changes.disconnect();
    sight.disconnect();
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', batch.flush);
    batch.flush();
  };
}

/** Collects slugs for a second, so that a screen of tiles is one event. */
function collect(seen: ReportSeen) {
  let slugs: string[] = [];
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (slugs.length > 0) seen(slugs, since);
    slugs = [];
  };
  const add = (slug: string) => {
    if (slugs.length === 0) since = Date.now();
    slugs.push(slug);
    if (slugs.length === mostEventProducts) flush();
    else timer ??= setTimeout(flush, together);
  };
  return { add, flush };
}

function slugOf(tile: Element): string | null {
  return productSlugOf(tile.querySelector('a[href*="/products/"]')?.getAttribute('href') ?? '');
}
