/**
 * Returns a URL within the app to which the user returns after signing in. Returns null for any URL that could lead
 * to another site, to prevent an open redirect by a crafted link.
 */
export function safeReturn(address: string | undefined): string | null {
  if (address === undefined || address.length > 500) return null;
  if (!/^\/(?![/\\])/.test(address) || address.includes('\\')) return null;
  try {
    const url = new URL(address, 'https://here.invalid');
    // "/.//elsewhere" resolves within the app here, but its normalised path would lead to another host.
    if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
