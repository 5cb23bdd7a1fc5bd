import { graphql, login } from '../../browser/fixtures/accounts.ts';
import { allPlaces, type Place } from '../../browser/fixtures/places.ts';

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
  { name: 'lists found nothing', path: '/account/items?q=qqqzzz', account: 'seller' },
];

/**
 * Every public page, every screen of an account, and the detail pages of its lists in every status for both sides.
 */
export async function everyPlace(baseUrl: string): Promise<readonly Place[]> {
  return [
    ...(await allPlaces(baseUrl)),
    ...signingIn,
    ...(await rowsOf(baseUrl, 'buyer')),
    ...(await rowsOf(baseUrl, 'seller')),
    ...(await suggestions(baseUrl)),
    ...nothingYet,
  ];
}
