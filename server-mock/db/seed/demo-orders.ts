import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FlaggedEvent } from '#domain/orders/delivery-change.ts';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { scopeOf } from '../../command.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { contextFor } from '../../graphql/request-context.ts';
import { setClock } from '../../modules/orders/public/clock.ts';
import { updateDeliveryStatus } from '../../modules/orders/update-delivery-status.ts';
import { checkPayment } from '../../modules/payments/public/check-payment.ts';
import { usableTransaction } from '../../modules/payments/request-payment.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { inTransaction } from '../transaction.ts';
import { type Home, homes, phoneOf } from './demo-homes.ts';
import { demoSellerId } from './demo-sellers.ts';
import { leavesOthers } from './demo-stock.ts';

const hour = 60 * 60 * 1000;

export interface OrderPlan {
  readonly type: DeliveryType;
  readonly hoursAgo: number;
  /** The account that buys; `koper` without it. */
  readonly buyer?: keyof DemoPeople;
  /** The status changes by each side, with hours after the purchase. */
  readonly moves: readonly (readonly [who: keyof DemoPeople, event: FlaggedEvent, after: number])[];
  /** Values that otherwise come from the carrier or the transport planner. */
  readonly extra?: {
    readonly postnl_label_link?: string;
    readonly track_and_trace_link?: string;
  };
}

const parcel = {
  postnl_label_link: 'https://post.hervonden.test/label',
  track_and_trace_link: 'https://post.hervonden.test/volg',
};

/** One order in every state, between the demo's buyer and seller. */
const plans: readonly OrderPlan[] = [
  { type: 'post_transport', hoursAgo: 20, moves: [], extra: parcel },
  { type: 'brenger_transport', hoursAgo: 30, moves: [] },
  { type: 'pickup_transport', hoursAgo: 90, moves: [['verkoper', 'arrive', 70]] },
  { type: 'frl_transport', hoursAgo: 110, moves: [['verkoper', 'hand_off', 60]] },
  {
    ...{ type: 'brenger_transport', hoursAgo: 200 },
    moves: [
      ['verkoper', 'arrive', 100],
      ['koper', 'confirm', 150],
    ],
  },
  {
    ...{ type: 'pickup_transport', hoursAgo: 260 },
    moves: [
      ['verkoper', 'arrive', 90],
      ['koper', 'dispute', 120],
    ],
  },
  { type: 'post_transport', hoursAgo: 400, moves: [['staf', 'cancel', 130]] },
];

const complaint = 'Eén van de poten is gebroken. Op de foto’s was daar niets van te zien.';
const flags = {
  ...{ arrive: { hasArrived: true }, hand_off: { isHandedOff: true }, confirm: { isConfirmed: true } },
  ...{ dispute: { isInReview: true, complaint }, cancel: { isCancelled: true } },
} as const;

/** The shipping and billing address of a buyer. */
function addressOf({ name, email }: Viewer, home: Home) {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    ...{ firstName, lastName: rest.join(' ') || firstName, companyName: '' },
    ...{ ...home, houseNumberExtension: '', phoneNumber: phoneOf(home), email },
  };
}

/**
 * Creates orders of the demo's buyer with the demo's seller through the same code as real ones: a cart, a payment at
 * the simulated provider, its status, and the later changes by both sides. They use products that the seed has
 * already sold, as far as there are any. Their events are left to `seedNotifications`.
 */
export async function seedOrders(deps: ServerDeps): Promise<void> {
  const products = await freeProducts(deps);
  const people = await demoPeople(deps);
  const now = deps.clock.now().getTime();
  let free = [...products];
  for (const plan of plans) {
    if (free.length === 0) free = [...products];
    const isPost = plan.type === 'post_transport';
    const fits = ({ isParcel }: FreeProduct) => isParcel === isPost;
    // Heavy products cannot go by post: if there are too few light ones, one is sold once more.
    const suits = free.find(fits) ?? (isPost ? products.find(fits) : undefined) ?? free[0];
    if (suits === undefined) return;
    free = free.filter((product) => product !== suits);
    await seedOrder(deps, people, plan, { productId: suits.id, now });
  }
}

/**
 * Minimum number of products that the seller has for sale: in a small demo the sold products are bought several times
 * instead.
 */
const leftForSale = 12;

function mayGoByPost({ weight_category: weight }: { readonly weight_category: string | null }): boolean {
  return weight === 'A' || weight === 'C';
}

interface FreeProduct {
  readonly id: string;
  /** Whether it can be sent by post. */
  readonly isParcel: boolean;
}

const parcels = plans.filter(({ type }) => type === 'post_transport').length;

/**
 * Returns products of the seller that no other demo data refers to: the sold ones first, then some that can go by
 * post, then those that have been for sale the longest.
 */
export async function freeProducts({ db, clock }: ServerDeps): Promise<readonly FreeProduct[]> {
  const oldest = Math.max(...plans.map(({ hoursAgo }) => hoursAgo));
  const taken = (['bids', 'conversations', 'sale_suggestions'] as const).map(
    (table) => sql<boolean>`not exists (select from ${sql.table(table)} t where t.product_id = products.id)`,
  );
  const own = db
    .selectFrom('products')
    .where('seller_id', '=', demoSellerId('verkoper'))
    .where('status', '=', 'PUBLISHED');
  const sold = await own
    .select(['id', 'weight_category'])
    .where('inventory', '=', 0)
    .orderBy('id')
    .limit(12)
    .execute();
  const { count } = await own
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('inventory', '>', 0)
    .executeTakeFirstOrThrow();
  const forSale = await own
    .select(['id', 'weight_category'])
    .where('inventory', '>', 0)
    .where('publication_date', '<', new Date(clock.now().getTime() - oldest * hour))
    .where((eb) => eb.and([...taken, leavesOthers]))
    .orderBy('publication_date')
    .orderBy('id')
    .execute();
  const room = Math.min(plans.length - sold.length, Math.max(0, Number(count) - leftForSale));
  const byPost = forSale.filter(mayGoByPost).slice(0, Math.min(parcels, room));
  const others = forSale.filter((product) => !byPost.includes(product)).slice(0, room - byPost.length);
  return [...sold, ...byPost, ...others].map((product) => ({
    id: product.id,
    isParcel: mayGoByPost(product),
  }));
}

