import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser } from '#tests/factories/sellers.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { ask, change, refusedFields, staffMember } from './desk-client.ts';

let api: ApiHarness;
let staff: Awaited<ReturnType<typeof staffMember>>;

beforeAll(async () => {
  api = await startApi({ config: { staffSecondFactor: 'required' } });
  staff = await staffMember(api, 'Sam van de winkel');
});
afterAll(() => api.close());

interface Page {
  readonly totalCount: number;
  readonly items: readonly { readonly uuid: string; readonly state: string }[];
}

const users = (args: string, token = staff.token) =>
  ask<Page>(api, token, `staffUsers(${args})`, '... on StaffUserPage { totalCount items { uuid state } }');
const detail =
  '... on StaffUserDetail { user { uuid state isStaff } sessions { uuid } suspensions { reason words started ended startedBy endedBy } }';
const suspend = (id: string, token = staff.token, explanation = 'Je verstuurde reclame.') =>
  change(
    api,
    token,
    `suspendUser(userUuid: "${id}", reason: SPAM, words: "${explanation}")`,
    detail + refusedFields,
  );
const reinstate = (id: string) => change(api, staff.token, `reinstateUser(userUuid: "${id}")`, detail);
const setStaff = (id: string, isStaff: boolean, { token, code } = staff) =>
  change(api, token, `setStaffRole(userUuid: "${id}", isStaff: ${isStaff}, code: "${code()}")`, detail);
const logIn = (user: TestUser) =>
  change(api, undefined, `login(email: "${user.email}", password: "${user.password}")`);
const eventsOf = (type: string, userId: string) =>
  api.db
    .selectFrom('event_outbox')
    .select('payload')
    .where('type', '=', type)
    .orderBy('position')
    .execute()
    .then((rows) => rows.map(({ payload }) => payload).filter((payload) => payload.userId === userId));
