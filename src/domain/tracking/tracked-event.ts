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

/** What a social pixel hears, by the network's names (TRACK-004); what goes wrong is nobody's business there. */
export const pixelNames = {
  page_view: 'PageView',
  product_impression: 'ViewContent',
  add_to_cart: 'AddToCart',
  purchase: 'Purchase',
} as const satisfies Partial<Record<TrackedEventType, string>>;
export type PixelEventType = keyof typeof pixelNames;

export function isPixelEventType(text: string): text is PixelEventType {
  return Object.hasOwn(pixelNames, text);
}

/** By which campaign somebody came, from the address (TRACK-008). */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type Utm = Partial<Readonly<Record<(typeof utmNames)[number], string>>>;

/** Letters of one text of an event; products of one event. */
export const longestEventText = 200;
export const mostEventProducts = 100;

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
