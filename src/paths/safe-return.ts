/**
 * An address of this app to go back to after signing in; null for anything that would lead elsewhere, so that a crafted
 * link cannot send a person who just signed in to another site.
 */
export function safeReturn(address: string | undefined): string | null {
  if (address === undefined || address.length > 500) return null;
  if (!/^\/(?![/\\])/.test(address) || address.includes('\\')) return null;
  try {
    const url = new URL(address, 'https://here.invalid');
    // "/.//elsewhere" stays here now and leads away once it stands alone.
    if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
