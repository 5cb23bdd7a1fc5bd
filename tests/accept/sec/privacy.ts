import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import { columnsOf, personalData, tableNames } from '#server/modules/privacy/personal-data.ts';
import type { Person, TableName } from '#server/modules/privacy/table-inventory.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { fillChats } from '#tests/factories/chats.ts';
import { invoicedPayout } from '#tests/factories/payouts.ts';
import { provedPickup, scannedParcel } from '#tests/factories/pickups.ts';
import { placedOrder } from '#tests/factories/placed-order.ts';
import { makePhotos, makeProduct } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { proposedTransport } from '#tests/factories/transports.ts';
import { jpegOf, uploader } from '#tests/factories/uploads.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { type Figure, held, none } from './run-script.ts';

export const personOf = ({ id, email, sellerId }: TestSeller): Person => ({ userId: id, email, sellerId });

/** Inserts at least one row of a person into every table with personal data. */
export async function fill({ db }: ApiHarness, owner: TestSeller): Promise<void> {
  const now = new Date();
  const own = { user_id: owner.id };
  const dates = { created_at: now, updated_at: now };
  const other = await makeSellerUser(db);
  const wish = await makeProduct(db, other.sellerId);
  const sold = await makeProduct(db, owner.sellerId);
  const [photo = ''] = await makePhotos(db, owner.id, 1);
  const [board, cart, item, list] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
  await insert('boards', { id: board, ...own, title: 'x', share_key: null, ...dates });
  await insert('board_items', { board_id: board, product_id: wish.id });
  await insert('carts', { id: cart, ...own, ...dates });
  await insert('cart_lines', { id: randomUUID(), cart_id: cart, product_id: wish.id, quantity: 1 });
  const code = { usage: 'discount', source_id: randomUUID(), code: 'x', source: 'newsletter' };
  const worth = { type: 'percentage', value: 10, minimal_order_value_cents: 0 };
  await insert('cart_discounts', { cart_id: cart, ...code, ...worth });
  const subscriptionRow = {
    kind: 'LISTING',
    email: owner.email,
    locale: 'nl',
    interval: 'DAILY',
    asked_at: now,
  };
  await insert('subscriptions', { id: randomUUID(), ...subscriptionRow, saved_url: '/x', title: 'x' });
  const bid = { seller_id: other.sellerId, email: owner.email, amount_cents: 100 };
  await insert('bids', {
    id: randomUUID(),
    product_id: wish.id,
    ...own,
    ...bid,
    created_at: now,
    modified_at: now,
  });
  const question = { kind: 'QUESTION', name: 'x', email: owner.email, message: 'x', created_at: now };
  await insert('questions', { id: randomUUID(), product_id: wish.id, ...own, ...question });
  const wanted = { title: 'x', description: 'x', budget_cents: 100, locale: 'nl' };
  await insert('wanted_items', { id: item, ...own, ...wanted, ...dates });
  const picture = { position: 0, key: photo, width: 1, height: 1, color: '#808080' };
  await insert('wanted_images', { item_id: item, ...picture });
  await insert('wanted_matches', { item_id: item, product_id: wish.id, matched_at: now });
  await insert('wishlists', { id: list, email: owner.email, created_at: now });
  await insert('wishlist_items', { wishlist_id: list, product_id: wish.id, added_at: now });
  await insert('product_watches', { ...own, product_id: wish.id, created_at: now });
  await insert('seller_follows', { ...own, seller_id: other.sellerId, created_at: now });
  await insert('viewed_products', { ...own, product_id: wish.id, viewed_at: now });
  const texts = { title: 'x', description: 'x' };
  await insert('product_translations', { product_id: sold.id, language: 'en', ...texts });
  const asked = { price_cents: 200, suggested_price_cents: 100, step: 1, type: 'x', sold_prices: '{}' };
  const seen = { view_count: 1, wishlist_count: 1, days_online: 1, created_at: now, published_at: now };
  const suggested = { id: randomUUID(), product_id: sold.id, seller_id: owner.sellerId };
  await insert('sale_suggestions', { ...suggested, ...asked, ...seen });
  const transport = { type: 'noop_transport', price_cents: 2500 };
  await insert('seller_transport', { seller_id: owner.sellerId, ...transport });
  const edited = { product_id: sold.id, editor_id: owner.id, at: now, changes: '[]' };
  await insert('product_edits', { id: randomUUID(), ...edited });
  const reviewed = { product_id: sold.id, reviewer_id: owner.id, at: now, decision: 'APPROVE' };
  const judgement = {
    changes: '[]',
    words: '',
    facts: JSON.stringify({ fields: { description: 'x' }, photos: [] }),
  };
  await insert('product_reviews', { id: randomUUID(), ...reviewed, ...judgement });
  const reason = { reason: 'SPAM', words: 'x', started_at: now, ended_at: now };
  await insert('suspensions', { id: randomUUID(), ...own, ...reason });
  const hidden = { product_id: sold.id, seller_id: owner.sellerId, was: 'PUBLISHED', hidden_at: now };
  await insert('hidden_listings', hidden);
  const removal = { reason: 'OTHER', explanation: 'x', removed_at: now, removed_by: other.id };
  await insert('product_removals', { id: randomUUID(), product_id: sold.id, ...removal });
  await insert('uploads', { ...own, hash: photo, bytes: 1, received: 0, ...dates });
  const mail = { recipient: owner.email, subject: 'x', body: 'x', created_at: now };
  await insert('mail_outbox', { id: randomUUID(), ...mail });
  const saved = { id: wish.id, addedAt: 1 };
  await inTransaction(db, (tx) => writeDocument(tx, owner.id, 'wishlist', wish.id, saved));
  await insert('notification_settings', { ...own, settings: '{}', updated_at: now });
  await insert('notification_digests', { ...own, sent_at: now });
  const notified = {
    event_id: randomUUID(),
    kind: 'bid_received',
    channel: 'email',
    subject: 'x',
    path: '/',
  };
  const sending = { locale: 'nl', texts: '{}', mode: 'now', created_at: now, send_at: now };
  const sent = randomUUID();
  await insert('notification_sends', { id: sent, ...own, ...notified, ...sending });
  await insert('notification_part_readers', { part_id: randomUUID(), ...own, locale: 'nl' });
  const session = { id: randomUUID(), ...own, token_hash: randomUUID(), created_at: now };
  await insert('auth_tokens', { ...session, last_used_at: now, expires_at: now });
  const vapid = await db.selectFrom('vapid_keys').select('id').executeTakeFirstOrThrow();
  const keys = { p256dh: 'x', auth: 'x', vapid_key_id: vapid.id, created_at: now };
  const subscription = {
    id: randomUUID(),
    ...own,
    token_id: session.id,
    endpoint: `https://${randomUUID()}`,
  };
  await insert('push_subscriptions', { ...subscription, ...keys });
  const attempt = { state: 'ACCEPTED', next_at: now, created_at: now };
  await insert('push_attempts', { send_id: sent, subscription_id: subscription.id, ...attempt });
  const recovery = { user_id: owner.id, code_hash: 'x'.repeat(64) };
  await insert('recovery_codes', recovery);
  await insert('totp_factors', { ...own, secret: 'x', confirmed_at: now, last_step: 0 });
  const consent = { device_id: randomUUID(), marketing: false, statistics: true, chosen_at: now };
  await insert('cookie_consents', { id: randomUUID(), ...own, ...consent });
  const event = { type: 'page_view', path: '/', referrer: '', language: 'nl', detail: '', at: now };
  const lists = { experiments: '[]', utm: '{}', product_slugs: '[]' };
  const from = { device_id: consent.device_id, session_id: randomUUID() };
  await insert('logged_events', { id: randomUUID(), ...event, ...lists, ...from });
  const key = { public_key: 'x', counter: 0, transports: '[]', name: 'x', created_at: now };
  await fillChats(db, owner, other, wish.id);
  const order = { buyer: owner, sellerId: other.sellerId, productId: wish.id, street: 'x' };
  const { transactionUid: transaction_id, deliveryUuid, orderUuid } = await placedOrder(db, order);
  const rated = { stars: 5, delivery_time: 5, item_condition: 5, item_description: 5, item_wrapping: 5 };
  const about = {
    order_product_id: orderUuid,
    seller_id: other.sellerId,
    author: 'BUYER',
    state: 'PUBLISHED',
  };
  const authored = { name: 'x', author_id: owner.id, submitted_at: now, published_at: now };
  const review = { ...about, ...rated, ...authored, seller_communication: 5, platform_service: 5 };
  await insert('reviews', { id: randomUUID(), ...review });
  await invoicedPayout(db, owner.sellerId, orderUuid);
  await proposedTransport(db, deliveryUuid);
  await provedPickup(db, deliveryUuid);
  await scannedParcel(db, deliveryUuid);
  const step = { name: 'ship_reminder', count: 1, since: now, done_at: now };
  await insert('order_clock_steps', { delivery_id: deliveryUuid, ...step });
  const [case_id, entry_id] = [randomUUID(), randomUUID()];
  const complaint = { reason: 'OTHER', checks: '{}', wish: 'EXPLANATION', state: 'OPEN' };
  const opened = { opened_at: now, state_since: now };
  await insert('cases', { id: case_id, order_product_id: orderUuid, ...complaint, ...opened });
  const complained = { side: 'buyer', what: 'complaint', text: 'x', created_at: now };
  await insert('case_entries', { id: entry_id, case_id, ...complained });
  await insert('case_photos', { entry_id, position: 0, key: photo, ...own });
  const reported = { kind: 'PRODUCT', subject_id: wish.id, reporter_id: owner.id, reason: 'OTHER' };
  const report_id = randomUUID();
  await insert('reports', { id: report_id, ...reported, words: 'x', created_at: now });
  const appeal = { report_id, side: 'REPORTER', user_id: owner.id, text: 'x', created_at: now };
  await insert('report_appeals', { id: randomUUID(), ...appeal });
  const declared = { name: 'x', state: 'RETURN_PENDING', state_since: now, declared_at: now };
  await insert('withdrawals', { id: randomUUID(), order_product_id: orderUuid, ...declared });
  const card_id = randomUUID();
  const card = { id: card_id, code: randomUUID(), initial_cents: 100, created_at: now };
  await insert('gift_cards', card);
  const moved = { card_id, transaction_id, amount_cents: -100, created_at: now };
  await insert('gift_card_movements', { id: randomUUID(), ...moved });
  const reservation = { quantity: 1, price_cents: 100, state: 'SOLD', expires_at: now, position: 0 };
  await insert('item_claims', { transaction_id, product_id: wish.id, ...reservation });
  await inTransaction(db, async (tx) => {
    const id = randomUUID();
    const paid = { id, kind: 'paid', transaction_id, order_product_id: null, created_at: now } as const;
    await tx.insertInto('ledger_postings').values(paid).execute();
    const entry = (account: 'buyer' | 'held', amount_cents: number) => ({
      posting_id: id,
      account,
      amount_cents,
    });
    await tx
      .insertInto('ledger_entries')
      .values([entry('buyer', -100), entry('held', 100)])
      .execute();
  });
  await insert('passkeys', { id: randomUUID(), ...own, credential_id: randomUUID(), ...key });
}

