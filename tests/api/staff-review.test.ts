import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonsOfField } from '#domain/product/review.ts';
import { ask, type Cast, makeCast, productIn } from '../factories/catalog-client.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let cast: Cast;

beforeAll(async () => {
  api = await startApi();
  cast = await makeCast(api);
});
afterAll(async () => {
  await api.close();
});

interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly [field: string]: unknown;
}

async function call(query: string, variables: Record<string, unknown>, token?: string): Promise<Answer> {
  const answer = await api.graphql<{ it: Answer }>(query, variables, { token });
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

const refused = '... on Error { errorCode message }';

interface Decision {
  readonly decision: string;
  readonly changes?: readonly { field: string; reason: string; words?: string }[];
  readonly rejectionReason?: string;
  readonly words?: string;
  readonly seen?: string;
}

const review = (slug: string, given: Decision, token = cast.tokens.staff) =>
  call(
    `mutation ($slug: String!, $decision: ReviewDecision!, $changes: [RequestedChangeInput!],
        $rejectionReason: String, $words: String, $seen: String) {
      it: reviewProduct(slug: $slug, decision: $decision, changes: $changes, rejectionReason: $rejectionReason,
          words: $words, seen: $seen) {
        __typename ... on Product { uuid status } ... on ValidationError { fields { field code } } ${refused}
      }
    }`,
    { slug, ...given },
    token,
  );

const sheet = (uuid: string, token = cast.tokens.staff) =>
  call(
    `query ($uuid: String!) { it: reviewSheet(uuid: $uuid) { __typename ... on ReviewSheet {
        product { uuid status changedAt } approvedProducts nextUuid arePhotosReordered
        changes { field from to } addedPhotos removedPhotos
        reviews { id decision reviewer rejectionReason words changes { field reason text words } } } ${refused} } }`,
    { uuid },
    token,
  );

const queue = (search = '', token = cast.tokens.staff) =>
  call(
    `query ($search: String) { it: reviewQueue(search: $search) { __typename
        ... on ProductList { totalCount products { uuid submittedAt } } ${refused} } }`,
    { search },
    token,
  );

const photosAsked = { field: 'photos', reason: 'poor_quality', words: 'De achterkant graag ook.' };

describe('FORM-004 the review queue', () => {
  test('begins with the product that waits longest, and finds one by its seller', async () => {
    const { user } = await newSeller('Wachtende Winkel');
    const late = await productIn(api, user, 'IN_REVIEW', { submitted_at: new Date('2026-01-03') });
    const early = await productIn(api, user, 'IN_REVIEW', { submitted_at: new Date('2026-01-02') });
    const { products, totalCount } = (await queue('wachtende winkel')) as unknown as {
      products: readonly { uuid: string }[];
      totalCount: number;
    };
    expect(products.map(({ uuid }) => uuid)).toEqual([early.id, late.id]);
    expect(totalCount).toBe(2);
    expect(await sheet(early.id)).toMatchObject({ nextUuid: late.id });
  });

  test('a product that goes to review is in it from that moment on', async () => {
    const { user, token } = await newSeller('Nieuwe Verkoper');
    const { slug, id } = await productIn(api, user, 'DRAFT');
    const sent = await ask(api, 'mutation', 'updateProduct', { slug, input: {}, publish: true }, token);
    expect(sent).toMatchObject({ status: 'IN_REVIEW' });
    expect(await queue(id)).toMatchObject({ totalCount: 1 });
  });
});

async function newSeller(name: string) {
  const user = await makeSellerUser(api.db, { can_publish: false, name });
  return { user, token: await api.signIn(user) };
}

const eventsOf = async (productId: string) =>
  (await api.db.selectFrom('event_outbox').select(['type', 'payload']).orderBy('position').execute()).filter(
    ({ payload }) => payload.productId === productId,
  );

describe('FORM-004 FORM-023 a decision', () => {
  test('keeps field, reason and text; the seller reads them in their language, and resubmitting shows the changes', async () => {
    const { user, token } = await newSeller('Eerste Stoel');
    const { slug, id } = await productIn(api, user, 'IN_REVIEW', { title: 'Stoel van hout' });
    const asked = await review(slug, {
      decision: 'REQUEST_CHANGES',
      changes: [photosAsked],
      words: 'Bijna goed.',
    });
    expect(asked).toMatchObject({ status: 'CHANGES_REQUESTED' });
    const seen = await call(
      `query ($uuid: String!) { it: productByUuid(uuid: $uuid) { __typename ... on Product {
          requestedChanges latestReview { reviewer words changes { field reason text words } } } } }`,
      { uuid: id },
      token,
    );
    expect(seen).toMatchObject({
      requestedChanges: ['photos'],
      latestReview: { reviewer: null, words: 'Bijna goed.', changes: [photosAsked] },
    });
    expect(JSON.stringify(seen)).toContain('daglicht');
    const change = { slug, input: { title: 'Eikenhouten stoel uit 1960' } };
    expect(await ask(api, 'mutation', 'updateProduct', change, token)).toMatchObject({ status: 'IN_REVIEW' });
    expect(await sheet(id)).toMatchObject({
      changes: [{ field: 'title', from: 'Stoel van hout', to: 'Eikenhouten stoel uit 1960' }],
      addedPhotos: [],
      removedPhotos: [],
      reviews: [{ decision: 'REQUEST_CHANGES' }],
    });
  });

  test('goes out in events with the product, its seller and the review', async () => {
    const { user } = await newSeller('Met Melding');
    const { slug, id } = await productIn(api, user, 'IN_REVIEW');
    await review(slug, { decision: 'APPROVE' });
    const { reviews } = (await sheet(id)) as unknown as { reviews: readonly { id: string }[] };
    const payload = { productId: id, sellerId: user.sellerId, reviewId: reviews[0]?.id, decision: 'APPROVE' };
    expect(await eventsOf(id)).toEqual([
      { type: 'listing_published', payload },
      { type: 'listing_reviewed', payload },
    ]);
  });

  test.each([
    [{ decision: 'APPROVE' }, 'product_approved'],
    [{ decision: 'REQUEST_CHANGES', changes: [photosAsked] }, 'product_changes_requested'],
    [{ decision: 'REJECT', rejectionReason: 'unsafe' }, 'product_rejected'],
  ] as const)('is one notification to the seller through each channel: $decision', async (given, kind) => {
    const { user } = await newSeller('Een Bericht');
    const { slug, id } = await productIn(api, user, 'IN_REVIEW');
    await review(slug, given);
    await api.server.background.runOnce();
    const sends = await api.db
      .selectFrom('notification_sends')
      .select(['kind', 'channel'])
      .where('subject', '=', id)
      .orderBy('channel')
      .execute();
    expect(sends).toEqual([
      { kind, channel: 'email' },
      { kind, channel: 'push' },
    ]);
  });

  test('is refused with a reason that does not fit its field, without the text that it needs, or without a reason', async () => {
    const { user } = await newSeller('Foute Reden');
    const { slug } = await productIn(api, user, 'IN_REVIEW');
    const wrong: readonly (readonly [Decision, string])[] = [
      [
        { decision: 'REQUEST_CHANGES', changes: [{ field: 'title', reason: 'poor_quality' }] },
        'change_reason',
      ],
      [{ decision: 'REQUEST_CHANGES', changes: [{ field: 'title', reason: 'other' }] }, 'change_words'],
      [{ decision: 'REQUEST_CHANGES', changes: [photosAsked, photosAsked] }, 'requested_changes'],
      [{ decision: 'REJECT' }, 'rejection_reason'],
      [{ decision: 'REJECT', rejectionReason: 'ugly' }, 'rejection_reason'],
      [{ decision: 'REJECT', rejectionReason: 'other' }, 'review_words'],
      [{ decision: 'APPROVE', rejectionReason: 'unsafe' }, 'rejection_reason'],
      [{ decision: 'APPROVE', words: 'x'.repeat(1001) }, 'review_words'],
    ];
    for (const [given, code] of wrong) {
      const { fields } = await review(slug, given);
      expect(
        fields?.map((field) => field.code),
        JSON.stringify(given).slice(0, 90),
      ).toEqual([code]);
    }
    expect(await queue(user.sellerId)).toMatchObject({ totalCount: 1 });
    expect(Object.values(reasonsOfField).every((reasons) => reasons.includes('other'))).toBe(true);
  });

  test('about a product of one’s own is left to a colleague, and lets nobody publish without review', async () => {
    const seller = await makeSellerUser(api.db, { can_publish: false }, { isStaff: true });
    const token = await api.signIn(seller);
    const { slug, id } = await productIn(api, seller, 'IN_REVIEW');
    for (const decision of [
      { decision: 'APPROVE' },
      { decision: 'REJECT', rejectionReason: 'duplicate' },
      { decision: 'REQUEST_CHANGES', changes: [photosAsked] },
    ])
      expect(await review(slug, decision, token)).toMatchObject({
        ...{ __typename: 'UserHasNoObjectPermissionError', errorCode: 'review_own_product' },
        message: expect.stringContaining('collega'),
      });
    expect(await sheet(id)).toMatchObject({ product: { status: 'IN_REVIEW' }, reviews: [] });
    const row = api.db.selectFrom('sellers').select('can_publish').where('id', '=', seller.sellerId);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ can_publish: false });
    expect(await review(slug, { decision: 'APPROVE' })).toMatchObject({ status: 'PUBLISHED' });
  });

  test('of two reviewers at once counts once; the second gets a refusal, and nothing of the first is lost', async () => {
    const other = await api.signIn(await makeUser(api.db, { isStaff: true }));
    const { user } = await newSeller('Twee Tegelijk');
    const { slug, id } = await productIn(api, user, 'IN_REVIEW');
    const answers = await Promise.all([
      review(slug, { decision: 'REQUEST_CHANGES', changes: [photosAsked] }),
      review(slug, { decision: 'REJECT', rejectionReason: 'duplicate' }, other),
    ]);
    const refusals = answers.filter(({ errorCode }) => errorCode !== undefined);
    expect(refusals.map(({ errorCode }) => errorCode)).toEqual(['already_reviewed']);
    expect(refusals[0]?.message).toContain('collega');
    const stored = (await sheet(id)) as unknown as { reviews: readonly unknown[] };
    expect(stored.reviews).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('about a product that its seller changed meanwhile is refused until the reviewer has seen it', async () => {
    const { user, token } = await newSeller('Net Gewijzigd');
    const { slug, id } = await productIn(api, user, 'IN_REVIEW');
    const before = (await sheet(id)) as unknown as { product: { changedAt: string } };
    await ask(api, 'mutation', 'updateProduct', { slug, input: { price: 4321 } }, token);
    const { changedAt } = before.product;
    expect(await review(slug, { decision: 'APPROVE', seen: changedAt })).toMatchObject({
      errorCode: 'changed_since_seen',
    });
    const after = (await sheet(id)) as unknown as { product: { changedAt: string } };
    const seen = after.product.changedAt;
    expect(await review(slug, { decision: 'APPROVE', seen })).toMatchObject({ status: 'PUBLISHED' });
  });
});

describe('PERM-007 which products are reviewed', () => {
  const setting = (firstProductOnly: boolean) =>
    call(
      `mutation ($firstProductOnly: Boolean!) { it: updateReviewSettings(firstProductOnly: $firstProductOnly) {
          __typename ... on ReviewSettings { firstProductOnly } ${refused} } }`,
      { firstProductOnly },
      cast.tokens.staff,
    );
  const publish = async (user: Parameters<typeof productIn>[1], token: string) => {
    const { slug } = await productIn(api, user, 'DRAFT');
    const sent = await ask(api, 'mutation', 'updateProduct', { slug, input: {}, publish: true }, token);
    return { slug, status: sent.status };
  };

  test.each([
    [true, 'PUBLISHED'],
    [false, 'IN_REVIEW'],
  ])('with "first product only" %s the second product of a seller is %s', async (isFirstOnly, status) => {
    expect(await setting(isFirstOnly)).toMatchObject({ firstProductOnly: isFirstOnly });
    const { user, token } = await newSeller(`Instelling ${isFirstOnly}`);
    const first = await publish(user, token);
    expect(first.status).toBe('IN_REVIEW');
    await review(first.slug, { decision: 'APPROVE' });
    expect((await publish(user, token)).status).toBe(status);
    await setting(true);
  });

  test('a product that is sent back lets nobody publish', async () => {
    const { user, token } = await newSeller('Teruggestuurd');
    const first = await publish(user, token);
    await review(first.slug, { decision: 'REQUEST_CHANGES', changes: [photosAsked] });
    expect((await publish(user, token)).status).toBe('IN_REVIEW');
  });
});

describe('PERM-008 the staff desk', () => {
  const desk = (token?: string) =>
    call(
      `query { it: staffDesk { __typename ... on StaffDesk { productsInReview products } ${refused} } }`,
      {},
      token,
    );

  test('is closed to visitors, to sellers and to staff without a second factor', async () => {
    expect((await desk()).__typename).toBe('UserNotAuthenticatedError');
    expect((await desk(cast.tokens.owner)).__typename).toBe('UserHasNoAdminPermissionsError');
    const strict = await startApi({ config: { staffSecondFactor: 'required' } });
    const token = await strict.signIn(await makeUser(strict.db, { isStaff: true }));
    for (const name of ['staffDesk', 'reviewQueue', 'reviewReasons', 'reviewSettings', 'staffProducts']) {
      const query = `query { it: ${name} { __typename ${refused} } }`;
      const { data } = await strict.graphql<{ it: Answer }>(query, {}, { token });
      expect(data.it, name).toMatchObject({ errorCode: 'staff_second_factor_required' });
    }
    await strict.close();
  });

  test('counts what its lists hold', async () => {
    const list = await call(
      `query { it: staffProducts(limit: 1) { __typename ... on StaffProductList { totalCount
          statusCounts { status count } products { uuid } } ${refused} } }`,
      {},
      cast.tokens.staff,
    );
    const { totalCount, statusCounts } = list as unknown as {
      totalCount: number;
      statusCounts: readonly { status: string; count: number }[];
    };
    const waiting = statusCounts.find(({ status }) => status === 'IN_REVIEW')?.count;
    expect(await desk(cast.tokens.staff)).toMatchObject({ productsInReview: waiting, products: totalCount });
    expect(await queue()).toMatchObject({ totalCount: waiting });
  });

  test('counts at most 10,000 rows of a table that only grows', async () => {
    await sql`insert into audit_log (id, at, kind, ip, device, details)
      select gen_random_uuid(), now(), 'login', '', '', '{}' from generate_series(1, 10001)`.execute(api.db);
    const counts = await call(
      `query { it: staffDesk { __typename ... on StaffDesk { auditLines users } ${refused} } }`,
      {},
      cast.tokens.staff,
    );
    const { users } = await api.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<string>().as('users'))
      .executeTakeFirstOrThrow();
    expect(counts).toMatchObject({ auditLines: 10_000, users: Number(users) });
  });
});
