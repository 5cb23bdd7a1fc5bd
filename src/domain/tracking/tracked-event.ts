/** What is counted, of whoever agreed to statistics (readings TRACK-005..007). */
export const trackedEventTypes = [
  'page_view',
  'add_to_cart',
  'product_impression',
  'purchase',
  'error',
  'address_incomplete',
] as const;
export type TrackedEventType = (typeof trackedEventTypes)[number];

export function isTrackedEventType(text: string): text is TrackedEventType {
  return trackedEventTypes.some((type) => type === text);
}

/**
 * What a social pixel hears, by the network's names (TRACK-004); what goes wrong is nobody's business there. A tile that
 * is in view goes under a name of our own: the network's "ViewContent" is the visit of a product page.
 */
const pixelNames = {
  page_view: 'PageView',
  product_impression: 'ProductImpression',
  add_to_cart: 'AddToCart',
  purchase: 'Purchase',
} as const satisfies Partial<Record<TrackedEventType, string>>;
export type PixelEventType = keyof typeof pixelNames;
export type PixelName = (typeof pixelNames)[PixelEventType] | 'ViewContent';

export function isPixelEventType(text: string): text is PixelEventType {
  return Object.hasOwn(pixelNames, text);
}

/** The network's names of an event: the view of a product page is a page view and a view of content. */
export function pixelNamesOf(type: PixelEventType, path: string): readonly PixelName[] {
  const isProductPage = type === 'page_view' && productSlugOf(path) !== null;
  return isProductPage ? [pixelNames.page_view, 'ViewContent'] : [pixelNames[type]];
}

/** The product whose page a path leads to; null for every other page. */
export function productSlugOf(path: string): string | null {
  const slug = /^\/products\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? '';
  try {
    return slug === '' ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/** By which campaign somebody came, from the address (TRACK-008). */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type Utm = Partial<Readonly<Record<(typeof utmNames)[number], string>>>;

/** Letters of one text of an event; products of one event. */
export const longestEventText = 200;
export const mostEventProducts = 100;
/** Milliseconds between an event and its sending that are believed; events are collected for a second. */
const longestEventAge = 60 * 60_000;

export function isEventAge(ms: number): boolean {
  return Number.isInteger(ms) && ms >= 0 && ms <= longestEventAge;
}

/** The campaign in the parameters of an address; empty without one. */
export function utmOf(parameter: (name: string) => string | null): Utm {
  const found = utmNames.flatMap((name) => {
    const value = parameter(`utm_${name}`)?.trim() ?? '';
    return value === '' ? [] : [[name, value.slice(0, longestEventText)] as const];
  });
  return Object.fromEntries(found);
}

/** Where somebody was, without what may tell who they are: the page, not its query. Empty for what is no address. */
export function plainAddress(address: string): string {
  const plain = /^(?:https?:\/\/[^/?#\s@]+)?(?:\/[^?#\s]*)?/.exec(address)?.[0] ?? '';
  return plain.slice(0, longestEventText);
}
