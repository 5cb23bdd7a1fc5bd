import { inTransaction } from '#server/db/transaction.ts';
import { recordPrice } from '#server/modules/catalog/price-history.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { buy, end, makeCart, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { Person } from './verify-history.ts';

interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
}

/** The people of a history, and how the expected notifications of an act are recorded. */
export interface TradeStage {
  readonly api: ApiHarness;
  readonly random: Random;
  readonly now: () => Date;
  readonly sellerId: string;
  readonly sellers: readonly Person[];
  readonly buyers: readonly Person[];
  readonly staff: Person;
  mutate(query: string, variables: Record<string, unknown>, token?: string): Promise<Answer>;
  /** These people have to be notified of a subject now. */
  note(persons: readonly Person[], kind: string, subject: string): void;
  /** Only these people may be notified of a subject later, when a term is about to end or has ended. */
  involve(persons: readonly Person[], subject: string): void;
}

type Act = () => Promise<void>;

interface OpenOrder {
  readonly uuid: string;
  readonly deliveryUuid: string;
  readonly type: 'pickup_transport' | 'post_transport';
  readonly buyer: Person;
  status: 'PAID' | 'SHIPPED' | 'ARRIVED';
}

/** Orders from payment to confirmation, some of them with a complaint. */
export function orderActs(stage: TradeStage) {
  const { api, random, sellers, buyers, mutate, note, involve } = stage;
  const orders: OpenOrder[] = [];
  const complaints: { readonly uuid: string; readonly buyer: Person }[] = [];
  const seller = () => random.pick(sellers).token;

  const order: Act = async () => {
    const [type, buyer] = [random.pick(['pickup_transport', 'post_transport'] as const), random.pick(buyers)];
    const { id } = await makeProduct(api.db, stage.sellerId, { price_cents: 50_000 });
    const { lines } = await buy(api, buyer, [{ id, type }]);
    for (const { uuid, deliveryUuid } of lines) {
      orders.push({ uuid, deliveryUuid, type, buyer, status: 'PAID' });
      involve([...sellers, buyer], uuid);
      note([buyer], 'order_placed', uuid);
      note(sellers, 'product_sold', uuid);
    }
  };
  const report = async (uuid: string, flag: 'hasArrived' | 'isConfirmed', token: string) =>
    await mutate(
      `mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, ${flag}: true) { __typename } }`,
      { uuid },
      token,
    );
  const ship = async (sold: OpenOrder) => {
    const sent = await mutate(
      'mutation ($deliveryUuid: String!) { it: sendParcel(deliveryUuid: $deliveryUuid) { __typename } }',
      { deliveryUuid: sold.deliveryUuid },
      seller(),
    );
    if (sent.__typename !== 'OrderProduct') return;
    sold.status = 'SHIPPED';
    note([sold.buyer], 'order_changed', sold.uuid);
  };
  const arrive = async (sold: OpenOrder) => {
    const arrived = await report(sold.deliveryUuid, 'hasArrived', seller());
    if (arrived.__typename !== 'OrderProduct') return;
    sold.status = 'ARRIVED';
    note([sold.buyer], 'order_changed', sold.uuid);
  };
  const confirm = async (sold: OpenOrder) => {
    const confirmed = await report(sold.deliveryUuid, 'isConfirmed', sold.buyer.token);
    if (confirmed.__typename === 'OrderProduct') note(sellers, 'order_changed', sold.uuid);
  };
  const complain = async (sold: OpenOrder) => {
    const opened = await mutate(
      `mutation ($orderUuid: String!) { it: openCase(orderUuid: $orderUuid, reason: OTHER, checks: [],
        description: "De linkerpoot is gebroken.", wish: FULL_REFUND, photos: []) {
        __typename ... on OrderCase { uuid } } }`,
      { orderUuid: sold.uuid },
      sold.buyer.token,
    );
    if (opened.uuid === undefined) return;
    complaints.push({ uuid: opened.uuid, buyer: sold.buyer });
    involve([...sellers, sold.buyer], opened.uuid);
    note([...sellers, sold.buyer], 'order_changed', sold.uuid);
  };
  const withdraw: Act = async () => {
    const complaint = complaints.shift();
    if (complaint === undefined) return;
    const withdrawn = await mutate(
      'mutation ($uuid: String!) { it: changeCase(uuid: $uuid, event: withdraw) { __typename } }',
      { uuid: complaint.uuid },
      complaint.buyer.token,
    );
    if (withdrawn.__typename === 'OrderCase') note(sellers, 'case_changed', complaint.uuid);
  };
  /** The next step of an order, which ends at a random step. */
  const advance: Act = async () => {
    const at = random.below(Math.max(1, orders.length));
    const sold = orders[at];
    if (sold === undefined) return;
    if (sold.status === 'PAID') return await (sold.type === 'post_transport' ? ship(sold) : arrive(sold));
    if (sold.status === 'SHIPPED') return await arrive(sold);
    orders.splice(at, 1);
    await (random.chance(0.4) ? complain(sold) : confirm(sold));
  };
  return { order, advance, withdraw, hasComplaints: () => complaints.length > 0 };
}

