import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { LineRecord } from './history.ts';
import type { Life } from './life.ts';
import { type BankPayment, leftOf } from './payment-bank.ts';
import type { OfferedProduct } from './people.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface Chosen {
  readonly product: OfferedProduct;
  readonly type: DeliveryType;
  /** In cents. */
  readonly deliveryPrice: number;
  readonly price: number;
}

/** Makes the purchase that the life intends, or fails to; resolves to the lines of the order. */
export async function buy(life: Life): Promise<readonly LineRecord[]> {
  const bid = life.random.chance(0.2) && life.cast.buyer !== null ? await buyByBid(life) : null;
  if (bid === 'over') return [];
  const cartUuid = bid?.cartUuid ?? (await fillCart(life));
  if (cartUuid === null) return end(life, 'found nothing to buy');
  const prices = new Map(life.cast.products.map((product) => [product.id, product.price]));
  if (bid !== null) prices.set(bid.product.id, bid.price);
  const chosen = await chooseDelivery(life, cartUuid, prices);
  if (chosen === null) return end(life, 'found no delivery');
  const transactionUid = await pay(life, cartUuid);
  if (transactionUid === null) return [];
  return await linesOf(life, { transactionUid, chosen });
}

function end({ record }: Life, how: string): readonly LineRecord[] {
  record.end = how;
  return [];
}

const token = ({ cast, world }: Life) => cast.buyer?.tokenAt(world.now()) ?? null;

async function fillCart(life: Life): Promise<string | null> {
  const { client, cast } = life;
  const cart = await client.change<{ uuid: string }>(
    token(life),
    'mutation { it: createCart { __typename ... on Cart { uuid } } }',
    {},
  );
  if (cart === null) return null;
  let added = 0;
  for (const { id } of cast.products) {
    const filled = await client.change(
      token(life),
      `mutation ($cart: String!, $product: String!) {
        it: addProductToCart(cartUuid: $cart, productUuid: $product, quantity: 1) { __typename ... on Error { errorCode } } }`,
      { cart: cart.uuid, product: id },
    );
    if (filled !== null) added += 1;
  }
  return added === 0 ? null : cart.uuid;
}

interface WonBid {
  readonly cartUuid: string;
  readonly product: OfferedProduct;
  readonly price: number;
}

/** Bids on the first product, and pays the agreed price if there is one. */
async function buyByBid(life: Life): Promise<WonBid | 'over' | null> {
  const { client, cast, world, random } = life;
  const [product] = cast.products;
  if (product === undefined) return null;
  const amount = Math.max(1, Math.floor((product.price / 100) * (0.5 + random.next() * 0.4)));
  const placed = await client.change<{ uuid: string }>(
    token(life),
    `mutation ($amount: Int!, $email: String!, $product: String!, $commandId: String!) {
      it: placeBid(amount: $amount, email: $email, productUuid: $product, commandId: $commandId) {
        __typename ... on BidPlaced { uuid } ... on Error { errorCode } } }`,
    { amount, email: cast.buyer?.email, product: product.id },
  );
  if (placed === null) return null;
  await world.pause(random.below(8 * 24) * hour);
  const answer = random.pick(['ACCEPTED', 'ACCEPTED', 'COUNTERBID', 'REJECTED', null] as const);
  const counter = Math.ceil((amount + product.price / 100) / 2);
  if (answer !== null)
    await client.change(
      product.seller.tokenAt(world.now()),
      `mutation ($uuid: String!, $status: BidAnswer!, $counter: Int, $commandId: String!) {
        it: updateBid(uuid: $uuid, status: $status, counterbidAmount: $counter, commandId: $commandId) {
          __typename ... on Error { errorCode } } }`,
      { uuid: placed.uuid, status: answer, counter: answer === 'COUNTERBID' ? counter : null },
    );
  await world.pause(random.below(6 * 24) * hour);
  const bid = await client.read<{ status: string; paymentLink: string | null }>(
    token(life),
    'query ($uuid: String!) { it: bid(uuid: $uuid) { __typename ... on Bid { status paymentLink } } }',
    { uuid: placed.uuid },
  );
  const cartUuid = /[0-9a-f-]{36}/.exec(bid?.paymentLink ?? '')?.[0];
  if (cartUuid === undefined) {
    life.record.end = 'bid in vain';
    return 'over';
  }
  return { cartUuid, product, price: (bid?.status === 'ACCEPTED' ? amount : counter) * 100 };
}

