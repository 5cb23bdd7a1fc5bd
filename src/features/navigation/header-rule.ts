/**
 * Whether a page has the header: not in the cart and the checkout, where nothing is to distract (NAV-017), but again on
 * the success page and the page that waits for the payment's status (NAV-018).
 */
export function hasHeader(pathname: string): boolean {
  const [first, , third] = pathname.split('/').filter((part) => part !== '');
  if (first === 'winkelwagen') return false;
  if (first !== 'checkout') return true;
  return third === 'success' || third === 'status';
}
