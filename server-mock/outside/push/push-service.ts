/** A browser's subscription and what the request to its push service says. */
export interface PushRequest {
  readonly endpoint: string;
  /** The browser's public key, and the secret it shares with us: base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** The key by which the push service knows us (RFC 8292). */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** JSON; encrypted on the way (RFC 8291). */
  readonly payload: string;
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
  /** A later message of the same topic takes the place of one that is not delivered yet (RFC 8030): 32 letters at most. */
  readonly topic: string;
}

export type PushUrgency = 'low' | 'normal' | 'high';

export type PushAnswer =
  | { readonly kind: 'accepted' }
  /** The subscription has ended. */
  | { readonly kind: 'gone' }
  /** The subscription was made with another key than ours. */
  | { readonly kind: 'key_refused' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'slow_down'; readonly retryAfterSeconds: number | null }
  /** Never accepted, however often it is sent. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** No answer, or a fault of the push service: another try may succeed. */
  | { readonly kind: 'failed'; readonly reason: string };

/** The way to people's browsers. Never throws for what a push service or the network does. */
export interface PushService {
  send(request: PushRequest): Promise<PushAnswer>;
}
