import type { LiveWork } from './task-of.ts';

/** What the tabs of one owner tell each other; the bytes and records themselves are in the shared store. */
type PhotoNews =
  /** Records were written: read them again. */
  | { readonly kind: 'changed' }
  /** The working tab's progress. */
  | { readonly kind: 'live'; readonly id: string; readonly work: LiveWork | null }
  /** Stop working on this photo, whoever does. */
  | { readonly kind: 'abort'; readonly id: string };

export interface PhotoChannel {
  tell(news: PhotoNews): void;
  listen(listener: (news: PhotoNews) => void): void;
  close(): void;
}

/** A channel between the tabs that have the same photo store open; silent where the browser has none. */
export function openPhotoChannel(storeName: string): PhotoChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(storeName);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => {
      channel.onmessage = (event: MessageEvent<PhotoNews>) => listener(event.data);
    },
    close: () => channel.close(),
  };
}
