import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { Clock } from '#server/clock.ts';
import type { Locale } from '#server/messages.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { buy } from '../../factories/orders.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser } from '../../factories/sellers.ts';
import { makeUser } from '../../factories/users.ts';
import { startApi } from '../../setup/api-harness.ts';

export const parts = `__typename
  ... on OrderProduct {
    uuid created title price discount quantity role payout payoutMade payoutDays { from until } money isNothingDue
    order { orderNumber created } product { uuid }
    delivery {
      uuid status possible hasArrived arrivedAt handedOffAt confirmedAt cancelledAt complaint shipBy asksForTransport
      transportHandledBySeller answeredTransportQuestion originalTransportType pricePaidByCustomer
      pricePaidToTransporter trackAndTraceLink dhlTrackerCode postnlLabelLink shippedAt endedBy hasComplaint
      shippingAddress { street city } deliveryMethod { type }
    }
  }
  ... on Error { errorCode message }`;
const changed = `${parts} ... on ValidationError { fields { field code } }`;

export interface Sold {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly fields?: readonly object[];
  readonly role?: string | null;
  readonly payout?: number | null;
  readonly payoutMade?: boolean | null;
  readonly payoutDays?: { readonly from: string } | null;
  readonly money?: string;
  readonly delivery?: Readonly<Record<string, unknown>>;
}

/** A server with a buyer, a seller and staff, and their actions on orders. */
export async function openOrdersHarness(given: { readonly clock?: Clock } = {}) {
  const mails: MailMessage[] = [];
  const api = await startApi({ mail: { send: async (message) => void mails.push(message) }, ...given });

  async function person(given = {}) {
    const user = await makeUser(api.db, given);
    return { ...user, token: await api.signIn(user) };
  }
  async function shop(terms = {}, locale: Locale = 'nl') {
    const user = await makeSellerUser(api.db, terms);
    return { ...user, token: await api.signIn(user, locale) };
  }
  const buyer = await person();
  const seller = await shop({ margin_included_ppm: 150_000, transaction_fee_cents: 100 });
  const staff = await person({ isStaff: true });

  /** Sells a product of the seller to the buyer with this delivery method. */
  async function sale(type: DeliveryType = 'pickup_transport') {
    const product = await makeProduct(api.db, seller.sellerId, { title: `Stoel ${randomUUID()}` });
    const { transactionUid, lines } = await buy(api, buyer, [{ ...product, type }]);
    const [line] = lines;
    if (line === undefined) throw new Error('nothing was sold');
    return { ...line, transactionUid, productId: product.id };
  }

  async function ask(call: string, variables: Record<string, unknown>, token?: string): Promise<Sold> {
    const { data, errors } = await api.graphql<{ it: Sold }>(call, variables, { token });
    expect(errors).toEqual([]);
    return data.it;
  }
  const read = (uuid: string, token?: string) =>
    ask(`query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ${parts} } }`, { uuid }, token);
  const move = ({ token }: { readonly token: string }, uuid: string, flags: Record<string, unknown>) =>
    ask(
      `mutation ($uuid: String!, $hasArrived: Boolean, $isHandedOff: Boolean, $isConfirmed: Boolean,
        $isInReview: Boolean, $isCancelled: Boolean, $complaint: String, $reason: String, $commandId: String, $code: String) {
        it: updateDeliveryStatus(uuid: $uuid, hasArrived: $hasArrived, isHandedOff: $isHandedOff,
          isConfirmed: $isConfirmed, isInReview: $isInReview, isCancelled: $isCancelled,
          complaint: $complaint, reason: $reason, commandId: $commandId, code: $code) { ${changed} } }`,
      { uuid, ...flags },
      token,
    );
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  };
  const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  return { api, mails, person, shop, buyer, seller, staff, sale, ask, read, move, settled, subjectsTo };
}
