import { routeManifest } from '../../../src/route-manifest/route-manifest.ts';
import { graphql, login } from '../../browser/fixtures/accounts.ts';
import { allPlaces, type Place } from '../../browser/fixtures/places.ts';
import { checkoutPlaces } from './checkout-places.ts';
import { deskPlaces } from './desk-places.ts';

/** Sign-in screens with a path of their own, opened by a signed-out visitor. */
const signingIn: readonly Place[] = [
  { name: 'sign up', path: '/account?scherm=registreren' },
  { name: 'sign up for favourites', path: '/account?scherm=favorieten-bewaren' },
  { name: 'link instead of a password', path: '/account?scherm=inloglink' },
  { name: 'forgotten password', path: '/account?scherm=wachtwoord-vergeten' },
  { name: 'new password', path: '/account?pwResetToken=nobody' },
  { name: 'link without its end', path: '/account?pwResetToken=' },
  { name: 'confirm address', path: '/account?verifyEmailToken=nobody' },
  { name: 'mailed link', path: '/account?magicLinkToken=nobody' },
  { name: 'account not active', path: '/account?email=niemand@hervonden.test' },
];

/** Pages of the company and its terms, and those that links in emails open. */
const termsAndLinks: readonly Place[] = [
  ...['voorwaarden', 'privacy', 'cookies', 'klachten', 'toegankelijkheid', 'herroepen', 'sustainability'].map(
    (page): Place => ({ name: page, path: `/${page}` }),
  ),
  { name: 'delivery of an empty cart', path: '/winkelwagen/bezorging' },
  { name: 'newsletter confirmed', path: '/nieuwsbrief/bevestigen?token=x' },
  { name: 'newsletter ended', path: '/nieuwsbrief/afmelden?token=x' },
  { name: 'order of a guest', path: '/bestelling?token=x' },
  { name: 'my payouts', path: '/account/uitbetalingen', account: 'seller' },
  { name: 'my reports', path: '/account/gemeld', account: 'buyer' },
];

interface Rows {
  readonly orders: {
    readonly orderProducts: readonly {
      readonly uuid: string;
      readonly delivery: { readonly status: string };
    }[];
  };
  readonly bids: { readonly bids: readonly { readonly uuid: string; readonly status: string }[] };
  readonly chats: { readonly conversations: readonly { readonly uuid: string }[] };
}

const ROWS = `query Rows($orders: OrderRole!, $bids: BidRole!) {
  orders: orderProducts(filters: { role: $orders }, limit: 50) {
    ... on OrderProductList { orderProducts { uuid delivery { status } } } }
  bids: bids(filters: { role: $bids }, limit: 50) { ... on BidList { bids { uuid status } } }
  chats: conversations(limit: 20) { ... on ConversationList { conversations { uuid } } }
}`;

/** One order and one bid in each status and every chat of the demo's buyer or seller. */
export async function rowsOf(baseUrl: string, account: 'buyer' | 'seller'): Promise<readonly Place[]> {
  const role = account.toUpperCase();
  const { authToken } = await login(baseUrl, account);
  const { orders, bids, chats } = await graphql<Rows>(baseUrl, ROWS, { orders: role, bids: role }, authToken);
  const place = (name: string, path: string): Place => ({ name: `${name} of ${account}`, path, account });
  return [
    ...orders.orderProducts.map(({ uuid, delivery }) =>
      place(`order ${delivery.status}`, `/account/bestellingen/${uuid}`),
    ),
    ...firstOfEach(orders.orderProducts.map(({ uuid, delivery: { status } }) => ({ uuid, status }))).flatMap(
      ({ uuid, status }) => [
        place(`complaint about order ${status}`, `/account/bestellingen/${uuid}/klacht`),
        place(`withdrawal from order ${status}`, `/account/bestellingen/${uuid}/herroepen`),
      ],
    ),
    ...firstOfEach(bids.bids).map(({ uuid, status }) => place(`bid ${status}`, `/account/biedingen/${uuid}`)),
    ...chats.conversations.map(({ uuid }, at) => place(`chat ${at + 1}`, `/account/chats/${uuid}`)),
  ];
}

function firstOfEach<Row extends { readonly status: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ status }, at) => rows.findIndex((row) => row.status === status) === at);
}

/** One suggestion in each status. */
async function suggestions(baseUrl: string): Promise<readonly Place[]> {
  const { authToken } = await login(baseUrl, 'seller');
  const { saleSuggestions } = await graphql<{
    saleSuggestions: { suggestions: { uuid: string; status: string }[] };
  }>(
    baseUrl,
    '{ saleSuggestions(limit: 50) { ... on SaleSuggestionList { suggestions { uuid status } } } }',
    {},
    authToken,
  );
  return firstOfEach(saleSuggestions.suggestions).map(({ uuid, status }) => ({
    name: `suggestion ${status}`,
    path: `/account/verkoopsuggesties/${uuid}`,
    account: 'seller',
  }));
}

/** Empty lists of a new account, and paths of entries that do not belong to it. */
const nothingYet: readonly Place[] = [
  ...[
    ...['items', 'bestellingen', 'biedingen', 'chats', 'verkoopsuggesties', 'zoekopdrachten', 'adressen'],
    'gevolgd',
  ].map((list): Place => ({ name: `no ${list}`, path: `/account/${list}`, account: 'newSeller' })),
  ...['items', 'bestellingen', 'biedingen', 'chats', 'verkoopsuggesties', 'zoekopdrachten'].map(
    (list): Place => ({
      name: `not in ${list}`,
      path: `/account/${list}/00000000-0000-4000-8000-000000000000`,
      account: 'newSeller',
    }),
  ),
  ...[
    ...['/winkelwagen/ID', '/checkout/ID', '/checkout/ID/status', '/checkout/ID/success'],
    '/account/items/concepten/ID',
  ].map(
    (path): Place => ({
      ...{ name: `not at ${path}`, path: path.replace('ID', '00000000-0000-4000-8000-000000000000') },
      account: 'newSeller',
    }),
  ),
  { name: 'lists found nothing', path: '/account/items?q=qqqzzz', account: 'seller' },
];

/**
 * Every public page, every screen of an account, the staff desk, and the detail pages of their lists in every status,
 * for both sides.
 */
export async function everyPlace(baseUrl: string): Promise<readonly Place[]> {
  return [
    ...(await allPlaces(baseUrl)),
    ...signingIn,
    ...termsAndLinks,
    ...(await checkoutPlaces(baseUrl)),
    ...(await rowsOf(baseUrl, 'buyer')),
    ...(await rowsOf(baseUrl, 'seller')),
    ...(await suggestions(baseUrl)),
    ...(await deskPlaces(baseUrl)),
    ...nothingYet,
  ];
}

/** The pages of the app that no place visits. */
export function unvisited(places: readonly Place[]): readonly string[] {
  const paths = places.map(({ path }) => path.split('?')[0] ?? path);
  const patterns = routeManifest.map(({ path }) => ({ path, pattern: patternOfRoute(path) }));
  return patterns.filter(({ pattern }) => !paths.some((path) => pattern.test(path))).map(({ path }) => path);
}

/** Parameters begin with $; a path that ends in one that has no name has any number of further segments. */
function patternOfRoute(path: string): RegExp {
  const segments = path.replace(/\/\$$/, '').replaceAll(/\$[a-zA-Z]+/g, '[^/]+');
  return new RegExp(`^${segments}${path.endsWith('/$') ? '(/.*)?' : ''}$`);
}
