import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { newTotp } from '#server/modules/auth/totp.ts';
import { ledgerProblemsOf } from '#server/modules/payouts/check-ledger.ts';
import { checkPayout } from '#server/modules/payouts/check-payout.ts';
import { planSeller } from '#server/modules/payouts/plan-seller.ts';
import { reconcileDay } from '#server/modules/payouts/reconcile-day.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { end } from '../../factories/orders.ts';
import {
  confirmedSale,
  createTestClock,
  payoutRunNow,
  settleAll,
  settlePayout,
} from '../../factories/payouts.ts';
import { makeSellerUser } from '../../factories/sellers.ts';
import { makeUser } from '../../factories/users.ts';
import { startApi } from '../../setup/api-harness.ts';

const iban = 'NL91ABNA0417164300';

export interface Shop {
  readonly id: string;
  readonly email: string;
  readonly sellerId: string;
  readonly token: string;
}

interface Mismatch {
  readonly kind: string;
  readonly reference: string;
  readonly ourStatus: string | null;
  readonly theirStatus: string | null;
}

type Answer = Readonly<Record<string, unknown>> & { readonly errorCode?: string };

const failing = '__typename ... on Error { errorCode message }';

/** A server with a manual clock, a buyer, staff, and sellers with payouts. */
export async function openPayoutsHarness() {
  const mails: MailMessage[] = [];
  const clock = createTestClock('2026-03-01T12:00:00Z');
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  const { db } = api;

  async function person(given = {}) {
    const user = await makeUser(db, given);
    return { ...user, token: await api.signIn(user) };
  }
  async function shop(given = {}): Promise<Shop> {
    const terms = { margin_included_ppm: 150_000, iban, account_holder: 'Robin de Vries', ...given };
    const user = await makeSellerUser(db, terms);
    return { ...user, token: await api.signIn(user) };
  }
  const buyer = await person();
  const staff = await person({ isStaff: true });

  const sale = (seller: Shop) => confirmedSale(api, { sellerId: seller.sellerId, buyer });
  const payoutsOf = (seller: Shop) =>
    db.selectFrom('payouts').selectAll().where('seller_id', '=', seller.sellerId).orderBy('number').execute();
  const linesOf = async (payoutId: string) => {
    const rows = await db
      .selectFrom('payout_lines')
      .select('order_product_id')
      .where('payout_id', '=', payoutId)
      .orderBy('order_product_id')
      .execute();
    return rows.map(({ order_product_id }) => order_product_id);
  };
  const planAgain = (seller: Shop) =>
    inTransaction(db, (tx) =>
      planSeller(scopeOf(tx, api.server.bus, clock.now()), { sellerId: seller.sellerId, runId: null }),
    );
  const runAll = () => settleAll(api);

  /** Plans a seller's payout of a number of confirmed sales. */
  async function dueTo(seller: Shop, sales = 1) {
    clock.set('2026-03-02T12:00:00Z');
    for (let count = 0; count < sales; count += 1) await sale(seller);
    clock.set('2026-03-04T06:30:00Z');
    await planAgain(seller);
    const planned = (await payoutsOf(seller)).at(-1);
    if (planned === undefined) throw new Error('nothing was planned');
    return planned;
  }

  async function ask(text: string, variables: Record<string, unknown>, token?: string): Promise<Answer> {
    const { data, errors } = await api.graphql<{ it: Answer }>(text, variables, { token });
    expect(errors).toEqual([]);
    return data.it;
  }
  const releaseWith = (variables: Record<string, unknown>, token = staff.token) =>
    ask(
      `mutation ($uuids: [String!]!, $suspendedUuids: [String!], $code: String, $commandId: String) {
        it: releasePayouts(uuids: $uuids, suspendedUuids: $suspendedUuids, code: $code, commandId: $commandId) {
          ${failing} ... on ReleasedPayouts { released outdated heldBack } } }`,
      variables,
      token,
    );

  return {
    ...{
      api,
      clock,
      iban,
      staff,
      buyer,
      shop,
      sale,
      payoutsOf,
      linesOf,
      planAgain,
      runAll,
      dueTo,
      ask,
      releaseWith,
    },
    release: (uuids: readonly string[], token?: string) => releaseWith({ uuids }, token),
    retry: (uuid: string, given: { readonly code?: string; readonly token?: string } = {}) =>
      ask(
        `mutation ($uuid: String!, $code: String) {
          it: retryPayout(uuid: $uuid, code: $code) {
            ${failing} ... on StaffPayout { payout { uuid status } } } }`,
        { uuid, code: given.code },
        given.token ?? staff.token,
      ),
    asSeller: (seller: Shop) =>
      ask(
        `query { it: sellerPayouts { ${failing} ... on SellerPayouts {
          held due underWay paid task accountEnd accountUsableFrom items { uuid status } } } }`,
        {},
        seller.token,
      ),
    /** Staff with an authenticator app, so that a code is required. */
    async staffWithFactor() {
      const user = await person({ isStaff: true });
      const { sealed, secret } = newTotp(api.server.deps.secrets, user.email);
      await db
        .insertInto('totp_factors')
        .values({ user_id: user.id, secret: sealed, confirmed_at: new Date(), last_step: '0' })
        .execute();
      const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 });
      return { ...user, code: () => totp.generate({ timestamp: clock.now().getTime() }) };
    },
    transfersOf: (payoutId: string) =>
      db.selectFrom('simulated_payouts').selectAll().where('reference', '=', payoutId).execute(),
    async settle(payoutId: string, status: 'PAID' | 'FAILED' | 'RETURNED', copies = 1) {
      await settlePayout(db, payoutId, { status, copies });
      await checkPayout(api.server.deps, payoutId);
      await runAll();
    },
    async ledgerOf({ id }: { readonly id: string }): Promise<Record<'seller' | 'paid_out', number>> {
      const rows = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
        .where('order_product_id', '=', id)
        .groupBy('account')
        .select((eb) => ['account', eb.fn.sum<string>('amount_cents').as('sum')])
        .execute();
      return {
        ...{ seller: 0, paid_out: 0 },
        ...Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)])),
      };
    },
    async madeAt(lines: readonly { readonly id: string }[]) {
      const rows = await db
        .selectFrom('order_products')
        .select('payout_made_at')
        .where(
          'id',
          'in',
          lines.map(({ id }) => id),
        )
        .execute();
      return rows.map(({ payout_made_at }) => payout_made_at);
    },
    /** Charges the payment of a sold product back. */
    async chargeBack(lineId: string) {
      const { transaction_id } = await db
        .selectFrom('order_products')
        .innerJoin('orders', 'orders.id', 'order_products.order_id')
        .select('transaction_id')
        .where('order_products.id', '=', lineId)
        .executeTakeFirstOrThrow();
      await end(api, transaction_id, 'chargeback');
    },
    invoicesOf: (seller: Shop) =>
      db.selectFrom('fee_invoices').selectAll().where('seller_id', '=', seller.sellerId).execute(),
    mailsTo: (email: string, subject: RegExp) =>
      mails.filter((mail) => mail.to === email && subject.test(mail.subject)),
    ledgerProblems: () => ledgerProblemsOf(db),
    get: (url: string, token?: string) =>
      api.inject({
        method: 'GET',
        url,
        ...(token !== undefined && { headers: { authorization: `Token ${token}` } }),
      }),
    changeIban: (seller: Shop, next: string) =>
      ask(
        `mutation ($iban: String) { it: updateSeller(iban: $iban) { ${failing} } }`,
        { iban: next, commandId: randomUUID() },
        seller.token,
      ),
    async reconcile(day: string) {
      await reconcileDay(api.server.deps, day);
      const { data } = await api.graphql<{ it: { items: { day: string; mismatches: Mismatch[] }[] } }>(
        `query { it: staffReconciliations { ... on PayoutReconciliations {
          items { day compared mismatches { kind reference ours theirs ourStatus theirStatus } ledgerProblems { kind } } } } }`,
        {},
        { token: staff.token },
      );
      return data.it.items.find((report) => report.day === day)?.mismatches ?? [];
    },
    async alarms(): Promise<{ readonly count: number; readonly delayed: readonly string[] }> {
      const { data, errors } = await api.graphql<{
        desk: { payoutAlarms: number };
        it: { delayed: { payout: { uuid: string } }[] };
      }>(
        `query {
          desk: staffDesk { ... on StaffDesk { payoutAlarms } }
          it: staffReconciliations { ... on PayoutReconciliations { delayed { payout { uuid } } } } }`,
        {},
        { token: staff.token },
      );
      expect(errors).toEqual([]);
      return {
        count: data.desk.payoutAlarms,
        delayed: data.it.delayed.map(({ payout }) => payout.uuid),
      };
    },
    payoutRunNow: () => payoutRunNow(api),
  };
}

export type PayoutsHarness = Awaited<ReturnType<typeof openPayoutsHarness>>;
