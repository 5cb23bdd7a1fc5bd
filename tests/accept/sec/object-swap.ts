import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Random } from '../fuzz/random.ts';
import { examples } from './matrix.ts';
import { makePeople, type People, type Principal, tokenOf } from './principals.ts';
import { makeThings, type Things } from './things.ts';
import { type Operation, operationsOf, wholeCall } from './whole-selection.ts';

/** Names of arguments that identify an object: an id, a slug, a key or a token. */
const naming = /uuid|slug|key|token|id$|ids$|uuids$|ticket|hash/i;

export interface SwapReport {
  readonly calls: number;
  /** Answers that contained another person's data, and calls that changed it. */
  readonly findings: readonly string[];
}

export const attackers: readonly Principal[] = [
  'visitor',
  'inactive',
  'otherBuyer',
  'otherSeller',
  'brandSeller',
];

/**
 * Puts ids of other people's objects into every argument that names one, each kind of id in each place, and looks for
 * their private data in the answer (S4, OWASP API1): `rounds` random assignments per operation and attacker.
 */
export async function runObjectSwap(api: ApiHarness, random: Random, rounds: number): Promise<SwapReport> {
  const people = await makePeople(api);
  const things = await makeThings(api, people);
  const findings: string[] = [];
  let calls = 0;
  for (const operation of operationsOf(api.server.schema)) {
    const names = operation.field.args.map(({ name }) => name).filter((name) => naming.test(name));
    const example = examples[operation.field.name];
    if (names.length === 0 || example === undefined) continue;
    for (const who of attackers) {
      for (let round = 0; round < rounds; round += 1) {
        const args = swapped(operation, example.args(things, people), idsOf(things, people), random);
        calls += 1;
        const leak = await leakOf(api, people, { operation, args, who, secrets: things.secrets });
        if (leak !== null) findings.push(`${operation.field.name} as ${who}: ${leak}`);
      }
    }
  }
  const lost = await whatIsGone(api, things, people);
  return { calls, findings: [...findings, ...lost] };
}

/** Every id that another person could have seen, guessed or found in a log. */
function idsOf(things: Things, people: People): readonly string[] {
  return [
    ...[things.boardUuid, things.cartUuid, things.wishlistUuid, things.wantedUuid, things.bidUuid],
    ...[things.orderUuid, things.deliveryUuid, things.transactionUid],
    ...[things.suggestionUuid],
    things.conversationUuid,
    ...[things.addressUuid, things.draftUuid, things.buyerPhoto, things.hidden.id, things.hidden.slug],
    ...[people.buyer.id, people.seller.id, people.seller.sellerId, people.admin.id, crypto.randomUUID()],
  ];
}

function swapped(
  { field }: Operation,
  given: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  random: Random,
): Record<string, unknown> {
  const places = field.args.filter(({ name }) => naming.test(name) && name !== 'commandId');
  const swaps = places.map(({ name, type }) => {
    const id = random.pick(ids);
    return [name, String(type).startsWith('[') ? [id, random.pick(ids)] : id] as const;
  });
  return { ...given, ...Object.fromEntries(swaps) };
}

interface Attack {
  readonly operation: Operation;
  readonly args: Readonly<Record<string, unknown>>;
  readonly who: Principal;
  readonly secrets: readonly string[];
}

async function leakOf(api: ApiHarness, people: People, attack: Attack): Promise<string | null> {
  const token = await tokenOf(api, people, attack.who);
  const answer = await api.graphql(wholeCall(attack.operation, attack.args), { ...attack.args }, { token });
  const text = JSON.stringify(answer.data ?? null);
  const revealed = attack.secrets.filter(
    (secret) => text.includes(secret) && !isOwnInput(attack.args, secret),
  );
  return revealed.length === 0 ? null : `told ${revealed.join(', ')} for ${JSON.stringify(attack.args)}`;
}

/** A text that the attacker sent may be returned to them. */
function isOwnInput(args: Readonly<Record<string, unknown>>, secret: string): boolean {
  return JSON.stringify(args).includes(secret);
}

async function whatIsGone(
  { db }: ApiHarness,
  things: Things,
  { buyer, seller }: People,
): Promise<readonly string[]> {
  const board = await db
    .selectFrom('boards')
    .select(['title', 'share_key'])
    .where('id', '=', things.boardUuid)
    .executeTakeFirst();
  const lines = await db
    .selectFrom('cart_lines')
    .select('quantity')
    .where('cart_id', '=', things.cartUuid)
    .execute();
  const wanted = await db
    .selectFrom('wanted_items')
    .select('status')
    .where('id', '=', things.wantedUuid)
    .executeTakeFirst();
  const products = await db
    .selectFrom('products')
    .select(['id', 'status'])
    .where('id', 'in', [things.product.id, things.hidden.id])
    .execute();
  const suggestion = await db
    .selectFrom('sale_suggestions')
    .select('status')
    .where('id', '=', things.suggestionUuid)
    .executeTakeFirst();
  const watch = await db
    .selectFrom('product_watches')
    .select('product_id')
    .where('user_id', '=', buyer.id)
    .where('product_id', '=', things.product.id)
    .executeTakeFirst();
  const follow = await db
    .selectFrom('seller_follows')
    .select('seller_id')
    .where('user_id', '=', buyer.id)
    .where('seller_id', '=', seller.sellerId)
    .executeTakeFirst();
  const statusOf = (id: string) => products.find((row) => row.id === id)?.status;
  const held: readonly (readonly [string, boolean])[] = [
    ['the board', things.secrets.includes(board?.title ?? '') && board?.share_key === null],
    ['the cart', lines.length === 1 && lines[0]?.quantity === 1],
    ['the watch', watch !== undefined],
    ['the follow', follow !== undefined],
    ['the wanted item', wanted?.status === 'ONGOING'],
    ['the suggestion', suggestion?.status === 'PENDING'],
    ['the product', statusOf(things.product.id) === 'PUBLISHED'],
    ['the product in review', statusOf(things.hidden.id) === 'IN_REVIEW'],
  ];
  return held.filter(([, isWhole]) => !isWhole).map(([what]) => `${what} was changed by somebody else`);
}