/** Writes a unique marker into every personal column that accepts any text; returns the markers by column. */
export async function mark(api: ApiHarness, person: Person): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  for (const table of tableNames) {
    const { rows } = personalData[table];
    if (rows === null) continue;
    for (const column of columnsOf(table, ['personal'])) {
      const text = `merk-${randomUUID()}`;
      const isLink = ['email', 'recipient', 'reply_to'].includes(column);
      if (!isLink && (await takes(api, { table, column, text, person })))
        marks.set(`${table}.${column}`, text);
    }
  }
  return marks;
}

interface Marking {
  readonly table: TableName;
  readonly column: string;
  readonly text: string;
  readonly person: Person;
}

async function takes({ db }: ApiHarness, { table, column, text, person }: Marking): Promise<boolean> {
  const owned = personalData[table].rows?.(person) ?? sql<boolean>`false`;
  const one = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${owned}`;
  try {
    await one.execute(db);
    return true;
  } catch {
    // Numbers, dates and texts restricted by a constraint cannot contain a marker.
    return false;
  }
}

/** The whole database as text, table by table. */
export async function wholeDatabase({ db }: ApiHarness): Promise<string> {
  const parts: string[] = [];
  for (const table of tableNames) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
    parts.push(...rows.map(({ row }) => `${table}: ${row}`));
  }
  return parts.join('\n');
}

/** The person's export archive, as they download it. */
export async function exported(
  api: ApiHarness,
  token: string,
): Promise<{
  status: number;
  data: Record<string, object[]>;
  files: Record<string, Uint8Array>;
  text: string;
}> {
  const response = await api.inject({
    method: 'GET',
    url: '/api/v2/users/me/export/',
    headers: { authorization: `Token ${token}` },
  });
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  return { status: response.statusCode, data: JSON.parse(text) as Record<string, object[]>, files, text };
}

/** Deletes the token's account. */
export const remove = (api: ApiHarness, password: string, token: string) =>
  api.graphql<{ it: Record<string, unknown> }>(
    `mutation ($password: String!) { it: deleteAccount(password: $password) {
      ... on DeletedAccount { deleted } ... on ValidationError { fields { field code } } ... on Error { errorCode } } }`,
    { password },
    { token },
  );

/** Every column that holds personal data, and every column that the inventory does not classify. */
async function markedColumns({
  db,
}: ApiHarness): Promise<{ readonly all: number; readonly unmarked: readonly string[] }> {
  const ours = new Set<string>(tableNames);
  const tables = (await db.introspection.getTables()).filter(({ name }) => ours.has(name));
  const columns = tables.flatMap(({ name, columns: of }) =>
    of.map((column) => [name as TableName, column.name] as const),
  );
  const unmarked = columns.filter(([table, column]) => !(column in personalData[table].columns));
  return { all: columns.length, unmarked: unmarked.map((names) => names.join('.')) };
}

/**
 * Two people have rows in every table, each text with a marker. The export of one contains everything of theirs and
 * nothing of the other's (L1); after one account is erased, nothing of theirs and everything of the other's remains
 * (L2).
 */
export async function privacyFigures(api: ApiHarness): Promise<readonly Figure[]> {
  const [me, other] = [await makeSellerUser(api.db), await makeSellerUser(api.db)];
  const [token] = [await api.signIn(me), await api.signIn(other)];
  await fill(api, me);
  await fill(api, other);
  const photo = await jpegOf(5);
  const { mediaKey } = (await uploader(api, token).send(photo)).json<{ mediaKey: string }>();
  const [mine, theirs] = [await mark(api, personOf(me)), await mark(api, personOf(other))];
  const { all, unmarked } = await markedColumns(api);
  const archive = await exported(api, token);
  const has = (text: string) => archive.text.includes(text);
  const media = path.join(api.server.deps.config.dataDir, 'media');
  const before = await wholeDatabase(api);
  await remove(api, me.password, token);
  await api.server.background.runOnce();
  const left = await wholeDatabase(api);
  const secrets = [...mine.values(), me.email, me.row.password_hash];
  const again = await api.inject({ url: '/api/v2/users/me/', headers: { authorization: `Token ${token}` } });
  const offers = await api.db.selectFrom('bids').select('email').where('user_id', '=', me.id).execute();
  return [
    none('columns without a mark of what they hold of people', unmarked.length, all),
    none(
      `personal texts of ${mine.size} columns missing from the export`,
      [...mine.values()].filter((text) => !has(text)).length,
      mine.size,
    ),
    none(
      "another's texts in the export",
      [...theirs.values(), other.email].filter(has).length,
      theirs.size + 1,
    ),
    held('secrets (hashes, keys) are not in the export', !has(me.row.password_hash)),
    held('the export holds the photo itself', (archive.files[`photos/${mediaKey}.jpg`]?.length ?? 0) > 500),
    held(
      'all of it stood in the database before',
      secrets.every((text) => before.includes(text)),
    ),
    none(
      'personal values left after erasure',
      secrets.filter((text) => left.includes(text)).length,
      secrets.length,
    ),
    none(
      "another's texts lost by it",
      [...theirs.values()].filter((text) => !left.includes(text)).length,
      theirs.size,
    ),
    held('the photo is gone from the disk', existsSync(media) && !(await anywhere(media, mediaKey))),
    held('every device is signed out', again.statusCode === 401),
    held(
      "the other party's record of an offer stays, without a name",
      offers.length > 0 && offers.every(({ email }) => email.endsWith('@verwijderd.invalid')),
    ),
  ];
}

async function anywhere(folder: string, name: string): Promise<boolean> {
  const files = await readdir(folder, { recursive: true });
  return files.some((file) => file.includes(name));
}
