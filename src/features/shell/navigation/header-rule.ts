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

/** Whether a page is one of the reader's own affairs, which a phone shows with a low header: name and icons alone. */
export function isQuiet(pathname: string): boolean {
  return pathname.split('/')[1] === 'account';
}
