import { randomUUID } from 'node:crypto';
import { emptyDraft } from '#domain/product/draft.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeConversation } from '#tests/factories/chats.ts';
import { troubledParcel } from '#tests/factories/pickups.ts';
import { placedOrder } from '#tests/factories/placed-order.ts';
import { completeDraft, makePhotos, makeProduct } from '#tests/factories/products.ts';
import { receivedReviewed } from '#tests/factories/reviews.ts';
import { plannedTransport, proposedTransport } from '#tests/factories/transports.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { People } from './principals.ts';
import { type DeskThings, deskThings } from './things-desk.ts';

/** Objects owned by `buyer` and `seller`, created anew for each call, because calls change and remove them. */
export interface Things extends DeskThings {
  readonly boardUuid: string;
  readonly cartUuid: string;
  readonly wishlistUuid: string;
  readonly wantedUuid: string;
  readonly bidUuid: string;
  /** The buyer's purchase from the seller and its delivery. */
  readonly orderUuid: string;
  readonly deliveryUuid: string;
  readonly transactionUid: string;
  /**
   * Another delivery between them, whose transport is waiting for the seller; and the proposed dates of a third one,
   * which are waiting for the buyer.
   */
  readonly plannedUuid: string;
  readonly proposalUuid: string;
  readonly proposedDay: string;
  /** A parcel between them that the carrier has lost. */
  readonly parcelUuid: string;
  /** Another delivery between them, by pickup. */
  readonly meetingUuid: string;
  /** A received product without reviews, and one with a published review by the buyer. */
  readonly receivedUuid: string;
  readonly reviewedUuid: string;
  readonly suggestionUuid: string;
  /** Conversation of the buyer and the seller about `product`. */
  readonly conversationUuid: string;
  readonly tokenUuid: string;
  readonly passkeyUuid: string;
  readonly addressUuid: string;
  /** A question below the product list of /meubels, the only one with its own text. */
  readonly faqUuid: string;
  readonly buyerPhoto: string;
  readonly sellerPhotos: readonly string[];
  /** A published product of the seller. */
  readonly product: { readonly id: string; readonly slug: string };
  /** A product in review, visible only to its seller and staff. */
  readonly hidden: { readonly id: string; readonly slug: string };
  /** A product of the seller that staff took offline. */
  readonly removed: { readonly id: string; readonly slug: string };
  readonly draftUuid: string;
  /** A published product of another seller, for operations on other people's products. */
  readonly elsewhere: { readonly id: string; readonly slug: string };
  /** Texts that nobody but their owner (and staff) may ever read. */
  readonly secrets: readonly string[];
}

function secret(): string {
  return `geheim-${randomUUID()}`;
}

export async function makeThings(api: ApiHarness, people: People): Promise<Things> {
  // An earlier call may have turned them into sellers.
  const noSellers = [
    people.buyer.id,
    people.otherBuyer.id,
    people.inactive.id,
    people.staff.id,
    people.admin.id,
  ];
  await api.db.updateTable('users').set({ seller_id: null }).where('id', 'in', noSellers).execute();
  const texts = {
    board: secret(),
    wanted: secret(),
    address: secret(),
    draft: secret(),
    hidden: secret(),
    chat: secret(),
  };
  const own = await buyerThings(api, people, texts);
  const { product, hidden, removed, draftUuid, sellerPhotos } = await sellerThings(api, people, texts);
  const elsewhere = await makeProduct(api.db, people.otherSeller.sellerId);
  const keys = await credentials(api, people);
  const bidUuid = await bidOn(api, people, product.id);
  const suggestionUuid = await suggestedFor(api, people, product.id);
  const conversationUuid = await makeConversation(api.db, people.buyer, people.seller, product.id, [
    { side: 'BUYER', text: texts.chat },
  ]);
  const sold = await soldTo(api, people, texts.address);
  await ownInvolved(api, people, product.id, own);
  const desk = await deskThings(api, people, { productId: product.id, ...sold });
  return {
    ...own,
    ...{
      product,
      hidden,
      removed,
      draftUuid,
      sellerPhotos,
      elsewhere,
      bidUuid,
      ...sold,
      ...desk,
      suggestionUuid,
      conversationUuid,
      ...keys,
    },
    wishlistUuid: people.buyer.row.wishlist_uuid,
    faqUuid: await productListTexts(api),
    secrets: [...Object.values(texts), people.buyer.email, people.seller.email],
  };
}