interface CartView {
  readonly deliveries: readonly {
    readonly uuid: string;
    readonly deliveryOptions: readonly { readonly id: DeliveryType; readonly price: number }[];
    readonly lines: readonly { readonly product: { readonly uuid: string } }[];
  }[];
}

async function chooseDelivery(
  life: Life,
  cart: string,
  prices: ReadonlyMap<string, number>,
): Promise<readonly Chosen[] | null> {
  const { client, cast, random } = life;
  const email = cast.buyer?.email ?? cast.guestEmail;
  const person = { firstName: 'Noor', lastName: 'Janssen', email };
  const shipping = random.chance(0.5)
    ? {
        ...person,
        street: 'Biltstraat',
        houseNumber: '12',
        postcode: '3572 BJ',
        city: 'Utrecht',
        country: 'NL',
      }
    : {
        ...person,
        street: 'Nieuwestad',
        houseNumber: '3',
        postcode: '8911 CH',
        city: 'Leeuwarden',
        country: 'NL',
      };
  const view = await client.change<CartView>(
    token(life),
    `mutation ($cart: String!, $shipping: CartAddressInput!) {
      it: updateAddresses(cartUuid: $cart, shippingAddress: $shipping) { __typename ... on Error { errorCode }
        ... on Cart { deliveries { uuid deliveryOptions { id price } lines { product { uuid } } } } } }`,
    { cart, shipping },
  );
  if (view === null) return null;
  const chosen: Chosen[] = [];
  for (const { uuid, deliveryOptions, lines } of view.deliveries) {
    const product = cast.products.find(({ id }) => id === lines[0]?.product.uuid);
    const option = deliveryOptions.find(({ id }) => id === product?.wanted) ?? deliveryOptions.at(-1);
    if (product === undefined || option === undefined) return null;
    const done = await client.change(
      token(life),
      `mutation ($cart: String!, $delivery: String!, $method: String!) {
        it: selectDeliveryMethod(cartUuid: $cart, deliveryUuid: $delivery, deliveryMethodId: $method) {
          __typename ... on Error { errorCode } } }`,
      { cart, delivery: uuid, method: option.id },
    );
    if (done === null) return null;
    const price = prices.get(product.id) ?? 0;
    chosen.push({ product, type: option.id, price, deliveryPrice: Math.round(option.price * 100) });
  }
  return chosen;
}

async function begin(life: Life, cart: string): Promise<string | null> {
  const answer = await life.client.change<{ transactionUid: string }>(
    token(life),
    `mutation ($cart: String!, $method: PaymentMethod!) {
      it: getUsableTransaction(cartUuid: $cart, paymentMethod: $method) {
        __typename ... on UsableTransaction { transactionUid } ... on Error { errorCode } } }`,
    { cart, method: life.random.pick(['ideal', 'bcmc', 'creditcard']) },
  );
  if (answer !== null) life.record.transactions.add(answer.transactionUid);
  return answer?.transactionUid ?? null;
}

/** Pays at the bank at once, late or never; resolves to the payment that succeeded, or null. */
async function pay(life: Life, cart: string): Promise<string | null> {
  const { world, random, record, banks } = life;
  for (let tries = 0; tries < 3; tries += 1) {
    const uid = await begin(life, cart);
    if (uid === null) {
      record.end = 'was too late';
      return null;
    }
    const payment = banks.payments.byReference(uid);
    if (payment === undefined) throw new Error('a payment that the bank does not know');
    const chance = random.next();
    if (chance < 0.05) return await payTwice(life, cart, payment);
    if (chance < 0.1) break;
    if (chance < 0.16) {
      payment.status = 'canceled';
      await announce(life, payment.webhook);
      continue;
    }
    if (chance < 0.25) await world.pause(random.below(48) * hour);
    if (chance >= 0.25 && chance < 0.37) {
      payment.status = 'pending';
      await announce(life, payment.webhook);
      await world.pause(1 + random.below(7 * 24) * hour);
      if (payment.status === 'pending') payment.status = random.chance(0.8) ? 'paid' : 'failed';
      await announce(life, payment.webhook);
    } else await payNow(life, payment);
    if (payment.status !== 'paid') continue;
    if (random.chance(0.06)) chargeBackLater(life, uid);
    return uid;
  }
  record.end = 'did not pay';
  return null;
}

