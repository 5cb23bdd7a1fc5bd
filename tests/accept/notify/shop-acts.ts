import { limitRules } from '#server/limit-rules.ts';
import { chatClient } from '#tests/factories/chat-client.ts';
import { makeProduct } from '#tests/factories/products.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import type { TradeStage } from './trade-acts.ts';
import type { Person } from './verify-history.ts';

type Act = () => Promise<void>;

/** Resets the rate limits of the address from which all requests come; a history would exceed them. */
export async function forgetLimits({ server }: ApiHarness): Promise<void> {
  for (const rule of [limitRules.placeBid, limitRules.askSeller])
    await server.deps.limits.forget(rule, '127.0.0.1');
}

/** Bids on products of the shop, and its answers to them. */
export function bidActs({ api, random, sellerId, sellers, buyers, mutate, note, involve }: TradeStage) {
  const openBids: { readonly uuid: string; readonly buyer: Person }[] = [];
  const bid: Act = async () => {
    const target = await makeProduct(api.db, sellerId, { price_cents: 50_000 });
    const buyer = random.pick(buyers);
    await forgetLimits(api);
    const placed = await mutate(
      `mutation ($amount: Int!, $email: String!, $productUuid: String!) {
        it: placeBid(amount: $amount, email: $email, productUuid: $productUuid) {
          __typename ... on BidPlaced { uuid } } }`,
      { amount: 300, productUuid: target.id, email: buyer.email },
      buyer.token,
    );
    if (placed.uuid === undefined) return;
    openBids.push({ uuid: placed.uuid, buyer });
    involve([buyer], placed.uuid);
    note(sellers, 'bid_received', placed.uuid);
  };
  const answer: Act = async () => {
    const open = openBids.shift();
    if (open === undefined) return;
    const status = random.pick(['ACCEPTED', 'REJECTED', 'COUNTERBID']);
    const answered = await mutate(
      `mutation ($uuid: String!, $status: BidAnswer!, $counter: Int) {
        it: updateBid(uuid: $uuid, status: $status, counterbidAmount: $counter) { __typename } }`,
      { uuid: open.uuid, status, counter: status === 'COUNTERBID' ? 400 : null },
      random.pick(sellers).token,
    );
    if (answered.__typename === 'Bid') note([open.buyer], 'bid_answered', open.uuid);
  };
  return { bid, answer };
}

/** Messages and questions about a product of the shop. */
export function contactActs({ api, random, sellers, buyers, mutate, note }: TradeStage, productId: string) {
  const message: Act = async () => {
    const buyer = random.pick(buyers);
    const client = chatClient(api, buyer.token);
    const { body } = await client.open(productId);
    const sent = await client.send(body.uuid, 'Is de kast er nog?');
    if (sent.__typename === 'ChatMessageSent') note(sellers, 'message_received', body.uuid);
  };
  const ask: Act = async () => {
    await forgetLimits(api);
    const asked = await mutate(
      `mutation ($id: String!) { it: askSeller(productUuid: $id, kind: QUESTION, name: "Anna Bos",
        email: "anna@hervonden.test", message: "Is de kast nog te koop?") { __typename } }`,
      { id: productId },
    );
    if (asked.__typename.endsWith('Error')) return;
    const { id } = await api.db
      .selectFrom('questions')
      .select('id')
      .where('product_id', '=', productId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    note(sellers, 'question_received', id);
  };
  return { message, ask };
}

/** The review of a product of the shop, which `followers` follow. */
export function reviewAct(
  { api, sellerId, sellers, staff, mutate, note }: TradeStage,
  followers: readonly Person[],
): Act {
  return async () => {
    const waiting = await makeProduct(api.db, sellerId, { status: 'IN_REVIEW', publication_date: null });
    const reviewed = await mutate(
      `mutation ($slug: String!) { it: reviewProduct(slug: $slug, decision: APPROVE) { __typename } }`,
      { slug: waiting.slug },
      staff.token,
    );
    if (reviewed.__typename !== 'Product') return;
    note(sellers, 'product_approved', waiting.id);
    note(followers, 'followed_seller_published', sellerId);
  };
}
