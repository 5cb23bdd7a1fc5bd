import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKeyOf } from '#domain/photo/media-address.ts';
import { checkProduct } from '#domain/product/product-rules.ts';
import { contentOfDraft } from '#server/modules/catalog/content.ts';
import { readDocument } from '#server/modules/sync/public.ts';
import { completeDraft, makePhotos, makeProduct, storeDraft } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly slug?: string;
  readonly status?: string;
  readonly price?: number;
  readonly payout?: number;
  readonly images?: { readonly key: string }[];
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: { readonly field: string; readonly code: string }[];
}

const mutation = `mutation ($draftUuid: String!, $commandId: String!) {
  publishDraft(draftUuid: $draftUuid, commandId: $commandId) {
    __typename
    ... on Product { uuid slug status price payout images { key width height color } }
    ... on Error { errorCode message }
    ... on ValidationError { fields { field code } }
  }
}`;

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.close();
});

async function publish(token: string, draftUuid: string, commandId: string = randomUUID()): Promise<Answer> {
  const answer = await api.graphql<{ publishDraft: Answer }>(mutation, { draftUuid, commandId }, { token });
  expect(answer.errors).toEqual([]);
  return answer.data.publishDraft;
}

async function sellerWith(seller: Parameters<typeof makeSellerUser>[1] = {}) {
  const user = await makeSellerUser(api.db, seller);
  return { user, token: await api.signIn(user) };
}

async function draftOf(user: TestSeller, change: Parameters<typeof completeDraft>[1] = {}, photos = 3) {
  const draft = completeDraft(await makePhotos(api.db, user.id, photos), change);
  await storeDraft(api.db, user.id, draft);
  return draft;
}

function eventsOf(productId: string) {
  return api.db
    .selectFrom('event_outbox')
    .select('type')
    .where((where) => where.eb(where.ref('payload', '->>').key('productId'), '=', productId))
    .execute();
}

describe('publishing a draft', () => {
  test('FORM-008 PERM-007 goes live for a seller who may publish, and the draft is gone', async () => {
    const { user, token } = await sellerWith({ can_publish: true });
    const draft = await draftOf(user);
    const product = await publish(token, draft.id);
    expect(product).toMatchObject({ __typename: 'Product', uuid: draft.id, status: 'PUBLISHED', price: 450 });
    expect(await readDocument(api.db, user.id, 'drafts', draft.id)).toBeNull();
    expect((await eventsOf(draft.id)).map((event) => event.type)).toEqual(['listing_published']);
    const row = await api.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(row.publication_date).not.toBeNull();
    const deadline = await api.db
      .selectFrom('deadlines')
      .select('due_at')
      .where('subject_id', '=', draft.id)
      .executeTakeFirstOrThrow();
    const days = (deadline.due_at.getTime() - (row.publication_date?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBe(180);
  });

  test('FORM-003 FORM-009 PERM-007 goes to review for a seller who may not publish', async () => {
    const { user, token } = await sellerWith({ can_publish: false });
    const draft = await draftOf(user);
    expect(await publish(token, draft.id)).toMatchObject({ uuid: draft.id, status: 'IN_REVIEW' });
    expect((await eventsOf(draft.id)).map((event) => event.type)).toEqual(['listing_submitted']);
    const seen = await api.graphql<{ productByUuid: Answer }>(
      `query ($uuid: String!) { productByUuid(uuid: $uuid) { __typename } }`,
      { uuid: draft.id },
    );
    expect(seen.data.productByUuid.__typename).toBe('ObjectDoesNotExistError');
  });

  test('FORM-047 the photos keep their order and the first is the featured image', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user);
    const product = await publish(token, draft.id);
    expect(product.images?.map((image) => contentKeyOf(image.key))).toEqual(
      draft.photos.map((photo) => photo.mediaKey),
    );
  });

  test('publishing twice gives the same product, by the same command and by another one', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user);
    const commandId = randomUUID();
    const first = await publish(token, draft.id, commandId);
    expect(await publish(token, draft.id, commandId)).toEqual(first);
    expect(await publish(token, draft.id)).toEqual(first);
    expect(await eventsOf(draft.id)).toHaveLength(1);
  });

  test('publishing the same draft at the same moment makes one product', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user);
    const answers = await Promise.all([1, 2, 3].map(() => publish(token, draft.id)));
    expect(new Set(answers.map((answer) => answer.slug)).size).toBe(1);
    expect(answers.map((answer) => answer.uuid)).toEqual([draft.id, draft.id, draft.id]);
    expect(await eventsOf(draft.id)).toHaveLength(1);
  });

  test('a draft that came back after publishing is cleared away and changes nothing', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user);
    const first = await publish(token, draft.id);
    await storeDraft(api.db, user.id, { ...draft, price: 999 });
    expect(await publish(token, draft.id)).toEqual(first);
    expect(await readDocument(api.db, user.id, 'drafts', draft.id)).toBeNull();
  });

  test('a draft that was saved as DRAFT product before is published in its current state', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user, { price: 320 });
    const created = await api.graphql<{ createProduct: Answer }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on Product { uuid status } } }',
      { input: { uuid: draft.id, title: 'Eerste gedachte over een kast', price: 1 } },
      { token },
    );
    expect(created.data.createProduct).toEqual({ uuid: draft.id, status: 'DRAFT' });
    const product = await publish(token, draft.id);
    expect(product).toMatchObject({ uuid: draft.id, status: 'PUBLISHED', price: 320 });
    expect(product.images).toHaveLength(3);
  });

  test('one command id for another draft is refused', async () => {
    const { user, token } = await sellerWith();
    const [one, other] = [await draftOf(user), await draftOf(user)];
    const commandId = randomUUID();
    await publish(token, one.id, commandId);
    expect(await publish(token, other.id, commandId)).toMatchObject({
      __typename: 'ValidationError',
      errorCode: 'command_id_reused',
    });
  });

  test('two products of one title get two addresses', async () => {
    const { user, token } = await sellerWith();
    const title = 'Crème fauteuil «Zoë»';
    const first = await publish(token, (await draftOf(user, { title })).id);
    const second = await publish(token, (await draftOf(user, { title })).id);
    expect(first.slug).toBe('creme-fauteuil-zoe');
    expect(second.slug).toMatch(/^creme-fauteuil-zoe-[0-9a-f]{6}$/);
  });

  test('FORM-063 FORM-064 the price and the payout follow the terms of the seller', async () => {
    const { user, token } = await sellerWith({
      margin_ppm: 200_000,
      margin_included_ppm: 150_000,
      transaction_fee_cents: 150,
    });
    // 95 x 1.2 + 1.5 = 115.5 -> 116; (116 - 1.5) x 0.85 = 97.325 -> 97.32
    const product = await publish(token, (await draftOf(user, { price: 95 })).id);
    expect(product).toMatchObject({ price: 116, payout: 97.32 });
  });
});