/** Starts another payment of the same cart, as from a second tab: at most one of the two may complete the purchase. */
async function payTwice(life: Life, cart: string, first: BankPayment): Promise<string | null> {
  const [, uid] = await Promise.all([payNow(life, first), begin(life, cart)]);
  const second = uid === null ? undefined : life.banks.payments.byReference(uid);
  if (second !== undefined) await payNow(life, second);
  if (first.status === 'paid') return first.reference;
  if (second?.status === 'paid') return second.reference;
  life.record.end = 'did not pay';
  return null;
}

async function payNow(life: Life, payment: BankPayment): Promise<void> {
  if (payment.status !== 'open') return;
  payment.status = 'paid';
  await announce(life, payment.webhook);
}

/** Calls the webhook once, twice or never; without it, the shop's own check detects the payment. */
async function announce({ client, random }: Life, webhook: string): Promise<void> {
  const times = random.pick([0, 1, 1, 1, 2]);
  await Promise.all(Array.from({ length: times }, () => client.knock(webhook)));
}

/** Days or weeks later, the bank charges back the rest of a payment and calls the webhook until the answer is 200. */
function chargeBackLater({ world, client, banks, random, record }: Life, uid: string): void {
  const at = world.now() + 5 * day + random.below(75 * 24) * hour;
  world.begin('a chargeback', async () => {
    await world.until(at);
    const payment = banks.payments.byReference(uid);
    if (payment === undefined || leftOf(payment) === 0) return;
    const from = world.now();
    payment.chargedBack = leftOf(payment);
    while (!(await client.knock(payment.webhook))) await world.pause(6 * hour);
    for (const line of record.lines)
      if (line.transactionUid === uid) line.actions.push({ what: 'charged_back', from, until: world.now() });
  });
}

interface Purchase {
  readonly transactionUid: string;
  readonly chosen: readonly Chosen[];
}

interface SoldView {
  readonly orderProducts: readonly {
    readonly uuid: string;
    readonly title: string;
    readonly delivery: { readonly uuid: string };
    readonly order: { readonly created: string };
  }[];
}

/** Quarters of a day in which the shop has to detect a payment that no webhook announced. */
const quartersUntilDetected = 16;

/** The purchased lines, once the shop knows that they are paid; a guest's sellers see the order first. */
async function linesOf(life: Life, { transactionUid, chosen }: Purchase): Promise<readonly LineRecord[]> {
  const { client, world, cast, record } = life;
  for (let quarter = 0; quarter < quartersUntilDetected; quarter += 1) {
    const lines: LineRecord[] = [];
    for (const { product, type, price, deliveryPrice } of chosen) {
      const isGuest = cast.buyer === null;
      const sold = await client.read<SoldView>(
        isGuest ? product.seller.tokenAt(world.now()) : token(life),
        `query ($role: OrderRole!, $title: String!) {
          it: orderProducts(filters: { role: $role }, searchString: $title, limit: 50) { __typename ... on OrderProductList {
            orderProducts { uuid title delivery { uuid } order { created } } } } }`,
        { role: isGuest ? 'SELLER' : 'BUYER', title: product.title },
      );
      const found = sold?.orderProducts.find(({ title }) => title === product.title);
      if (found === undefined) continue;
      const { sellerId, marginPpm, feeCents } = product.seller;
      lines.push({
        ...{ life: cast.life, uuid: found.uuid, deliveryUuid: found.delivery.uuid, transactionUid },
        ...{ title: product.title, sellerId, marginPpm, feeCents, type, price, deliveryPrice },
        ...{ placedAt: Date.parse(found.order.created), actions: [] },
      });
    }
    if (lines.length === chosen.length) {
      record.lines.push(...lines);
      record.end = 'bought';
      return lines;
    }
    await world.pause(day / 4);
  }
  record.end = 'paid too late';
  return [];
}
