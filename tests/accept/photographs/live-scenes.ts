import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { buy } from '#tests/factories/orders.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Person, Scene, Stage } from './scenes.ts';

export interface LivedScene {
  readonly name: string;
  /** Id of the page that each side opens. */
  readonly orderProductUuid: string;
  /** Ids of the pages that staff open. */
  readonly orderUuid: string;
  readonly caseUuid: string | null;
}

interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Buys one product of the demo's seller for each scene, and runs its steps and all deadlines at their times until
 * `until`. Throws if the demo's seller has fewer products than there are scenes.
 */
export async function liveScenes(
  api: ApiHarness,
  {
    scenes,
    clock,
    until,
  }: { readonly scenes: readonly Scene[]; readonly clock: Clock; readonly until: Date },
): Promise<readonly LivedScene[]> {
  const { tokens, buyer } = await signInAll(api);
  const products = await productsOfSeller(api, scenes.length);
  const stages = new Map<Scene, Stage>();
  const agenda = scenes
    .flatMap((scene, at) => [
      {
        daysAgo: scene.boughtDaysAgo,
        run: async () => {
          const token = await tokens.buyer();
          const { lines } = await buy(api, { ...buyer, token }, [
            { id: products[at] ?? '', type: scene.type },
          ]);
          const [line] = lines;
          if (line === undefined) throw new Error(`${scene.name}: nothing was bought.`);
          stages.set(scene, stageOf(api, tokens, line));
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
  return await Promise.all([...stages].map(([{ name }, stage]) => describe(name, stage)));
}

/** Runs every deadline up to the moment, as a server without downtime does. */
async function advanceTo(api: ApiHarness, clock: Clock, moment: number): Promise<void> {
  for (;;) {
    await api.server.background.runOnce();
    const { at } = await api.db
      .selectFrom('deadlines')
      .select((eb) => eb.fn.min('due_at').as('at'))
      .executeTakeFirstOrThrow();
    const next = Math.min(moment, Math.max(at?.getTime() ?? moment, clock.now().getTime() + 1));
    clock.advance(Math.max(0, next - clock.now().getTime()));
    if (next >= moment) break;
  }
  await api.server.background.runOnce();
}

async function signInAll(api: ApiHarness) {
  const colleague = await makeUser(api.db, { isStaff: true });
  const idOf = async (email: string) => {
    const found = await api.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return found;
  };
  const buyer = await idOf('koper@hervonden.test');
  const ids: Record<Person, string> = {
    buyer: buyer.id,
    seller: (await idOf('verkoper@hervonden.test')).id,
    staff: (await idOf('staf@hervonden.test')).id,
    colleague: colleague.id,
  };
  // Days pass between the steps, so each step signs in anew.
  const signIn = (userId: string) => () =>
    inTransaction(api.db, async (tx) => {
      const device = { userId, device: 'photographs', secondFactor: true };
      return (await issueToken(tx, device, api.server.deps.clock.now())).token;
    });
  const tokens: Record<Person, () => Promise<string>> = {
    buyer: signIn(ids.buyer),
    seller: signIn(ids.seller),
    staff: signIn(ids.staff),
    colleague: signIn(ids.colleague),
  };
  return { tokens, buyer };
}

async function productsOfSeller({ db }: ApiHarness, count: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('users', 'users.seller_id', 'products.seller_id')
    .where('users.email', '=', 'verkoper@hervonden.test')
    .where('products.status', '=', 'PUBLISHED')
    .where('products.inventory', '>', 0)
    .orderBy('products.id')
    .select('products.id')
    .limit(count)
    .execute();
  if (rows.length < count) throw new Error(`The seller has ${rows.length} products for ${count} scenes.`);
  return rows.map(({ id }) => id);
}

function stageOf(
  api: ApiHarness,
  tokens: Readonly<Record<Person, () => Promise<string>>>,
  { uuid, deliveryUuid }: { readonly uuid: string; readonly deliveryUuid: string },
): Stage {
  return {
    ...{ api, deliveryUuid, orderUuid: uuid },
    run: async (who, mutation) => {
      const { data, errors } = await api.graphql<{ it: Readonly<Record<string, unknown>> } | null>(
        `mutation { it: ${mutation} { __typename ... on Error { errorCode message } } }`,
        {},
        { token: await tokens[who]() },
      );
      const answer = data?.it;
      if (answer === undefined || 'errorCode' in answer)
        throw new Error(`${mutation.slice(0, 60)}: ${JSON.stringify([answer, errors])}`);
      return answer;
    },
    caseUuid: async () => {
      const found = await api.db
        .selectFrom('cases')
        .select('id')
        .where('order_product_id', '=', uuid)
        .executeTakeFirstOrThrow();
      return found.id;
    },
  };
}

async function describe(name: string, { api, orderUuid }: Stage): Promise<LivedScene> {
  const { order_id, case_id } = await api.db
    .selectFrom('order_products')
    .leftJoin('cases', 'cases.order_product_id', 'order_products.id')
    .where('order_products.id', '=', orderUuid)
    .select(['order_products.order_id', 'cases.id as case_id'])
    .executeTakeFirstOrThrow();
  return { name, orderProductUuid: orderUuid, orderUuid: order_id, caseUuid: case_id };
}