/** Acts on products that people wishlisted, watch or reported. */
export function interestActs({ api, now, random, sellerId, sellers, buyers, staff, ...stage }: TradeStage) {
  const { mutate, note, involve } = stage;

  const reduce: Act = async () => {
    const saver = random.pick(buyers);
    const { id } = await makeProduct(api.db, sellerId, { price_cents: 50_000 });
    await inTransaction(api.db, async (tx) => {
      await recordPrice(tx, id, new Date(now().getTime() - 1_000));
      await writeDocument(tx, saver.id, 'wishlist', id, { id, addedAt: 1 });
    });
    const reduced = await mutate(
      `mutation ($uuid: String!) { it: updateProduct(uuid: $uuid, input: { price: 400 }) { __typename } }`,
      { uuid: id },
      random.pick(sellers).token,
    );
    if (reduced.__typename !== 'Product') throw new Error(`a reduction: ${reduced.__typename}`);
    involve([saver], id);
    note([saver], 'saved_product_reduced', id);
  };
  const watch: Act = async () => {
    const [payer, watcher] = random.chance(0.5) ? buyers : buyers.toReversed();
    if (payer === undefined || watcher === undefined) return;
    const { id } = await makeProduct(api.db, sellerId, { price_cents: 50_000, inventory: 1 });
    const cart = await makeCart(api, payer, [{ id }]);
    const { transactionUid = '' } = await pay(api, cart, { token: payer.token });
    const watched = await mutate(
      'mutation ($id: String!) { it: watchProduct(productUuid: $id) { __typename } }',
      { id },
      watcher.token,
    );
    if (watched.__typename !== 'ProductWatch') throw new Error(`a watch: ${watched.__typename}`);
    await end(api, transactionUid, 'cancelled');
    involve([watcher], id);
    note([watcher], 'watched_product_available', id);
  };
  const resolve: Act = async () => {
    const reporter = random.pick(buyers);
    const { id } = await makeProduct(api.db, sellerId);
    const { uuid } = await mutate(
      `mutation ($id: String!) { it: report(kind: PRODUCT, uuid: $id, reason: COUNTERFEIT,
        words: "Dit is een kopie.") { __typename ... on Reported { uuid } } }`,
      { id },
      reporter.token,
    );
    if (uuid === undefined) return;
    involve([reporter], uuid);
    note([reporter], 'report_received', uuid);
    const resolved = await mutate(
      `mutation ($uuid: String!) { it: resolveReport(uuid: $uuid, decision: NO_VIOLATION,
        explanation: "Het merk bevestigt dat het echt is.", note: "") { __typename } }`,
      { uuid },
      staff.token,
    );
    if (resolved.__typename !== 'StaffReport') throw new Error(`a decision: ${resolved.__typename}`);
    note([reporter], 'report_resolved', uuid);
  };
  return { reduce, watch, resolve };
}
