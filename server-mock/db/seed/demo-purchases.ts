import { replyToReview, writeReview } from '../../modules/reviews/write-review.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { actAt, type DemoPeople, demoPeople, type OrderPlan, seedOrder, soldProduct } from './demo-orders.ts';
import { demoSellerId } from './demo-sellers.ts';

const hour = 60 * 60 * 1000;

interface PurchasePlan extends OrderPlan {
  readonly buyer: keyof DemoPeople;
  readonly seller: 'verkoper' | 'merk';
}

const received = (seller: PurchasePlan['seller'], buyer: keyof DemoPeople): OrderPlan['moves'] => [
  [seller, 'arrive', 30],
  [buyer, 'confirm', 60],
];

/** What the sellers and the staff of the demo bought themselves: one finished and, for some, one under way. */
const plans: readonly PurchasePlan[] = [
  {
    ...{ buyer: 'verkoper', seller: 'merk', type: 'pickup_transport', hoursAgo: 700 },
    moves: received('merk', 'verkoper'),
  },
  {
    ...{ buyer: 'merk', seller: 'verkoper', type: 'pickup_transport', hoursAgo: 640 },
    moves: received('verkoper', 'merk'),
  },
  { buyer: 'nieuw', seller: 'verkoper', type: 'pickup_transport', hoursAgo: 50, moves: [] },
  {
    ...{ buyer: 'staf', seller: 'verkoper', type: 'pickup_transport', hoursAgo: 590 },
    moves: received('verkoper', 'staf'),
  },
];

const ratings = {
  ...{ itemCondition: 5, itemDescription: 5, itemWrapping: 4 },
  ...{ deliveryTime: 4, sellerCommunication: 5, platformService: 5 },
};

/**
 * Creates purchases by the demo's other accounts, and the reviews of both sides of one of the buyer's orders, through
 * the same commands as real ones. The products are sold ones, so that nothing leaves the shop.
 */
export async function seedPurchases(deps: ServerDeps): Promise<void> {
  const people = await demoPeople(deps);
  const now = deps.clock.now().getTime();
  for (const plan of plans) {
    const productId = await soldProduct(deps, plan.seller);
    if (productId !== undefined) await seedOrder(deps, people, plan, { productId, now });
  }
  await reviewOrder(deps, people, now);
}

/** The buyer and the seller review each other after a finished order, and the seller replies. */
async function reviewOrder(deps: ServerDeps, people: DemoPeople, now: number): Promise<void> {
  const order = await deps.db
    .selectFrom('order_products')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .select('order_products.id')
    .where('order_deliveries.status', '=', 'CONFIRMED')
    .where('order_products.seller_id', '=', demoSellerId('verkoper'))
    .where('orders.user_id', '=', people.koper.userId)
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return;
  const orderProductUuid = order.id;
  const as = (who: 'koper' | 'verkoper', hoursAgo: number) =>
    actAt(deps, people[who], new Date(now - hoursAgo * hour)).context;
  await writeReview(as('koper', 40), {
    orderProductUuid,
    review: {
      ...{ stars: 5, name: 'Noor J.', ratings },
      feedback: 'Precies zoals op de foto’s, en Sanne hielp mee inladen.',
      feedbackPlatform: 'Fijn dat het geld pas na het ophalen wordt overgemaakt.',
    },
  });
  await writeReview(as('verkoper', 36), {
    orderProductUuid,
    review: {
      ...{ stars: 5, name: '', ratings: null, feedbackPlatform: '' },
      feedback: 'Kwam op tijd en was duidelijk in de chat.',
    },
  });
  await replyToReview(as('verkoper', 35), { orderProductUuid, text: 'Dank je, Noor. Veel plezier ermee!' });
}
