import type { Account } from '../browser/fixtures/accounts.ts';

/** A key screen: what people see most, and what they decide on. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly account?: Account;
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'just-in', path: '/net-binnen' },
  { name: 'category', path: '/meubels/tafels' },
  { name: 'search', path: '/zoeken/stoel' },
  { name: 'search-without-results', path: '/zoeken/qqqzzz' },
  { name: 'product', path: 'product' },
  { name: 'seller', path: 'seller' },
  { name: 'cart-empty', path: '/winkelwagen' },
  { name: 'favourites-empty', path: '/account/favorieten' },
  { name: 'sign-in', path: '/account' },
  { name: 'listing-draft', path: '/account/items/nieuw' },
  { name: 'how-it-works', path: '/hoe-werkt-het' },
  { name: 'not-found', path: '/404' },
  { name: 'account-home', path: '/account', account: 'seller' },
  { name: 'my-listings', path: '/account/items', account: 'seller' },
  { name: 'bids', path: '/account/biedingen', account: 'seller' },
  { name: 'orders', path: '/account/bestellingen', account: 'buyer' },
  { name: 'chats', path: '/account/chats', account: 'buyer' },
  { name: 'notifications', path: '/account/meldingen', account: 'seller' },
  { name: 'payouts', path: '/account/uitbetalingen', account: 'seller' },
];
