import { localKeyOf } from '#domain/storage/entry-keys.ts';
/** The stock from before a draft became a set (FORM-041), stored on this device across reloads; null when unknown. */
export function rememberedStock(draftId: string): number | null {
  try {
    const stored = localStorage.getItem(localKeyOf.draftStock(draftId));
    return stored === null ? null : Number.parseInt(stored, 10) || null;
  } catch {
    return null;
  }
}

export function rememberStock(draftId: string, stock: number | null): void {
  try {
    if (stock === null) localStorage.removeItem(localKeyOf.draftStock(draftId));
    else localStorage.setItem(localKeyOf.draftStock(draftId), String(stock));
  } catch {
    // Without storage the stock is asked for again.
  }
}
