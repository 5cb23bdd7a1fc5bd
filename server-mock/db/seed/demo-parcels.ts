import { announceParcel } from '../../modules/shipments/announce-parcel.ts';
import { followParcel } from '../../modules/shipments/follow-parcel.ts';
import { handleParcel, type parcelSteps } from '../../modules/shipments/handle-parcel.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { actAt, demoPeople, type OrderPlan, seedOrder } from './demo-orders.ts';
import { demoSellerId } from './demo-sellers.ts';

const hour = 60 * 60 * 1000;

interface ParcelPlan extends OrderPlan {
  /** The final status that the simulated carrier reports. */
  readonly fate: 'lost' | 'returned';
  /** Hours after the purchase at which the carrier's last scan is read. */
  readonly followedAfter: number;
  /** The steps that staff took, with hours after the purchase. */
  readonly steps: readonly (readonly [step: (typeof parcelSteps)[number], after: number])[];
}

/** Hours after the purchase at which the seller handed in the parcel. */
const shippedAfter = 26;

/** One parcel that waits for staff, and one that they have handled. */
const plans: readonly ParcelPlan[] = [
  { type: 'post_transport', hoursAgo: 170, moves: [], fate: 'lost', followedAfter: 165, steps: [] },
  {
    ...{ type: 'post_transport', hoursAgo: 190, moves: [], fate: 'returned', followedAfter: 120 },
    steps: [
      ['CONTACTED', 140],
      ['RESOLVED', 165],
    ],
  },
];

/**
 * Creates parcels of the demo's seller that got lost or were returned, announced to the simulated carrier like any
 * other. Their events are left to `seedNotifications`.
 */
export async function seedParcels(deps: ServerDeps): Promise<void> {
  const people = await demoPeople(deps);
  const products = await soldByPost(deps);
  const now = deps.clock.now().getTime();
  for (const [index, plan] of plans.entries()) {
    const productId = products[index % products.length]?.id;
    if (productId === undefined) return;
    const deliveryUuid = await seedOrder(deps, people, plan, { productId, now });
    const at = (after: number) => actAt(deps, people.staf, new Date(now + (after - plan.hoursAgo) * hour));
    await announceParcel(at(0).parts, deliveryUuid);
    await deps.db
      .updateTable('simulated_parcels')
      .set({ fate: plan.fate, created_at: new Date(now - plan.hoursAgo * hour) })
      .where('reference', '=', deliveryUuid)
      .execute();
    await followParcel(at(plan.followedAfter).parts, deliveryUuid);
    // The carrier was polled only once, so the first scan got the time of the last one; set the real time of
    // shipping.
    await deps.db
      .updateTable('order_deliveries')
      .set({ shipped_at: at(shippedAfter).context.clock.now() })
      .where('id', '=', deliveryUuid)
      .execute();
    for (const [step, after] of plan.steps) await handleParcel(at(after).context, { deliveryUuid, step });
  }
}

/** Returns products of the seller that were sent by post; they are sold once more. */
async function soldByPost({ db }: ServerDeps): Promise<readonly { readonly id: string }[]> {
  return await db
    .selectFrom('products')
    .innerJoin('order_products', 'order_products.product_id', 'products.id')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .where('order_products.seller_id', '=', demoSellerId('verkoper'))
    .where('order_deliveries.delivery_type', '=', 'post_transport')
    .select('products.id')
    .distinct()
    .orderBy('products.id')
    .limit(plans.length)
    .execute();
}
