import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';

/** The id of the payment for which the person last left the site (UI-024); null when there is none. */
export function storedTransactionId(): string | null {
  try {
    const id = localStorage.getItem(localKeys.transactionId);
    return id !== null && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}

/** Stores the id, for a provider whose return URL does not contain it. */
export function storeTransactionId(id: string): void {
  try {
    localStorage.setItem(localKeys.transactionId, id);
  } catch {
    // The return URL contains the id as well.
  }
}