describe('what publishing refuses', () => {
  test('ERR-007 ERR-002 the fields are exactly those of the rule on the device', async () => {
    const { user, token } = await sellerWith();
    const draft = await draftOf(user, { title: 'Nep', description: '', price: 0, colors: [], height: 1001 });
    const refused = await publish(token, draft.id);
    expect(refused).toMatchObject({ __typename: 'ValidationError', errorCode: 'validation_error' });
    const facts = { sellerType: 'private', originalPrice: null, heldPhotoKeys: null };
    expect(refused.fields).toEqual(checkProduct(contentOfDraft(draft), facts));
    expect(await readDocument(api.db, user.id, 'drafts', draft.id)).not.toBeNull();
    const row = await api.db
      .selectFrom('products')
      .select('id')
      .where('id', '=', draft.id)
      .executeTakeFirst();
    expect(row).toBeUndefined();
    const visitor = await api.graphql<{ publishDraft: Answer }>(mutation, {
      draftUuid: draft.id,
      commandId: randomUUID(),
    });
    expect(visitor.data.publishDraft.__typename).toBe('UserNotAuthenticatedError');
  });

  test('photos that are missing, or somebody else’s, are not uploaded', async () => {
    const { user, token } = await sellerWith();
    const other = await makeSellerUser(api.db);
    const theirs = await makePhotos(api.db, other.id, 2);
    const borrowed = completeDraft(theirs);
    await storeDraft(api.db, user.id, borrowed);
    const fields = [{ field: 'photos', code: 'photos_not_uploaded' }];
    expect((await publish(token, borrowed.id)).fields).toEqual(fields);
    const waiting = await draftOf(user);
    const photos = waiting.photos.map((photo, at) => (at === 1 ? { ...photo, mediaKey: null } : photo));
    await storeDraft(api.db, user.id, { ...waiting, photos });
    expect((await publish(token, waiting.id)).fields).toEqual(fields);
  });

  test('FORM-044 FORM-045 one photo is too few, twenty-one are too many', async () => {
    const { user, token } = await sellerWith();
    const few = await draftOf(user, {}, 1);
    expect((await publish(token, few.id)).fields).toEqual([{ field: 'photos', code: 'photos' }]);
    const many = await draftOf(user, {}, 21);
    expect((await publish(token, many.id)).fields).toEqual([{ field: 'photos', code: 'photos_too_many' }]);
  });

  test('FORM-056 second chance is refused for others than brand sellers', async () => {
    const secondChance = { timePeriod: 'SECOND_CHANCE', secondChanceType: 'SHOWROOM_MODEL' };
    const plain = await sellerWith({ type: 'business' });
    const refused = await publish(plain.token, (await draftOf(plain.user, secondChance)).id);
    expect(refused.fields).toEqual([{ field: 'timePeriod', code: 'time_period_second_chance' }]);
    const brand = await sellerWith({ type: 'brand_hervonden' });
    const product = await publish(brand.token, (await draftOf(brand.user, secondChance)).id);
    expect(product.status).toBe('PUBLISHED');
  });

  test('a user without a seller gets a message, in the language of the request', async () => {
    const user = await makeUser(api.db);
    const token = await api.signIn(user);
    const draft = completeDraft(await makePhotos(api.db, user.id, 2));
    await storeDraft(api.db, user.id, draft);
    expect(await publish(token, draft.id)).toMatchObject({
      __typename: 'ValidationError',
      errorCode: 'seller_required',
      message: 'Je hebt nog geen verkopersgegevens ingevuld.',
      fields: [{ field: 'seller', code: 'seller_required' }],
    });
  });

  test('ERR-003 ERR-005 ERR-006 a draft of somebody else, none at all, and a malformed id', async () => {
    const mine = await sellerWith();
    const theirs = await sellerWith();
    const draft = await draftOf(theirs.user);
    expect((await publish(mine.token, draft.id)).__typename).toBe('ObjectDoesNotExistError');
    expect((await publish(mine.token, randomUUID())).__typename).toBe('ObjectDoesNotExistError');
    expect((await publish(mine.token, 'no-uuid')).__typename).toBe('InvalidUUIDError');
    const { id } = await makeProduct(api.db, theirs.user.sellerId);
    await storeDraft(api.db, mine.user.id, { ...(await draftOf(mine.user)), id });
    expect((await publish(mine.token, id)).__typename).toBe('UserHasNoObjectPermissionError');
  });
});
