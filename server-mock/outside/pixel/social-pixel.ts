import type { PixelName } from '#domain/tracking/tracked-event.ts';

/** An action of a visitor who has consented to marketing. It contains no personal data. */
export interface PixelEvent {
  /** Unique per event; the network deduplicates events with the same id and name. */
  readonly id: string;
  readonly name: PixelName;
  readonly at: Date;
  /** The URL of the page, without its query. */
  readonly page: string;
  /** Slugs of the products concerned. */
  readonly products: readonly string[];
}

/** A social network's pixel through its server-side API, so that none of its code runs in the page. */
export interface SocialPixel {
  /** Sends events in one request. Rejects with SocialPixelError if the network does not accept them. */
  send(events: readonly PixelEvent[]): Promise<void>;
}

/** The message contains no URL and no key. */
export class SocialPixelError extends Error {}