/**
 * Returns the product of those that the seller has sold which has the fewest orders; it is sold once more, so that
 * nothing leaves the shop.
 */
export async function soldProduct({ db }: ServerDeps, seller: string): Promise<string | undefined> {
  const sold = await db
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', demoSellerId(seller))
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '=', 0)
    .orderBy(sql`(select count(*) from order_products o where o.product_id = products.id)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return sold?.id;
}

export type DemoPeople = Readonly<Record<'koper' | 'verkoper' | 'merk' | 'nieuw' | 'staf', Viewer>>;

/** Returns the demo accounts of buyer, sellers and staff as signed-in viewers. */
export async function demoPeople({ db }: ServerDeps): Promise<DemoPeople> {
  const find = async (handle: string): Promise<Viewer> => {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', `${handle}@hervonden.test`)
      .executeTakeFirstOrThrow();
    return {
      ...{ userId: user.id, email: user.email, name: user.name, sellerId: user.seller_id },
      ...{ isStaff: user.is_staff, lacksSecondFactor: false, tokenId: '' },
    };
  };
  return {
    ...{ koper: await find('koper'), verkoper: await find('verkoper') },
    ...{ merk: await find('merk'), nieuw: await find('nieuw'), staf: await find('staf') },
  };
}

/**
 * Builds the dependencies and context for an action in the past. Demo staff have no authenticator yet, so the second
 * factor is optional here.
 */
export function actAt(
  deps: ServerDeps,
  viewer: Viewer,
  at: Date,
): { readonly parts: ServerDeps; readonly context: GraphqlContext } {
  const config: ServerDeps['config'] = { ...deps.config, staffSecondFactor: 'optional' };
  const parts = { ...deps, clock: { now: () => at }, config };
  return { parts, context: contextFor(parts, { ip: '127.0.0.1', headers: {} }, viewer) };
}

/** Buys a product and applies the plan's status changes of both sides; returns the delivery's id. */
export async function seedOrder(
  deps: ServerDeps,
  people: DemoPeople,
  plan: OrderPlan,
  { productId, now }: { readonly productId: string; readonly now: number },
): Promise<string> {
  const { db } = deps;
  const as = (who: keyof DemoPeople, after: number) => {
    const at = new Date(now - plan.hoursAgo * hour + after * hour);
    return { ...actAt(deps, people[who], at), at };
  };
  const buyerName = plan.buyer ?? 'koper';
  const buyer = as(buyerName, 0);
  await db.updateTable('products').set({ inventory: 1, sold_at: null }).where('id', '=', productId).execute();
  const cartUuid = await cartWith(deps, people[buyerName], homes[buyerName], {
    productId,
    type: plan.type,
    at: buyer.at,
  });
  const wish = { cartUuid, paymentMethod: 'ideal' as const };
  const { transactionUid } = await usableTransaction(buyer.context, wish).catch(async () => {
    // The method is not available for this product and buyer: pay with the courier, which delivers everywhere, and
    // set the method afterwards.
    await db
      .updateTable('cart_lines')
      .set({ delivery_method_id: 'brenger_transport' })
      .where('cart_id', '=', cartUuid)
      .execute();
    return await usableTransaction(buyer.context, wish);
  });
  await db
    .updateTable('simulated_payments')
    .set({ status: 'completed' })
    .where('reference', '=', transactionUid)
    .execute();
  await checkPayment(buyer.parts, transactionUid);
  const { id: uuid } = await db
    .selectFrom('order_deliveries')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('orders.cart_id', '=', cartUuid)
    .select('order_deliveries.id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('order_deliveries')
    .set({ ...plan.extra, delivery_type: plan.type, original_type: plan.type })
    .where('id', '=', uuid)
    .execute();
  // The deadlines were set for the delivery method in the cart; set them again for the final one.
  await inTransaction(db, (tx) => setClock(scopeOf(tx, buyer.parts.bus, buyer.parts.clock.now()), uuid));
  for (const [who, event, after] of plan.moves)
    await updateDeliveryStatus(as(who, after).context, { uuid, ...flags[event] });
  return uuid;
}

async function cartWith(
  { db }: ServerDeps,
  buyer: Viewer,
  home: Home,
  line: { readonly productId: string; readonly type: DeliveryType; readonly at: Date },
): Promise<string> {
  const id = randomUUID();
  const dates = { created_at: line.at, updated_at: line.at };
  const own = JSON.stringify(addressOf(buyer, home));
  const places = { shipping_address: own, billing_address: own };
  await db
    .insertInto('carts')
    .values({ id, user_id: buyer.userId, ...places, ...dates })
    .execute();
  await db
    .insertInto('cart_lines')
    .values({
      ...{ id: randomUUID(), cart_id: id, product_id: line.productId, quantity: 1 },
      delivery_method_id: line.type,
    })
    .execute();
  return id;
}
