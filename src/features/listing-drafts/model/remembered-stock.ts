const prefix = 'hervonden-stock:';

/** The stock from before an ad became a set (FORM-041), kept on this device through a reload; null when unknown. */
export function rememberedStock(draftId: string): number | null {
  try {
    const kept = localStorage.getItem(prefix + draftId);
    return kept === null ? null : Number.parseInt(kept, 10) || null;
  } catch {
    return null;
  }
}

export function rememberStock(draftId: string, stock: number | null): void {
  try {
    if (stock === null) localStorage.removeItem(prefix + draftId);
    else localStorage.setItem(prefix + draftId, String(stock));
  } catch {
    // Without storage the number is simply asked for again.
  }
}
