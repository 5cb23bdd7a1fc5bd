import { login } from '../../browser/fixtures/accounts.ts';
import { beginPayment, buyProduct, fillCart } from '../../browser/fixtures/buy.ts';
import type { Place } from '../../browser/fixtures/places.ts';

/** The pages of a checkout: of a cart with its delivery, during the payment, and after it. */
export async function checkoutPlaces(baseUrl: string): Promise<readonly Place[]> {
  const { authToken } = await login(baseUrl, 'buyer');
  // An account has one cart until it is paid.
  const bought = await buyProduct(baseUrl, authToken, 3);
  const paying = await fillCart(baseUrl, authToken, 2);
  await beginPayment(baseUrl, authToken, paying.uuid);
  const filled = await fillCart(baseUrl, (await login(baseUrl, 'newSeller')).authToken);
  return [
    { name: 'cart by its address', path: `/winkelwagen/${filled.uuid}`, account: 'newSeller' },
    { name: 'checkout', path: `/checkout/${filled.uuid}`, account: 'newSeller' },
    { name: 'payment that goes on', path: `/checkout/${paying.uuid}/status`, account: 'buyer' },
    { name: 'bought', path: `/checkout/${bought.uuid}/success`, account: 'buyer' },
  ];
}