async function productListTexts({ db }: ApiHarness): Promise<string> {
  const now = new Date();
  const [id, faqUuid] = [randomUUID(), randomUUID()];
  await db.deleteFrom('listing_contents').execute();
  const texts = { title: 'Meubels', content: '', intro: '', created_at: now, updated_at: now };
  await db
    .insertInto('listing_contents')
    .values({ id, url: '/meubels', language: 'nl', ...texts })
    .execute();
  const faq = { content_id: id, position: 0, question: 'Zijn ze schoon?', answer: 'Ja.' };
  await db
    .insertInto('listing_faqs')
    .values({ id: faqUuid, ...faq })
    .execute();
  return faqUuid;
}

type ThingTexts = Readonly<Record<'board' | 'wanted' | 'address' | 'draft' | 'hidden' | 'chat', string>>;

async function buyerThings({ db }: ApiHarness, { buyer }: People, texts: ThingTexts) {
  const now = new Date();
  const dates = { created_at: now, updated_at: now };
  const [boardUuid, cartUuid, wantedUuid, addressUuid] = [0, 1, 2, 3].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  // Removed first, because the number per person is limited.
  await db.deleteFrom('boards').where('user_id', '=', buyer.id).execute();
  await db.deleteFrom('wanted_items').where('user_id', '=', buyer.id).execute();
  await db
    .insertInto('boards')
    .values({ id: boardUuid, user_id: buyer.id, title: texts.board, share_key: null, ...dates })
    .execute();
  await db.deleteFrom('carts').where('user_id', '=', buyer.id).execute();
  const place = { houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' };
  const door = {
    firstName: 'Anna',
    lastName: 'Bos',
    companyName: '',
    street: texts.address,
    houseNumber: '1',
  };
  const goesTo = JSON.stringify({ ...door, ...place, phoneNumber: '', email: '' });
  await db
    .insertInto('carts')
    .values({
      ...{ id: cartUuid, user_id: buyer.id, shipping_address: goesTo, billing_address: goesTo, ...dates },
    })
    .execute();
  const sizes = { width_lower: null, width_upper: null, height_lower: null, height_upper: null };
  const more = { depth_lower: null, depth_upper: null, diameter_lower: null, diameter_upper: null };
  await db
    .insertInto('wanted_items')
    .values({
      ...{ id: wantedUuid, user_id: buyer.id, title: texts.wanted, description: texts.wanted },
      ...{ budget_cents: 10_000, category: null, locale: 'nl', ...sizes, ...more, ...dates },
    })
    .execute();
  const address = {
    ...{ id: addressUuid, firstName: 'Anna', lastName: 'Bos', companyName: '', street: texts.address },
    ...{ houseNumber: '1', houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht' },
    ...{ country: 'NL' as const, phoneNumber: '', email: '', createdAt: now.getTime() },
  };
  await inTransaction(db, (tx) => writeDocument(tx, buyer.id, 'addresses', addressUuid, address));
  const [buyerPhoto = ''] = await makePhotos(db, buyer.id, 3);
  return { boardUuid, cartUuid, wantedUuid, addressUuid, buyerPhoto };
}

async function sellerThings({ db }: ApiHarness, { seller, admin }: People, texts: ThingTexts) {
  const product = await makeProduct(db, seller.sellerId, {
    ...{ editorial_description: 'De woorden van de winkel.', editorial_source: 'PRODUCT_FACTS' },
  });
  const hidden = await makeProduct(db, seller.sellerId, {
    ...{ status: 'IN_REVIEW', title: texts.hidden, publication_date: null },
  });
  const removed = await makeProduct(db, seller.sellerId, { status: 'ARCHIVED' });
  await db
    .insertInto('product_removals')
    .values({
      ...{ id: randomUUID(), product_id: removed.id, reason: 'MISLEADING', explanation: 'Een kopie.' },
      ...{ removed_at: new Date(), removed_by: admin.id },
    })
    .execute();
  const keys = await makePhotos(db, seller.id, 3);
  const draft = { ...emptyDraft(randomUUID(), Date.now()), ...completeDraft(keys, { title: texts.draft }) };
  await inTransaction(db, (tx) => writeDocument(tx, seller.id, 'drafts', draft.id, draft));
  return { product, hidden, removed, draftUuid: draft.id, sellerPhotos: keys };
}

async function bidOn({ db }: ApiHarness, { buyer, seller }: People, productId: string): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('bids')
    .values({
      ...{ id, product_id: productId, seller_id: seller.sellerId, user_id: buyer.id, email: buyer.email },
      ...{ amount_cents: 40_000, counterbid_cents: null, seller_responded_at: null },
      ...{ created_at: now, modified_at: now },
    })
    .execute();
  return id;
}

async function suggestedFor({ db }: ApiHarness, { seller }: People, productId: string): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('sale_suggestions')
    .values({
      ...{ id, product_id: productId, seller_id: seller.sellerId, type: 'PRICE_REDUCTION', step: 1 },
      ...{ price_cents: 45_000, suggested_price_cents: 40_000, custom_price_cents: null },
      ...{ view_count: 90, wishlist_count: 2, days_online: 30, sold_prices: [], error_code: null },
      ...{ created_at: now, published_at: now, responded_at: null, applied_at: null },
    })
    .execute();
  return id;
}

