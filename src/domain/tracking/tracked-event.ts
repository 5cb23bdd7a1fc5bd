/** The events that are recorded for users who consented to statistics (TRACK-005 to TRACK-007, docs/readings.md). */
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
 * The events sent to the social pixel, under the network's names (TRACK-004). Errors are not sent. An impression of a
 * product card has a name of the shop's own, because the network's "ViewContent" stands for a visit of a product
 * page.
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

/** Returns the network's names of an event. A view of a product page is both a PageView and a ViewContent. */
export function pixelNamesOf(type: PixelEventType, path: string): readonly PixelName[] {
  const isProductPage = type === 'page_view' && productSlugOf(path) !== null;
  return isProductPage ? [pixelNames.page_view, 'ViewContent'] : [pixelNames[type]];
}

/** Returns the slug of the product page at a path, or null for every other page. */
export function productSlugOf(path: string): string | null {
  const slug = /^\/products\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? '';
  try {
    return slug === '' ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

/** The campaign parameters in the URL (TRACK-008). */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type Utm = Partial<Readonly<Record<(typeof utmNames)[number], string>>>;

/** The maximum length of each text of an event in characters, and below it the maximum number of products. */
export const longestEventText = 200;
export const mostEventProducts = 100;
/**
 * The maximum accepted time between an event and its sending, in milliseconds. Events are collected for one second.
 */
const longestEventAge = 60 * 60_000;

export function isEventAge(ms: number): boolean {
  return Number.isInteger(ms) && ms >= 0 && ms <= longestEventAge;
}

/** Returns the campaign from the URL parameters; empty when there is none. */
export function utmOf(parameter: (name: string) => string | null): Utm {
  const found = utmNames.flatMap((name) => {
    const value = parameter(`utm_${name}`)?.trim() ?? '';
    return value === '' ? [] : [[name, value.slice(0, longestEventText)] as const];
  });
  return Object.fromEntries(found);
}

/**
 * Returns a URL without parts that could identify the user: the page without its query. Empty when it is not a URL.
 */
export function plainAddress(address: string): string {
  const plain = /^(?:https?:\/\/[^/?#\s@]+)?(?:\/[^?#\s]*)?/.exec(address)?.[0] ?? '';
  return plain.slice(0, longestEventText);
}
