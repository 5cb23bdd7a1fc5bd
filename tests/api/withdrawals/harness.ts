import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { type Buyer, buy } from '../../factories/orders.ts';
import { makeProduct } from '../../factories/products.ts';
import { openOrdersHarness } from '../orders/harness.ts';

const purchaseParts = `__typename
  ... on Purchase {
    orderUuid orderNumber sellerName buyerName role isTraderSale lastDay refusal refundable refundableInPart
    withdrawal { uuid state name reason turn due possible sentBack tracking objection decision refund outcome
      returnAddress { name street postcode city } }
  }
  ... on Error { errorCode message }`;
const withFields = `${purchaseParts} ... on ValidationError { fields { field code } }`;

export interface SeenPurchase {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly lastDay?: string | null;
  readonly withdrawal?: { readonly uuid: string; readonly state: string } | null;
  readonly [name: string]: unknown;
}

type Person = { readonly token: string };
const day = 24 * 60 * 60 * 1000;

/** Extends openOrdersHarness with a trader and the actions of both sides and staff on a withdrawal. */
export async function openWithdrawalsHarness() {
  const orders = await openOrdersHarness();
  const { api, buyer, shop, settled } = orders;
  const trader = await shop({
    ...{ type: 'business', name: 'Meubelhuis De Gouden Eeuw' },
    margin_included_ppm: 150_000,
    transaction_fee_cents: 100,
  });

  async function call<Answer>(
    text: string,
    variables: Record<string, unknown>,
    token?: string,
  ): Promise<Answer> {
    const { data, errors } = await api.graphql<{ it: Answer }>(text, variables, { token });
    expect(errors).toEqual([]);
    return data.it;
  }
  const seen = ({ token }: Person, orderUuid: string) =>
    call<SeenPurchase>(
      `query ($orderUuid: String!) { it: purchaseWithdrawal(orderUuid: $orderUuid) { ${purchaseParts} } }`,
      { orderUuid },
      token,
    );
  const declare = ({ token }: Person, orderUuid: string, given: Record<string, unknown> = {}) =>
    call<SeenPurchase>(
      `mutation ($orderUuid: String!, $name: String!, $reason: String!, $commandId: String) {
        it: declareWithdrawal(orderUuid: $orderUuid, name: $name, reason: $reason, commandId: $commandId) {
          ${withFields} } }`,
      { orderUuid, name: 'Noor Janssen', reason: '', ...given },
      token,
    );
  const step = ({ token }: Person, uuid: string, event: string, text = '') =>
    call<SeenPurchase>(
      `mutation ($uuid: String!, $event: WithdrawalStep!, $text: String) {
        it: changeWithdrawal(uuid: $uuid, event: $event, text: $text) { ${withFields} } }`,
      { uuid, event, text },
      token,
    );
  const decide = ({ token }: Person, uuid: string, refund: number, text = 'De tafel heeft nieuwe krassen.') =>
    call<SeenPurchase>(
      `mutation ($uuid: String!, $refund: Float!, $text: String!) {
        it: decideWithdrawal(uuid: $uuid, refund: $refund, text: $text) { ${withFields} } }`,
      { uuid, refund, text },
      token,
    );

  /** A sale by the trader for €450. */
  async function traderSale(type: DeliveryType = 'post_transport', by: Buyer & { token?: string } = buyer) {
    const product = await makeProduct(api.db, trader.sellerId, { title: `Tafel ${randomUUID()}` });
    const { transactionUid, lines } = await buy(api, by, [{ ...product, type }]);
    const [line] = lines;
    if (line === undefined) throw new Error('nothing was sold');
    return { ...line, transactionUid };
  }
  /** A sale whose product arrived this many days ago. */
  async function received(daysAgo = 1) {
    const sold = await traderSale();
    const at = new Date(Date.now() - daysAgo * day);
    await api.db
      .updateTable('order_deliveries')
      .set({ status: 'ARRIVED', shipped_at: at, arrived_at: at })
      .where('id', '=', sold.deliveryUuid)
      .execute();
    return sold;
  }
  /** A received product with a declared withdrawal. */
  async function declared(daysAgo = 1) {
    const sold = await received(daysAgo);
    const answer = await declare(buyer, sold.uuid);
    expect(answer.withdrawal).toMatchObject({ state: 'RETURN_PENDING' });
    return { ...sold, withdrawalUuid: answer.withdrawal?.uuid ?? '' };
  }
  /** Moves the start of the current state back by a number of days, then runs the sweep. */
  async function daysPass(withdrawalUuid: string, days: number) {
    const since = new Date(Date.now() - days * day);
    await api.db
      .updateTable('withdrawals')
      .set({ state_since: since })
      .where('id', '=', withdrawalUuid)
      .execute();
    await api.db
      .updateTable('deadlines')
      .set({ due_at: new Date() })
      .where('subject_id', '=', withdrawalUuid)
      .execute();
    await settled();
  }
  return {
    ...{ ...orders, trader, call, seen, declare, step, decide, traderSale, received, declared, daysPass },
    withFields,
  };
}
