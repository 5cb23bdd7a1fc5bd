import { randomUUID } from 'node:crypto';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { dayRefusal } from '#domain/transports/transport-dates.ts';
import { contextFor } from '../../graphql/request-context.ts';
import {
  proposeDates,
  rejectDates,
  selectDate,
  startPlanning,
  updateDimensions,
} from '../../modules/transports/plan-transport.ts';
import { latestProposal, loadDayRules, loadPlanning } from '../../modules/transports/store.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { type DemoPeople, demoPeople, freeProducts, seedOrder } from './demo-orders.ts';
import { demoSellerId } from './demo-sellers.ts';

const hour = 60 * 60 * 1000;
const steps = ['start', 'propose', 'reject', 'select', 'plan', 'fail'] as const;
type Step = (typeof steps)[number];

/**
 * One plan for every state of the planning dialogue, except the initial one, which an order of `seedOrders` is in.
 */
const plans: readonly { readonly hoursAgo: number; readonly steps: readonly Step[] }[] = [
  { hoursAgo: 26, steps: ['start'] },
  { hoursAgo: 44, steps: ['start', 'propose'] },
  { hoursAgo: 62, steps: ['start', 'propose', 'reject'] },
  { hoursAgo: 96, steps: ['start', 'propose', 'select', 'plan'] },
  { hoursAgo: 118, steps: ['start', 'propose', 'select', 'fail'] },
];

/**
 * Creates orders with transport planning in every state, taking each step through the same commands as both sides.
 * Their events are left to `seedNotifications`.
 */
export async function seedTransports(deps: ServerDeps): Promise<void> {
  const people = await demoPeople(deps);
  const products = await freeProducts(deps);
  const now = deps.clock.now().getTime();
  for (const [at, plan] of plans.entries()) {
    // Reuses products that the other demo orders use, so that the products for sale remain for sale.
    const product = products[(at + 1) % products.length];
    if (product === undefined) continue;
    const order = { type: 'brenger_transport', hoursAgo: plan.hoursAgo, moves: [] } as const;
    const uuid = await seedOrder(deps, people, order, { productId: product.id, now });
    for (const [index, step] of plan.steps.entries()) {
      const moment = new Date(now - plan.hoursAgo * hour + (index + 1) * 4 * hour);
      await takeStep({ ...deps, clock: { now: () => moment } }, people, uuid, step);
    }
  }
}

async function takeStep(deps: ServerDeps, people: DemoPeople, uuid: string, step: Step): Promise<void> {
  const { db } = deps;
  const as = (who: keyof DemoPeople) => contextFor(deps, { ip: '127.0.0.1', headers: {} }, people[who]);
  const latest = async () => latestProposal(await loadPlanning(db, uuid));
  switch (step) {
    case 'start':
      await startPlanning(as('koper'), { deliveryUuid: uuid });
      return;
    case 'propose':
      await updateDimensions(as('verkoper'), { uuid, width: 160, height: 82, depth: 48 });
      await proposeDates(as('verkoper'), { brengerTransportUuid: uuid, dates: await someDays(deps, uuid) });
      return;
    case 'reject':
      await rejectDates(as('koper'), { id: (await latest())?.id ?? '' });
      return;
    case 'select': {
      const proposal = await latest();
      await selectDate(as('koper'), { id: proposal?.id ?? '', selectedDate: proposal?.dates.at(-1) ?? '' });
      return;
    }
    case 'plan':
    case 'fail':
      await endBooking(deps, uuid, step);
  }
}

/** Returns three days that the seller can propose, far enough ahead that they do not pass soon after the start. */
async function someDays({ db, clock }: ServerDeps, uuid: string): Promise<readonly string[]> {
  const planning = await loadPlanning(db, uuid);
  const now = clock.now();
  const rules = await loadDayRules(db, { sellerId: demoSellerId('verkoper'), planning, now });
  const today = amsterdamDay(now);
  return Array.from({ length: 90 }, (_, offset) => plusDays(today, offset))
    .filter((day) => dayRefusal(day, rules) === null)
    .filter((_, at) => [5, 6, 9].includes(at));
}

/** Records the partner's answer to the booking: planned or failed. */
async function endBooking({ db, clock }: ServerDeps, uuid: string, how: 'plan' | 'fail'): Promise<void> {
  const now = clock.now();
  const day = latestProposal(await loadPlanning(db, uuid))?.selectedDate ?? null;
  await db
    .updateTable('transports')
    .set(
      how === 'plan'
        ? { planning: 'shipment_planned', sync: 'synced', shipping_date: day, updated_at: now }
        : { sync: 'not_synced', sync_failed: true, updated_at: now },
    )
    .where('delivery_id', '=', uuid)
    .execute();
  await db.deleteFrom('deadlines').where('subject_id', '=', uuid).execute();
  if (how === 'fail' || day === null) return;
  await db
    .insertInto('deadlines')
    .values({
      ...{ id: randomUUID(), kind: 'transport_window', subject_id: uuid, last_error: null },
      due_at: new Date(Date.parse(`${day}T17:00:00Z`) - 24 * hour),
    })
    .execute();
}
