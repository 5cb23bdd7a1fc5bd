/** A browser's subscription and the content of the request to its push service. */
export interface PushRequest {
  readonly endpoint: string;
  /** The browser's public key and its authentication secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** The key pair that identifies this server to the push service (RFC 8292). */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** JSON; encrypted before it is sent (RFC 8291). */
  readonly payload: string;
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
  /** A new message replaces an undelivered one with the same topic (RFC 8030); at most 32 characters. */
  readonly topic: string;
}

export type PushUrgency = 'low' | 'normal' | 'high';

export type PushAnswer =
  | { readonly kind: 'accepted' }
  /** The subscription has ended. */
  | { readonly kind: 'gone' }
  /** The subscription was created with another VAPID key. */
  | { readonly kind: 'key_refused' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'slow_down'; readonly retryAfterSeconds: number | null }
  /** The push service rejects the message for good; a retry does not help. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** No response, or an error of the push service; a retry may succeed. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Sends push messages to browsers. Never throws because of a push service or the network. */
export interface PushService {
  send(request: PushRequest): Promise<PushAnswer>;
}
