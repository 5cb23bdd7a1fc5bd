import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';

/** The payment that the person was sent away for last (UI-024); null when none is known. */
export function storedTransactionId(): string | null {
  try {
    const id = localStorage.getItem(localKeys.transactionId);
    return id !== null && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}

/** Remembers it, for a provider that sends people back without it. */
export function storeTransactionId(id: string): void {
  try {
    localStorage.setItem(localKeys.transactionId, id);
  } catch {
    // The address to come back to holds it as well.
  }
}
