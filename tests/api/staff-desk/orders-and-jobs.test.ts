import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder } from '#tests/factories/placed-order.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { ask, change, staffMember } from './desk-client.ts';

let api: ApiHarness;
let staff: Awaited<ReturnType<typeof staffMember>>;

beforeAll(async () => {
  api = await startApi({ config: { staffSecondFactor: 'required' } });
  staff = await staffMember(api, 'Sam van de winkel');
});
afterAll(() => api.close());

interface Page {
  readonly totalCount: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

test('ORDER-026 staff find an order by number, title, people and status, see its money and cancel a line of it', async () => {
  const buyer = await makeUser(api.db, { name: 'Koopt Graag' });
  const seller = await makeSellerUser(api.db, { name: 'Verkoopt Snel' });
  const { id: productId } = await makeProduct(api.db, seller.sellerId, { inventory: 0 });
  const placed = await placedOrder(api.db, { buyer, sellerId: seller.sellerId, productId, street: 'Laan' });
  const line = 'uuid deliveryUuid status paid canCancel canRelease sellerName sellerUserUuid';
  const orders = (args: string) =>
    ask<Page>(
      api,
      staff.token,
      `staffOrders(${args})`,
      `... on StaffOrderPage { totalCount items { uuid number buyerName buyerEmail paid lines { ${line} } } }`,
    );
  const [found] = (await orders('searchString: "koopt"')).items;
  expect(found).toMatchObject({
    ...{ buyerName: 'Koopt Graag', buyerEmail: buyer.email, paid: 450 },
    lines: [
      {
        ...{ uuid: placed.orderUuid, deliveryUuid: placed.deliveryUuid, status: 'PENDING', canCancel: true },
        ...{ canRelease: false, sellerName: 'Verkoopt Snel', sellerUserUuid: seller.id },
      },
    ],
  });
  const searches = [
    `"${String(found?.number)}"`,
    '"verkoopt snel"',
    `"${buyer.email}"`,
    `"${placed.orderUuid}"`,
  ];
  for (const words of searches) expect((await orders(`searchString: ${words}`)).totalCount).toBe(1);
  expect((await orders(`userUuid: "${seller.id}", status: PENDING`)).totalCount).toBe(1);
  expect((await orders(`userUuid: "${seller.id}", status: CANCELLED`)).totalCount).toBe(0);

  const cancelled = await change(
    api,
    staff.token,
    `updateDeliveryStatus(uuid: "${placed.deliveryUuid}", isCancelled: true, code: "${staff.code()}")`,
  );
  expect(cancelled).toMatchObject({ __typename: 'OrderProduct' });
  const { history } = await ask<{ readonly history: readonly Readonly<Record<string, unknown>>[] }>(
    api,
    staff.token,
    `staffOrder(uuid: "${String(found?.uuid)}")`,
    '... on StaffOrderDetail { address history { what who amount } deadlines { kind } order { refunded } }',
  );
  expect(history.map(({ what }) => what).toSorted()).toEqual([
    ...['delivery_CANCELLED', 'ledger_refunded', 'order_placed', 'staff_moved_delivery'],
  ]);
  expect(history.find(({ what }) => what === 'staff_moved_delivery')).toMatchObject({
    who: 'Sam van de winkel',
  });
  const payments = await ask<Page>(
    api,
    staff.token,
    `staffPayments(searchString: "${placed.transactionUid}")`,
    '... on StaffPaymentPage { totalCount items { status amount refunded orderUuid } }',
  );
  expect(payments).toMatchObject({
    ...{ totalCount: 1, items: [{ status: 'refunded', amount: 450, refunded: 450, orderUuid: found?.uuid }] },
  });
});

test('a failed job is on the desk with its error and is retried at once', async () => {
  const now = new Date();
  const later = new Date(now.getTime() + 60 * 60_000);
  const [event, deadline] = [randomUUID(), randomUUID()];
  const failed = { attempts: 7, last_error: 'Error: the mail server is down' };
  await api.db
    .insertInto('event_outbox')
    .values({
      ...{ id: event, type: 'listing_submitted', payload: JSON.stringify({ orderId: event }) },
      ...{ created_at: now, done_at: null, next_attempt_at: later, ...failed },
    })
    .execute();
  await api.db
    .insertInto('deadlines')
    .values({ id: deadline, kind: 'nobody_cares', subject_id: randomUUID(), due_at: later, ...failed })
    .execute();
  const jobs = (args: string) =>
    ask<Page & { readonly failed: number }>(
      api,
      staff.token,
      `staffJobs(${args})`,
      '... on StaffJobPage { totalCount failed items { uuid kind name subject attempts error } }',
    );
  expect(await jobs('searchString: "mail server"')).toMatchObject({
    ...{ totalCount: 2, failed: 2 },
    items: expect.arrayContaining([
      {
        uuid: event,
        kind: 'EVENT',
        name: 'listing_submitted',
        subject: event,
        attempts: 7,
        error: failed.last_error,
      },
    ]),
  });
  // The list also contains the daily deadlines, such as the payout run.
  expect((await jobs('kind: DEADLINE')).items).toContainEqual(
    expect.objectContaining({ uuid: deadline, name: 'nobody_cares' }),
  );
  const names = async (args: string) =>
    ((await jobs(args)).items as unknown as readonly { readonly uuid: string }[]).map(({ uuid }) => uuid);
  const done = randomUUID();
  await api.db
    .insertInto('event_outbox')
    .values({
      ...{ id: done, type: 'listing_submitted', payload: '{}', created_at: later, done_at: new Date() },
      ...{ next_attempt_at: later, last_error: null },
    })
    .execute();
  expect(await names('searchString: "listing submitted"')).toEqual([event, done]);
  expect(await names('searchString: "listing submitted", limit: 1, offset: 1')).toEqual([done]);
  expect(await names('searchString: "listing submitted", state: DONE')).toEqual([done]);
  expect(await names('searchString: "listing submitted", state: FAILED')).toEqual([event]);
  expect(await names('searchString: "listing submitted", state: WAITING')).toEqual([]);
  const retry = (args = '') => change(api, staff.token, `retryJobs${args}`, '... on JobsRetried { count }');
  // Its second attempt is in progress: a retry at the same time would send twice.
  const lease = (leased_until: Date | null) =>
    api.db.updateTable('event_outbox').set({ leased_until }).where('id', '=', event).execute();
  await lease(new Date(Date.now() + 30_000));
  expect(await retry(`(uuid: "${event}")`)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
  await lease(null);
  expect(await retry(`(uuid: "${event}")`)).toMatchObject({ count: 1 });
  const isDone = async () =>
    (await api.db.selectFrom('event_outbox').select('done_at').where('id', '=', event).executeTakeFirst())
      ?.done_at !== null;
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  expect(await retry(`(uuid: "${event}")`)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
  expect(await retry()).toMatchObject({ count: 1 });
  const lines = await api.db
    .selectFrom('audit_log')
    .select('details')
    .where('kind', '=', 'staff_jobs_retried')
    .orderBy('position')
    .execute();
  expect(lines.map(({ details }) => details)).toEqual([
    { job: event, count: 1 },
    { job: 'all', count: 1 },
  ]);
});

test('SRCH-005 searches that find nothing are counted for staff, those about a person are not', async () => {
  const search = (words: string) =>
    api.graphql('query ($words: String) { searchProductsNew(searchString: $words) { totalCount } }', {
      words,
    });
  for (const words of ['Xyzzyplugh', 'xyzzyplugh', 'iemand@voorbeeld.nl']) await search(words);
  const health = await ask<Readonly<Record<string, unknown>>>(
    api,
    staff.token,
    'staffSearchHealth',
    '... on StaffSearchHealth { isIndexed lag head checkpoint missed { words count } }',
  );
  expect(health).toMatchObject({ lag: 0, missed: [{ words: 'xyzzyplugh', count: 1 }] });
});

test('the audit log is searched by person, act, object and time, and taken along without formulas', async () => {
  const trickster = await makeUser(api.db, { name: '=HYPERLINK("https://boos.test")' });
  await change(api, staff.token, `endUserSessions(userUuid: "${trickster.id}")`);
  const lines = (filters: string) =>
    ask<{ readonly totalCount: number; readonly lines: readonly unknown[] }>(
      api,
      staff.token,
      `auditLog(filters: { ${filters} })`,
      '... on AuditLog { totalCount lines { kind userName actorName } }',
    );
  const one = { totalCount: 1, lines: [{ kind: 'staff_sessions_ended', actorName: 'Sam van de winkel' }] };
  expect(await lines(`person: "${trickster.id}"`)).toMatchObject(one);
  expect(await lines(`person: "${trickster.email}", kind: "staff_"`)).toMatchObject(one);
  expect(await lines(`person: "${trickster.email}", kind: "sign_in"`)).toMatchObject({ totalCount: 0 });
  expect(await lines(`person: "${trickster.email}", object: "all"`)).toMatchObject(one);
  expect(await lines(`person: "${trickster.email}", from: "2999-01-01"`)).toMatchObject({ totalCount: 0 });
  expect(await lines('from: "morgen"')).toMatchObject({ errorCode: 'validation_error' });
  const file = await change(
    api,
    staff.token,
    `exportAuditLog(filters: { person: "${trickster.id}" })`,
    '... on AuditFile { csv count }',
  );
  expect(file).toMatchObject({
    count: 1,
    csv: expect.stringContaining(`"'=HYPERLINK(""https://boos.test"")"`),
  });
  expect(await lines('kind: "staff_audit_exported"')).toMatchObject({ totalCount: 1 });
});

test('an export states what it leaves out, and the log keeps every filter, a person as the accounts that were found', async () => {
  const kind = 'test_export_limit';
  const most = 10_000;
  await sql`insert into audit_log (id, at, kind, ip, device, details)
    select gen_random_uuid(), timestamptz '2026-01-01', ${kind}, '', '', '{}' from generate_series(1, ${most + 1})`.execute(
    api.db,
  );
  const person = await makeUser(api.db, { name: 'Gezochte Persoon' });
  const taken = async (filters: string) =>
    (await change(
      api,
      staff.token,
      `exportAuditLog(filters: { ${filters} })`,
      '... on AuditFile { csv count totalCount }',
    )) as {
      readonly csv: string;
    };
  const file = await taken(`kind: "${kind}", from: "2025-12-31", until: "2026-01-02"`);
  expect(file).toMatchObject({ count: most, totalCount: most + 1 });
  const rows = file.csv.trimEnd().split('\r\n');
  expect(rows).toHaveLength(most + 2);
  expect(rows.at(-1)).toContain(`Only the newest ${most} of ${most + 1} lines.`);
  const whole = await taken(`person: "gezochte persoon", object: "x"`);
  expect(whole.csv).not.toContain('Only the newest');
  const logged = await api.db
    .selectFrom('audit_log')
    .select('details')
    .where('kind', '=', 'staff_audit_exported')
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  const none = { kind: null, object: null, from: null, until: null, person: null };
  expect(logged.map(({ details }) => details)).toEqual([
    { ...none, count: 0, totalCount: 0, object: 'x', person: person.id },
    {
      ...none,
      ...{ count: most, totalCount: most + 1, kind },
      ...{ from: '2025-12-31T00:00:00.000Z', until: '2026-01-02T00:00:00.000Z' },
    },
  ]);
});
