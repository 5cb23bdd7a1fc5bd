import type { PixelName } from '#domain/tracking/tracked-event.ts';

/** An action of a visitor with consent to marketing. Holds nothing about the person. */
export interface PixelEvent {
  /** One per event; the network counts the same id and name once. */
  readonly id: string;
  readonly name: PixelName;
  readonly at: Date;
  /** The page, without its query. */
  readonly page: string;
  /** Slugs of the products that it is about. */
  readonly products: readonly string[];
}

/** A social network's pixel, through its interface for servers: none of its code runs in the page. */
export interface SocialPixel {
  /** Sends events in one request. Rejects with SocialPixelError when they were not accepted. */
  send(events: readonly PixelEvent[]): Promise<void>;
}

/** The message names no address and no key. */
export class SocialPixelError extends Error {}
