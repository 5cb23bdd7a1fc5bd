import { LRUCache } from 'lru-cache';
import type { AppRouter } from './create-app-router.ts';

/** Characters of all addresses whose targets are kept; a target takes several times as many bytes. */
const mostCharacters = 100_000;
/** Characters of the longest address that is kept. Those of filters can have thousands, and few pages share them. */
const longest = 200;

const targets = new LRUCache<string, ReturnType<AppRouter['buildLocation']>>({
  ...{ maxSize: mostCharacters, sizeCalculation: (_target, href) => href.length },
});

/**
 * Lets the routers of all pages on the server share the targets of links that are given as addresses, such as those of
 * PathLink. Each page has a router of its own, which would match its routes with each of the 50 to 150 links anew.
 */
export function shareLinks(router: Pick<AppRouter, 'buildLocation'>): void {
  const build = router.buildLocation;
  router.buildLocation = (options) => {
    const { href, state, mask } = options as LinkOptions;
    if (typeof href !== 'string' || !href.startsWith('/') || href.length > longest) return build(options);
    if (state !== undefined || mask !== undefined) return build(options);
    const known = targets.get(href);
    if (known !== undefined) return known;
    const target = Object.freeze(build(options));
    targets.set(href, target);
    return target;
  };
}

interface LinkOptions {
  readonly href?: unknown;
  readonly state?: unknown;
  readonly mask?: unknown;
}