const auditOf = (kind: string, userId: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .execute();

const mailsTo = (email: string) =>
  api.db.selectFrom('mail_outbox').select(['subject', 'body']).where('recipient', '=', email).execute();

describe('finding people', () => {
  test('STAFF-001 by name, address, phone number in any spelling, and id; with counts and pages', async () => {
    const seller = await makeSellerUser(api.db, { phone: '+31 6 98765432' }, { name: 'Zoë Zonderling' });
    const other = await makeUser(api.db, { name: 'Zoë Anders' });
    // Both may have been made in one millisecond, and the list shows the newest account first.
    const created_at = new Date(other.row.created_at.getTime() - 60_000);
    await api.db.updateTable('users').set({ created_at }).where('id', '=', seller.id).execute();
    const found = async (args: string) => (await users(args)).items.map(({ uuid }) => uuid);
    expect(await found('searchString: "zoë"')).toEqual([other.id, seller.id]);
    expect(await found('searchString: "zoë zonder"')).toEqual([seller.id]);
    expect(await found(`searchString: "${other.email}"`)).toEqual([other.id]);
    expect(await found('searchString: "06-98765432"')).toEqual([seller.id]);
    expect(await found(`searchString: "${seller.id}"`)).toEqual([seller.id]);
    expect(await found('searchString: "%"')).toEqual([]);
    expect(await found('searchString: "zoë", role: SELLER')).toEqual([seller.id]);
    expect(await users('searchString: "zoë", limit: 1, offset: 1')).toMatchObject({
      totalCount: 2,
      items: [{ uuid: seller.id }],
    });
  });

  test('STAFF-001 with the identity of a seller, to be checked against the registers', async () => {
    const identity = { vat_number: 'NL001234567B01', registration_number: '12345678' };
    const place = { street: 'Turfmarkt', house_number: '12', postcode: '2511 CX', city: 'Den Haag' };
    const { id } = await makeSellerUser(api.db, { type: 'business', ...identity, ...place });
    const found = await ask(
      api,
      staff.token,
      `staffUser(uuid: "${id}")`,
      '... on StaffUserDetail { user { sellerAddress vatNumber registrationNumber } }',
    );
    expect(found).toMatchObject({
      user: {
        sellerAddress: 'Turfmarkt 12, 2511 CX Den Haag, NL',
        ...{ vatNumber: 'NL001234567B01', registrationNumber: '12345678' },
      },
    });
  });

  test('ERR-004 nobody else gets in: visitors, people, and staff without a second factor', async () => {
    const person = await api.signIn(await makeUser(api.db));
    const weak = await staffMember(api, 'Staf zonder', false);
    const calls = ['staffUsers', 'staffOrders', 'staffPayments', 'staffReports', 'staffJobs', 'auditLog'];
    for (const call of calls) {
      expect(await ask(api, undefined, call)).toMatchObject({ errorCode: 'user_not_authenticated' });
      expect(await ask(api, person, call)).toMatchObject({ errorCode: 'no_admin_permissions' });
      expect(await ask(api, weak.token, call)).toMatchObject({ errorCode: 'staff_second_factor_required' });
    }
    expect(await suspend(staff.user.id, weak.token)).toMatchObject({
      errorCode: 'staff_second_factor_required',
    });
  });
});

describe('suspending', () => {
  test('STAFF-001 a suspended person is signed out everywhere at once, can’t sign in and sees the reason; lifting lets them in', async () => {
    const person = await makeUser(api.db, { name: 'Reclame Maker' });
    const token = await api.signIn(person);
    expect(await ask(api, token, 'me')).toMatchObject({ __typename: 'User' });
    expect(await suspend(person.id)).toMatchObject({
      user: { state: 'SUSPENDED' },
      ...{ sessions: [], suspensions: [{ reason: 'SPAM', startedBy: 'Sam van de winkel', ended: null }] },
    });
    expect(await ask(api, token, 'me')).toMatchObject({ errorCode: 'user_not_authenticated' });
    expect(await logIn(person)).toMatchObject({
      errorCode: 'account_suspended',
      message: expect.stringContaining('geschorst'),
    });
    expect(await eventsOf('user.suspended', person.id)).toMatchObject([{ reason: 'SPAM', sellerId: null }]);
    expect(await auditOf('staff_user_suspended', person.id)).toMatchObject([{ actor_id: staff.user.id }]);
    await expect
      .poll(() => mailsTo(person.email), { timeout: 20_000 })
      .toMatchObject([
        { subject: 'Je account is geschorst', body: expect.stringContaining('Je verstuurde reclame.') },
      ]);
    expect(await suspend(person.id)).toMatchObject({ errorCode: 'user_already_suspended' });

    expect(await reinstate(person.id)).toMatchObject({
      ...{ user: { state: 'ACTIVE' }, suspensions: [{ endedBy: 'Sam van de winkel' }] },
    });
    expect(await logIn(person)).toMatchObject({ __typename: 'User' });
    expect(await eventsOf('user.reinstated', person.id)).toHaveLength(1);
    expect(await reinstate(person.id)).toMatchObject({ errorCode: 'user_not_suspended' });
  });

  test('only who knows the password learns of the suspension', async () => {
    const person = await makeUser(api.db);
    await suspend(person.id);
    expect(await logIn({ ...person, password: 'iets-heel-anders-9' })).toMatchObject({
      errorCode: 'generic_error',
    });
  });

  test('the reason needs a text, and an id must be valid', async () => {
    const person = await makeUser(api.db);
    expect(await suspend(person.id, staff.token, ' kort ')).toMatchObject({
      fields: [{ field: 'words', code: 'explanation_too_short' }],
    });
    expect(await suspend('geen')).toMatchObject({ __typename: 'InvalidUUIDError' });
    expect(await suspend(crypto.randomUUID())).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
  });

  test('their products are hidden meanwhile and come back as before; sold and archived ones stay', async () => {
    const seller = await makeSellerUser(api.db);
    const make = (given: Parameters<typeof makeProduct>[2]) => makeProduct(api.db, seller.sellerId, given);
    const live = await make({});
    const waiting = await make({ status: 'IN_REVIEW', publication_date: null });
    const sold = await make({ inventory: 0 });
    const ended = await make({ status: 'EXPIRED' });
    const statuses = async () => {
      const ids = [live.id, waiting.id, sold.id, ended.id];
      const rows = await api.db
        .selectFrom('products')
        .select(['id', 'status'])
        .where('id', 'in', ids)
        .execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    const seen = () => ask(api, undefined, `productBySlug(slug: "${live.slug}")`);
    expect(await seen()).toMatchObject({ __typename: 'Product' });
    await suspend(seller.id);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['EXPIRED', 'EXPIRED', 'PUBLISHED', 'EXPIRED']);
    expect(await seen()).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    await reinstate(seller.id);
    await expect
      .poll(statuses, { timeout: 20_000 })
      .toEqual(['PUBLISHED', 'IN_REVIEW', 'PUBLISHED', 'EXPIRED']);
    expect(await seen()).toMatchObject({ __typename: 'Product' });
  });
});

describe('another account of a suspended seller', () => {
  const republish = (slug: string, token: string) =>
    change(
      api,
      token,
      `updateProduct(slug: "${slug}", input: {}, publish: true)`,
      '... on Product { status }',
    );

  test('publishes nothing until the suspension is lifted', async () => {
    const seller = await makeSellerUser(api.db, { can_publish: true });
    const token = await api.signIn(await makeUser(api.db, { sellerId: seller.sellerId }));
    const { slug, id } = await makeProduct(api.db, seller.sellerId);
    await suspend(seller.id);
    const status = async () =>
      (await api.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirst())?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('EXPIRED');
    expect(await republish(slug, token)).toMatchObject({ errorCode: 'seller_suspended' });
    const draft = await makeProduct(api.db, seller.sellerId, { status: 'DRAFT', publication_date: null });
    expect(await republish(draft.slug, token)).toMatchObject({ errorCode: 'seller_suspended' });
    const asked = { status: 'CHANGES_REQUESTED', publication_date: null } as const;
    const changed = await makeProduct(api.db, seller.sellerId, asked);
    expect(await change(api, token, `updateProduct(slug: "${changed.slug}", input: {})`)).toMatchObject({
      errorCode: 'seller_suspended',
    });
    await reinstate(seller.id);
    expect(await republish(draft.slug, token)).toMatchObject({ status: 'PUBLISHED' });
  });

  test('that publishes at the same moment is hidden or refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const seller = await makeSellerUser(api.db, { can_publish: true });
      const token = await api.signIn(await makeUser(api.db, { sellerId: seller.sellerId }));
      const { slug, id } = await makeProduct(api.db, seller.sellerId, { status: 'ARCHIVED' });
      await Promise.all([suspend(seller.id), republish(slug, token)]);
      await api.server.background.runOnce();
      const { status } = await api.db
        .selectFrom('products')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(['ARCHIVED', 'EXPIRED']).toContain(status);
    }
  });
});

