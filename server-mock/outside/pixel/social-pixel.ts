/** Something that somebody did who agreed to marketing. Says nothing about who it was. */
export interface PixelEvent {
  /** One per happening: told twice it counts once. */
  readonly id: string;
  readonly name: 'PageView' | 'ViewContent' | 'AddToCart' | 'Purchase';
  readonly at: Date;
  /** The page, without its query. */
  readonly page: string;
  /** Slugs of the pieces that it is about. */
  readonly products: readonly string[];
}

/** A social network's pixel, as its interface for servers: nothing of it ever runs in the page. */
export interface SocialPixel {
  /** Rejects with SocialPixelError when the event was not taken. */
  tell(event: PixelEvent): Promise<void>;
}

/** The message names no address and no key. */
export class SocialPixelError extends Error {}