/** A sale between them, with the buyer's address. */
async function soldTo({ db }: ApiHarness, { buyer, seller }: People, street: string) {
  const { id: productId } = await makeProduct(db, seller.sellerId, { inventory: 0 });
  const place = () => placedOrder(db, { buyer, sellerId: seller.sellerId, productId, street });
  const [sold, planned, proposed] = [await place(), await place(), await place()];
  const [receivedUuid, reviewedUuid] = await receivedReviewed(db, [await place(), await place()]);
  const { orderUuid: disputedUuid } = await place();
  const { deliveryUuid: parcelUuid } = await place();
  await troubledParcel(db, parcelUuid);
  const { deliveryUuid: meetingUuid } = await place();
  await db
    .updateTable('order_deliveries')
    .set({ delivery_type: 'pickup_transport', original_type: 'pickup_transport' })
    .where('id', '=', meetingUuid)
    .execute();
  await plannedTransport(db, planned.deliveryUuid);
  const dates = await proposedTransport(db, proposed.deliveryUuid);
  const reviews = { receivedUuid, reviewedUuid };
  return {
    ...sold,
    disputedUuid,
    parcelUuid,
    plannedUuid: planned.deliveryUuid,
    ...dates,
    meetingUuid,
    ...reviews,
  };
}

/** Puts the product into the buyer's cart, board and wishlist, so that calls can remove it. */
async function ownInvolved(
  { db }: ApiHarness,
  { buyer, seller }: People,
  productId: string,
  { cartUuid, boardUuid }: { readonly cartUuid: string; readonly boardUuid: string },
): Promise<void> {
  const product_id = productId;
  await db
    .insertInto('cart_lines')
    .values({
      ...{ id: randomUUID(), cart_id: cartUuid, product_id, quantity: 1 },
      delivery_method_id: 'pickup_transport',
    })
    .execute();
  await db.insertInto('board_items').values({ board_id: boardUuid, product_id }).execute();
  const own = { user_id: buyer.id, created_at: new Date() };
  await db
    .insertInto('product_watches')
    .values({ ...own, product_id })
    .execute();
  await db
    .insertInto('seller_follows')
    .values({ ...own, seller_id: seller.sellerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const saved = { id: productId, addedAt: Date.now() };
  await inTransaction(db, (tx) => writeDocument(tx, buyer.id, 'wishlist', productId, saved));
}

/** A signed-in device of the buyer, and a passkey. */
async function credentials({ db }: ApiHarness, { buyer }: People) {
  const now = new Date();
  const device = { userId: buyer.id, device: 'Telefoon van de koper', secondFactor: false };
  const { id: tokenUuid } = await inTransaction(db, (tx) => issueToken(tx, device, now));
  const passkeyUuid = randomUUID();
  await db.deleteFrom('passkeys').where('user_id', '=', buyer.id).execute();
  await db
    .insertInto('passkeys')
    .values({
      ...{ id: passkeyUuid, user_id: buyer.id, credential_id: randomUUID(), public_key: 'x', counter: '0' },
      ...{ transports: '[]', name: 'Telefoon', created_at: now, last_used_at: null },
    })
    .execute();
  return { tokenUuid, passkeyUuid };
}
