const half = 0.5;
/** Milliseconds in which tiles that come into sight are told together. */
const together = 1_000;
const tiles = 'article:has(a[href*="/products/"])';

/**
 * Tells which pieces come into sight by half of their tile (TRACK-007), each once while it watches; new tiles of the page
 * are found by themselves. Gives back the way to stop, which tells what is still untold.
 */
export function watchTiles(page: HTMLElement, seen: (slugs: readonly string[]) => void): () => void {
  const known = new Set<string>();
  const watched = new WeakSet<Element>();
  let untold: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tell = () => {
    timer = null;
    if (untold.length > 0) seen(untold);
    untold = [];
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const slug = slugOf(target);
        if (intersectionRatio < half || slug === null || known.has(slug)) continue;
        known.add(slug);
        untold.push(slug);
        timer ??= setTimeout(tell, together);
      }
    },
    { threshold: half },
  );
  const look = () => {
    for (const tile of page.querySelectorAll(tiles)) {
      if (watched.has(tile)) continue;
      watched.add(tile);
      sight.observe(tile);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(page, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sight.disconnect();
    if (timer !== null) clearTimeout(timer);
    tell();
  };
}

function slugOf(tile: Element): string | null {
  const href = tile.querySelector('a[href*="/products/"]')?.getAttribute('href') ?? '';
  const slug = /\/products\/([^/?#]+)/.exec(href)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}
