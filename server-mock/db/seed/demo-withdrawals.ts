import { isForSale } from '#domain/cart/cart-rules.ts';
import { changeWithdrawal, type WithdrawalStep } from '../../modules/withdrawals/change-withdrawal.ts';
import { declareWithdrawal } from '../../modules/withdrawals/declare-withdrawal.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { actAt, demoPeople, type OrderPlan, seedOrder } from './demo-orders.ts';
import { demoSellerId } from './demo-sellers.ts';
import { leavesOthers } from './demo-stock.ts';

const hour = 60 * 60 * 1000;

interface WithdrawalPlan extends OrderPlan {
  /** Hours after the purchase at which the buyer withdraws from it. */
  readonly declaredAfter: number;
  readonly reason: string;
  readonly steps: readonly (Pick<WithdrawalStep, 'event' | 'text'> & {
    readonly who: 'koper' | 'merk';
    readonly after: number;
  })[];
}

const arrived = [['merk', 'arrive', 30]] as const;
const returnCode = '3SRETR204815377';

/** One withdrawal that waits for each of the seller, the buyer and staff, and one that is finished. */
const plans: readonly WithdrawalPlan[] = [
  {
    ...{ type: 'pickup_transport', hoursAgo: 30, moves: [] },
    ...{ declaredAfter: 20, reason: 'Hij past toch niet onder het schuine dak.', steps: [] },
  },
  {
    ...{ type: 'brenger_transport', hoursAgo: 130, moves: arrived },
    ...{ declaredAfter: 90, reason: '', steps: [] },
  },
  {
    ...{ type: 'brenger_transport', hoursAgo: 220, moves: arrived },
    ...{ declaredAfter: 60, reason: 'De kleur is warmer dan ik dacht.' },
    steps: [
      { who: 'koper', event: 'send_back', text: returnCode, after: 100 },
      {
        ...{ who: 'merk', event: 'contest', after: 210 },
        text: 'Er zit een diepe kras in het blad die er bij ons niet op zat. Zie de foto’s bij de advertentie.',
      },
    ],
  },
  {
    ...{ type: 'brenger_transport', hoursAgo: 420, moves: arrived },
    ...{ declaredAfter: 70, reason: '' },
    steps: [
      { who: 'koper', event: 'send_back', text: '3SRETR204799120', after: 110 },
      { who: 'merk', event: 'receive_back', text: '', after: 160 },
    ],
  },
];

/**
 * Creates purchases from the demo's brand that the buyer withdrew from, through the same commands as real ones. Their
 * events are left to `seedNotifications`.
 */
export async function seedWithdrawals(deps: ServerDeps): Promise<void> {
  const people = await demoPeople(deps);
  const products = await productsOfBrand(deps);
  const now = deps.clock.now().getTime();
  for (const [index, plan] of plans.entries()) {
    const productId = products[index % products.length];
    if (productId === undefined) return;
    const deliveryId = await seedOrder(deps, people, plan, { productId, now });
    const { id: orderUuid } = await deps.db
      .selectFrom('order_products')
      .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
      .where('order_deliveries.id', '=', deliveryId)
      .select('order_products.id')
      .executeTakeFirstOrThrow();
    const act = (who: 'koper' | 'merk', after: number) => {
      const at = new Date(now + (after - plan.hoursAgo) * hour);
      return { context: actAt(deps, people[who], at).context, asker: { viewer: people[who] } };
    };
    const { context, asker } = act('koper', plan.declaredAfter);
    await declareWithdrawal(context, asker, { orderUuid, name: people.koper.name, reason: plan.reason });
    const { id: uuid } = await deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('order_product_id', '=', orderUuid)
      .executeTakeFirstOrThrow();
    for (const { who, after, event, text } of plan.steps) {
      const step = act(who, after);
      await changeWithdrawal(step.context, step.asker, { uuid, event, text });
    }
  }
}

/** Returns products of the brand that no other demo data refers to, those longest for sale first. */
async function productsOfBrand({ db, clock }: ServerDeps): Promise<readonly string[]> {
  const oldest = Math.max(...plans.map(({ hoursAgo }) => hoursAgo));
  const rows = await db
    .selectFrom('products')
    .select(['id', 'status', 'inventory'])
    .where('seller_id', '=', demoSellerId('merk'))
    .where('publication_date', '<', new Date(clock.now().getTime() - oldest * hour))
    .where(leavesOthers)
    .where((eb) =>
      eb.and(
        (['bids', 'conversations', 'sale_suggestions'] as const).map((table) =>
          eb.not(
            eb.exists(
              eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.product_id`, '=', 'products.id'),
            ),
          ),
        ),
      ),
    )
    .orderBy('publication_date')
    .orderBy('id')
    .execute();
  return rows
    .filter(isForSale)
    .slice(0, plans.length)
    .map(({ id }) => id);
}
