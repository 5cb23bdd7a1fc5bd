import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockLine } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import { buy } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { openOrdersHarness } from '../orders/harness.ts';

interface Caller {
  readonly token?: string | undefined;
}

interface Shown {
  readonly uuid: string;
  readonly state: string;
  readonly author: string;
  readonly stars: number;
  readonly feedback: string;
  readonly name: string;
  readonly isEdited: boolean;
  readonly editUntil: string | null;
  readonly canReply: boolean;
  readonly reply: string | null;
  readonly ratings: object | null;
}

interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly fields?: readonly object[];
  readonly role?: string | null;
  readonly writeUntil?: string | null;
  readonly own?: Shown | null;
  readonly received?: Shown | null;
}

const review = `uuid state author stars feedback name isEdited editUntil canReply reply publishBy
  ratings { itemCondition }`;
const parts = `__typename
  ... on OrderReviews { role writeUntil own { ${review} } received { ${review} } }
  ... on Error { errorCode message }`;
const changed = `${parts} ... on ValidationError { fields { field code } }`;

const content = {
  ...{ stars: 5, feedback: 'Alles in orde', feedbackPlatform: '', name: 'Anna' },
  ratings: {
    ...{ deliveryTime: 5, itemCondition: 5, itemDescription: 4 },
    ...{ itemWrapping: 3, sellerCommunication: 5, platformService: 4 },
  },
};
type Content = { readonly [Field in keyof typeof content]?: unknown };

