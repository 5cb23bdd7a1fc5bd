import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { simulatedAccounts } from '#server/outside/payout/simulator.ts';
import { buy } from '#tests/factories/orders.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { pagesOf, type ScenePage } from './pages.ts';
import { day, type Person, type Scene, type Stage } from './stage.ts';

export interface LivedScene {
  readonly name: string;
  readonly pages: readonly ScenePage[];
}

interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** The email addresses of the demo's accounts that take part. */
export const demoPeople = {
  buyer: 'koper@hervonden.test',
  seller: 'verkoper@hervonden.test',
  trader: 'merk@hervonden.test',
  staff: 'staf@hervonden.test',
} as const;

type Tokens = Readonly<Record<keyof typeof demoPeople | 'colleague', () => Promise<string>>>;

/**
 * Buys a product of the demo's sellers for each scene, and runs its steps and all deadlines at their times until
 * `until`. Throws if a step is refused.
 */
export async function liveScenes(
  api: ApiHarness,
  {
    scenes,
    clock,
    until,
  }: { readonly scenes: readonly Scene[]; readonly clock: Clock; readonly until: Date },
): Promise<readonly LivedScene[]> {
  const tokens = await signInAll(api);
  await setPayoutAccounts(api);
  const products = await productsFor(api, scenes);
  const stages = new Map<Scene, Stage>();
  const agenda = scenes
    .flatMap((scene) => [
      {
        daysAgo: scene.boughtDaysAgo,
        run: async () => {
          stages.set(scene, await buyIn(api, scene, { tokens, productId: products.get(scene) ?? '' }));
        },
      },
      ...scene.steps.map(({ daysAgo, act }) => ({
        daysAgo,
        run: async () => {
          const stage = stages.get(scene);
          if (stage === undefined) throw new Error(`${scene.name} acts before it was bought.`);
          await act(stage).catch((error: unknown) => {
            throw new Error(`${scene.name}, ${daysAgo} days ago`, { cause: error });
          });
        },
      })),
    ])
    .toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const { daysAgo, run } of agenda) {
    await advanceTo(api, clock, until.getTime() - daysAgo * day);
    await run();
  }
  await advanceTo(api, clock, until.getTime());
  return await Promise.all(
    [...stages].map(async ([scene, stage]) => ({ name: scene.name, pages: await pagesOf(scene, stage) })),
  );
}

async function buyIn(
  api: ApiHarness,
  scene: Scene,
  { tokens, productId }: { readonly tokens: Tokens; readonly productId: string },
): Promise<Stage> {
  const buyer = scene.isGuest
    ? { email: `${scene.name}@hervonden.test` }
    : { ...(await userOf(api, demoPeople.buyer)), token: await tokens.buyer() };
  const { lines, transactionUid } = await buy(api, buyer, [{ id: productId, type: scene.type }]);
  const [line] = lines;
  if (line === undefined) throw new Error(`${scene.name}: nothing was bought.`);
  const seller = scene.seller === 'trader' ? tokens.trader : tokens.seller;
  return stageOf(api, { ...tokens, seller }, { ...line, transactionUid });
}

/** Maximum delay of deadlines in milliseconds, so that the checks of parcels and payouts run in batches. */
const latest = 6 * 60 * 60 * 1000;

/** Runs every deadline that is due by the moment. */
async function advanceTo(api: ApiHarness, clock: Clock, moment: number): Promise<void> {
  for (;;) {
    await api.server.background.runOnce();
    const { at } = await api.db
      .selectFrom('deadlines')
      .select((eb) => eb.fn.min('due_at').as('at'))
      .executeTakeFirstOrThrow();
    const next = Math.min(moment, Math.max(at?.getTime() ?? moment, clock.now().getTime() + latest));
    clock.advance(Math.max(0, next - clock.now().getTime()));
    if (next >= moment) break;
  }
  await api.server.background.runOnce();
}

