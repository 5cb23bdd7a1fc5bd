import type { LiveWork } from './task-of.ts';

/** Messages between the tabs of one owner. Bytes and records are in the shared store. */
type PhotoMessage =
  /** Records were written and must be read again. */
  | { readonly kind: 'changed' }
  /** Progress of the work in the working tab. */
  | { readonly kind: 'live'; readonly id: string; readonly work: LiveWork | null }
  /** Stop the work on this photo, in any tab. */
  | { readonly kind: 'abort'; readonly id: string };

export interface PhotoChannel {
  post(message: PhotoMessage): void;
  listen(listener: (message: PhotoMessage) => void): void;
  close(): void;
}

/** A channel between the tabs that have the same photo store open; does nothing where BroadcastChannel is missing. */
export function openPhotoChannel(storeName: string): PhotoChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(storeName);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = (event: MessageEvent<PhotoMessage>) => listener(event.data);
    },
    close: () => channel.close(),
  };
}
