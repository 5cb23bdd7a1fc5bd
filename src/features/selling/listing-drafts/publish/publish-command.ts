import { localKeyOf } from '#domain/storage/entry-keys.ts';
export interface CommandStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The id of the publish command of a draft, which is its idempotency key: the same for every attempt until the server
 * has answered, also after the page was closed in between, so that a lost answer never publishes a product twice.
 */
export function publishCommandId(store: CommandStore, draftId: string, newId: () => string): string {
  try {
    const stored = store.getItem(localKeyOf.publishCommand(draftId));
    if (stored !== null) return stored;
    const id = newId();
    store.setItem(localKeyOf.publishCommand(draftId), id);
    return id;
  } catch {
    return newId();
  }
}

/** To be called after any answer of the server: the next attempt is a new command. */
export function forgetPublishCommand(store: CommandStore, draftId: string): void {
  try {
    store.removeItem(localKeyOf.publishCommand(draftId));
  } catch {
    // Without storage the id was never stored.
  }
}