describe('who works here', () => {
  test('STAFF-001 the role is given and taken by others only; taking it signs out and sends a notification', async () => {
    const person = await makeUser(api.db);
    expect(await setStaff(person.id, true)).toMatchObject({ user: { isStaff: true } });
    const token = await api.signIn(person);
    expect(await setStaff(person.id, true)).toMatchObject({ errorCode: 'user_role_unchanged' });
    expect(await setStaff(staff.user.id, false)).toMatchObject({ errorCode: 'staff_not_oneself' });
    expect(await suspend(staff.user.id)).toMatchObject({ errorCode: 'staff_not_oneself' });
    expect(await setStaff(person.id, false)).toMatchObject({ user: { isStaff: false }, sessions: [] });
    expect(await ask(api, token, 'me')).toMatchObject({ errorCode: 'user_not_authenticated' });
    expect(await eventsOf('user.role_changed', person.id)).toMatchObject([
      { isStaff: true, actorId: staff.user.id },
      { isStaff: false },
    ]);
    expect(await auditOf('staff_role_changed', person.id)).toHaveLength(2);
    const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject).toSorted();
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(['Je bent geen medewerker van Hervonden meer', 'Je bent nu medewerker van Hervonden']);
  });

  test('two who take the role from each other at once: one of them stays', async () => {
    const [one, two] = [await staffMember(api, 'Eerste'), await staffMember(api, 'Tweede')];
    const answers = await Promise.all([setStaff(two.user.id, false, one), setStaff(one.user.id, false, two)]);
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1);
    const left = await api.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [one.user.id, two.user.id])
      .where('is_staff', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('an account that is suspended can’t be made staff', async () => {
    const person = await makeUser(api.db);
    await suspend(person.id);
    expect(await setStaff(person.id, true)).toMatchObject({ errorCode: 'user_role_needs_active_account' });
  });
});

test('STAFF-001 staff end one session of somebody, or all of them; the person is mailed, and a repetition ends nothing more', async () => {
  const person = await makeUser(api.db);
  const [first, second] = [await api.signIn(person), await api.signIn(person)];
  const read = await ask<{ readonly sessions: readonly { readonly uuid: string }[] }>(
    api,
    staff.token,
    `staffUser(uuid: "${person.id}")`,
    detail,
  );
  expect(read.sessions).toHaveLength(2);
  const end = (more: string) =>
    change(api, staff.token, `endUserSessions(userUuid: "${person.id}"${more})`, detail);
  expect(await end(`, sessionUuid: "${read.sessions[0]?.uuid}"`)).toMatchObject({
    sessions: [{ uuid: read.sessions[1]?.uuid }],
  });
  expect(await end(`, sessionUuid: "${read.sessions[0]?.uuid}"`)).toMatchObject({
    __typename: 'ObjectDoesNotExistError',
  });
  const commandId = crypto.randomUUID();
  for (let round = 0; round < 2; round += 1)
    expect(await end(`, commandId: "${commandId}"`)).toMatchObject({ sessions: [] });
  for (const token of [first, second])
    expect(await ask(api, token, 'me')).toMatchObject({ errorCode: 'user_not_authenticated' });
  expect(await auditOf('staff_sessions_ended', person.id)).toHaveLength(2);
  const notices = async () =>
    (await mailsTo(person.email)).filter(({ subject }) => subject === 'We hebben je uitgelogd');
  await expect.poll(notices, { timeout: 20_000 }).toHaveLength(2);
});
