import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSellerUser } from '../../factories/sellers.ts';
import { startApi } from '../../setup/api-harness.ts';
import { createManualClock } from '../../setup/manual-clock.ts';

/** A buyer without an account. */
export const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

/** A server with a manual clock, whose emails are recorded, and a seller. */
export async function openPaymentsHarness() {
  const clock = createManualClock(new Date());
  const mails: MailMessage[] = [];
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  const seller = await makeSellerUser(api.db);

  return {
    ...{ api, clock, mails },
    /** Runs deadlines, their event handlers, and the handlers of events that these emit. */
    async settled() {
      for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
    },
    product: async (given = {}) => await makeProduct(api.db, seller.sellerId, given),
    async statusOf(transactionUid: string, token?: string) {
      const { data, errors } = await api.graphql<{ it: Record<string, string> }>(
        `query ($uid: String!) { it: transactionStatus(transactionUid: $uid) {
          __typename ... on Transaction { transactionUid status cartUuid } ... on Error { errorCode message } } }`,
        { uid: transactionUid },
        { token },
      );
      expect(errors).toEqual([]);
      return data.it;
    },
    stockOf: async (id: string) =>
      await api.db
        .selectFrom('products')
        .select(['inventory', 'sold_at', 'status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ordersOf: async (cartUuid: string) =>
      await api.db.selectFrom('orders').selectAll().where('cart_id', '=', cartUuid).execute(),
  };
}

export type PaymentsHarness = Awaited<ReturnType<typeof openPaymentsHarness>>;
