/**
 * Whether a page has the header. The cart and the checkout have none, to avoid distraction (NAV-017); the success
 * page and the page that waits for the payment status do (NAV-018).
 */
export function hasHeader(pathname: string): boolean {
  const [first, , third] = pathname.split('/').filter((part) => part !== '');
  if (first === 'winkelwagen') return false;
  if (first !== 'checkout') return true;
  return third === 'success' || third === 'status';
}

/**
 * Whether people look after their own affairs or pay on a page: its header is one row, nothing floats in its corner
 * and its footer advertises nothing.
 */
export function isQuiet(pathname: string): boolean {
  return /^\/(account|winkelwagen|checkout)(\/|$)/.test(pathname);
}
