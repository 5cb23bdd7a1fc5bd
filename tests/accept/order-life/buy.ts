import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { LineRecord } from './history.ts';
import type { Life } from './life.ts';
import { buyerToken, pay } from './pay.ts';
import type { OfferedProduct } from './people.ts';
import { addVouchers, noVouchers, type Reduction, reductionsOf } from './vouchers.ts';

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
  // A cart that pays an agreed bid takes no vouchers.
  const vouchers = bid === null ? await addVouchers(life, cartUuid) : noVouchers;
  const transactionUid = await pay(life, cartUuid);
  if (transactionUid === null) return [];
  const asked = life.banks.payments.byReference(transactionUid)?.amount ?? 0;
  const reductions = reductionsOf(chosen, vouchers, asked);
  return await linesOf(life, { transactionUid, chosen, reductions, cardId: vouchers.card?.id ?? null });
}

function end({ record }: Life, how: string): readonly LineRecord[] {
  record.end = how;
  return [];
}

async function fillCart(life: Life): Promise<string | null> {
  const { client, cast } = life;
  const cart = await client.change<{ uuid: string }>(
    buyerToken(life),
    'mutation { it: createCart { __typename ... on Cart { uuid } } }',
    {},
  );
  if (cart === null) return null;
  let added = 0;
  for (const { id } of cast.products) {
    const filled = await client.change(
      buyerToken(life),
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
    buyerToken(life),
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
    buyerToken(life),
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
    buyerToken(life),
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
      buyerToken(life),
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

interface Purchase {
  readonly transactionUid: string;
  readonly chosen: readonly Chosen[];
  /** Of each chosen product. */
  readonly reductions: readonly Reduction[];
  readonly cardId: string | null;
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
async function linesOf(life: Life, purchase: Purchase): Promise<readonly LineRecord[]> {
  const { transactionUid, chosen, reductions, cardId } = purchase;
  const { client, world, cast, record } = life;
  for (let quarter = 0; quarter < quartersUntilDetected; quarter += 1) {
    const lines: LineRecord[] = [];
    for (const [at, { product, type, price, deliveryPrice }] of chosen.entries()) {
      const isGuest = cast.buyer === null;
      const sold = await client.read<SoldView>(
        isGuest ? product.seller.tokenAt(world.now()) : buyerToken(life),
        `query ($role: OrderRole!, $title: String!) {
          it: orderProducts(filters: { role: $role }, searchString: $title, limit: 50) { __typename ... on OrderProductList {
            orderProducts { uuid title delivery { uuid } order { created } } } } }`,
        { role: isGuest ? 'SELLER' : 'BUYER', title: product.title },
      );
      const found = sold?.orderProducts.find(({ title }) => title === product.title);
      if (found === undefined) continue;
      const { sellerId, marginPpm, feeCents, isTrader } = product.seller;
      const { discount, giftCard } = reductions[at] ?? { discount: 0, giftCard: 0 };
      lines.push({
        ...{ life: cast.life, uuid: found.uuid, deliveryUuid: found.delivery.uuid, transactionUid },
        ...{ title: product.title, sellerId, marginPpm, feeCents, type, price, deliveryPrice },
        ...{ discount, giftCard, giftCardId: giftCard > 0 ? cardId : null, isTraderSale: isTrader },
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