/** Extends openOrdersHarness with the actions of both sides on reviews. */
export async function openReviewsHarness() {
  const orders = await openOrdersHarness();
  const { api, buyer, seller, staff, move } = orders;

  async function ask<Result = Answer>(call: string, variables: object, { token }: Caller): Promise<Result> {
    const { data, errors } = await api.graphql<{ it: Result }>(call, { ...variables }, { token });
    expect(errors).toEqual([]);
    return data.it;
  }
  const change = (name: 'writeReview' | 'editReview') => {
    const call = `mutation ($uuid: String!, $review: ReviewInput!, $commandId: String) {
      it: ${name}(orderProductUuid: $uuid, review: $review, commandId: $commandId) { ${changed} } }`;
    return (uuid: string, as: Caller, given: Content = {}, commandId?: string) =>
      ask(call, { uuid, review: { ...content, ...given }, commandId }, as);
  };
  const read = (uuid: string, as: Caller) =>
    ask(`query ($uuid: String!) { it: orderReviews(orderProductUuid: $uuid) { ${parts} } }`, { uuid }, as);
  const reply = (uuid: string, as: Caller, text: string) =>
    ask(
      `mutation ($uuid: String!, $text: String!) {
        it: replyToReview(orderProductUuid: $uuid, text: $text) { ${changed} } }`,
      { uuid, text },
      as,
    );

  async function confirm(deliveryUuid: string, as: { readonly token: string } = buyer) {
    await move(seller, deliveryUuid, { hasArrived: true });
    const { delivery } = await move(as, deliveryUuid, { isConfirmed: true });
    expect(delivery).toMatchObject({ status: 'CONFIRMED' });
  }

  /** Sells a product that is delivered and confirmed. */
  async function received(as: typeof buyer = buyer) {
    const product = await makeProduct(api.db, seller.sellerId);
    const [line] = (await buy(api, as, [product])).lines;
    if (line === undefined) throw new Error('nothing was sold');
    await confirm(line.deliveryUuid, as);
    await settled();
    return line;
  }

  /** Runs the sweep and the outbox until nothing is left to do. */
  async function settled(): Promise<void> {
    for (let round = 0; round < 4; round += 1) await api.server.background.runOnce();
  }

  /** Moves all timestamps of a sale's reviews back by a number of milliseconds. */
  async function age(orderProductId: string, milliseconds: number): Promise<void> {
    const earlier = (column: string) =>
      sql`${sql.ref(column)} - make_interval(secs => ${milliseconds / 1000})`;
    const { db } = api;
    await sql`update order_deliveries set confirmed_at = ${earlier('confirmed_at')}
      where order_product_id = ${orderProductId}`.execute(db);
    await sql`update reviews set submitted_at = ${earlier('submitted_at')},
      published_at = ${earlier('published_at')} where order_product_id = ${orderProductId}`.execute(db);
    await sql`update deadlines set due_at = ${earlier('due_at')} where subject_id = ${orderProductId}
      or subject_id in (select id::text from reviews where order_product_id = ${orderProductId})`.execute(db);
  }

  /** Fully refunds a sale after receipt. */
  async function refund(orderProductId: string): Promise<void> {
    await inTransaction(api.db, async (tx) => {
      const scope = scopeOf(tx, api.server.deps.bus, api.server.deps.clock.now());
      const line = await lockLine(tx, orderProductId);
      if (line === undefined) throw new Error('no such line');
      await transitionDelivery(scope, { line, event: 'refund', actor: 'system' }, (code) => new Error(code));
    });
  }

  /** The public reviews of the seller. */
  const shown = async () => {
    const { data } = await api.graphql<{
      seller: { numberOfRatings: number; totalRating: number | null };
      sellerReviews: { totalCount: number; reviews: readonly object[] };
    }>(
      `query ($uuid: String!) {
        seller(uuid: $uuid) { ... on Seller { numberOfRatings totalRating } }
        sellerReviews(uuid: $uuid, limit: 50) { ... on SellerReviewList {
          totalCount reviews { name stars feedbackSeller isEdited reply } } } }`,
      { uuid: seller.sellerId },
    );
    return { ...data.seller, ...data.sellerReviews };
  };

  const report = (uuid: string, as: Caller) =>
    ask(
      `mutation ($uuid: String!) {
        it: report(kind: REVIEW, uuid: $uuid, reason: ABUSE, words: "Dit is niet netjes.") {
          __typename ... on Error { errorCode } } }`,
      { uuid },
      as,
    );
  async function removeReported(reviewId: string) {
    const { id } = await api.db
      .selectFrom('reports')
      .select('id')
      .where('subject_id', '=', reviewId)
      .executeTakeFirstOrThrow();
    return await ask<object>(
      `mutation ($uuid: String!) { it: resolveReport(uuid: $uuid, decision: REMOVED, ground: RULES,
        explanation: "Dit is een belediging.", note: "") {
        ... on StaffReport { decision review { isHidden feedback } } ... on Error { errorCode } } }`,
      { uuid: id },
      staff,
    );
  }

  /** The kinds of a person's notifications about the reviews of a sale. */
  async function noticesAbout(orderProductId: string, userId: string): Promise<readonly string[]> {
    const rows = await api.db
      .selectFrom('sync_documents')
      .select('content')
      .where('user_id', '=', userId)
      .where('collection', '=', 'notifications')
      .where('id', '=', `review:${orderProductId}`)
      .execute();
    return rows.map(({ content: stored }) => (stored as { readonly kind: string }).kind);
  }

  /** Who was invited to review a sale, and through which channel. */
  async function asksAbout(orderProductId: string) {
    const rows = await api.db
      .selectFrom('notification_sends')
      .select(['detail', 'channel'])
      .where('kind', '=', 'review_requested')
      .where('subject', '=', orderProductId)
      .orderBy('detail')
      .orderBy('channel')
      .execute();
    return rows.map(({ detail, channel }) => [detail, channel]);
  }

  async function exportOf({ token }: { readonly token: string }): Promise<string> {
    const url = '/api/v2/users/me/export/';
    const answer = await api.inject({ method: 'GET', url, headers: { authorization: `Token ${token}` } });
    expect(answer.statusCode).toBe(200);
    const archive = unzipSync(new Uint8Array(answer.rawPayload));
    return Object.values(archive)
      .map((file) => strFromU8(file))
      .join('\n');
  }

  const deleteAccount = ({ token, password }: { readonly token: string; readonly password: string }) =>
    ask(
      `mutation ($password: String!) { it: deleteAccount(password: $password) { __typename } }`,
      { password },
      { token },
    );

  return {
    ...{ ...orders, confirm, received, settled, age, refund, shown, report, removeReported },
    ...{ noticesAbout, asksAbout, exportOf, deleteAccount, read, reply },
    ...{ write: change('writeReview'), edit: change('editReview') },
  };
}