async function userOf({ db }: ApiHarness, email: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'seller_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

async function signInAll(api: ApiHarness): Promise<Tokens> {
  // Days pass between the steps, so each step needs a new session.
  const signIn =
    ({ id }: { readonly id: string }) =>
    () =>
      inTransaction(api.db, async (tx) => {
        const device = { userId: id, device: 'photographs', secondFactor: true };
        return (await issueToken(tx, device, api.server.deps.clock.now())).token;
      });
  return {
    buyer: signIn(await userOf(api, demoPeople.buyer)),
    seller: signIn(await userOf(api, demoPeople.seller)),
    trader: signIn(await userOf(api, demoPeople.trader)),
    staff: signIn(await userOf(api, demoPeople.staff)),
    colleague: signIn(await makeUser(api.db, { isStaff: true })),
  };
}

/** Gives the sellers payout accounts; the simulated bank rejects those of the trader. */
async function setPayoutAccounts(api: ApiHarness): Promise<void> {
  const ibans = { seller: 'NL91ABNA0417164300', trader: simulatedAccounts.failed } as const;
  for (const who of ['seller', 'trader'] as const) {
    const { seller_id } = await userOf(api, demoPeople[who]);
    await api.db
      .updateTable('sellers')
      .set({ iban: ibans[who], account_holder: 'Sanne Verhoeven' })
      .where('id', '=', seller_id)
      .executeTakeFirstOrThrow();
  }
}

/** Assigns each scene a product of its seller. */
async function productsFor(api: ApiHarness, scenes: readonly Scene[]): Promise<ReadonlyMap<Scene, string>> {
  const of = async (kind: Scene['seller'], email: string) => {
    const wanted = scenes.filter(({ seller }) => seller === kind);
    const ids = await restockedProducts(api, email, wanted.length);
    return wanted.map((scene, at): [Scene, string] => [scene, ids[at % ids.length] ?? '']);
  };
  return new Map([...(await of('private', demoPeople.seller)), ...(await of('trader', demoPeople.trader))]);
}

/** Products of a seller, with a stock that suffices for the number of scenes. */
async function restockedProducts(
  { db }: ApiHarness,
  email: string,
  inventory: number,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('products')
    .set({ inventory })
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .where('price_cents', '>', 20_000)
    .where('seller_id', 'in', (query) =>
      query
        .selectFrom('users')
        .where('email', '=', email)
        .where('seller_id', 'is not', null)
        .select('seller_id'),
    )
    .returning('id')
    .execute();
  if (rows.length === 0) throw new Error(`${email} has nothing for sale.`);
  return rows.map(({ id }) => id).toSorted();
}

function stageOf(
  api: ApiHarness,
  tokens: Readonly<Record<Person, () => Promise<string>>>,
  sold: { readonly uuid: string; readonly deliveryUuid: string; readonly transactionUid: string },
): Stage {
  const { uuid, deliveryUuid, transactionUid } = sold;
  const idIn = (table: 'cases' | 'withdrawals') => async () => {
    const found = await api.db
      .selectFrom(table)
      .select('id')
      .where('order_product_id', '=', uuid)
      .executeTakeFirstOrThrow();
    return found.id;
  };
  return {
    ...{ api, deliveryUuid, transactionUid, orderUuid: uuid },
    guestKey: () => guestOrderKey(api.server.deps.secrets, uuid, api.server.deps.clock.now()),
    tokenOf: (who) => tokens[who](),
    run: async (who, mutation) => {
      const { data, errors } = await api.graphql<{ it: Readonly<Record<string, unknown>> } | null>(
        `mutation { it: ${mutation} { __typename ... on Error { errorCode message } } }`,
        {},
        who === 'guest' ? {} : { token: await tokens[who]() },
      );
      const answer = data?.it;
      if (answer === undefined || 'errorCode' in answer)
        throw new Error(`${mutation.slice(0, 60)}: ${JSON.stringify([answer, errors])}`);
      return answer;
    },
    caseUuid: idIn('cases'),
    withdrawalUuid: idIn('withdrawals'),
  };
}
