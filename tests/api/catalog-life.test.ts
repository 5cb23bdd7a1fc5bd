import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDeadline } from '#server/process/deadlines.ts';
import { ask, type Cast, makeCast, productIn } from '../factories/catalog-client.ts';
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

const remove = (token: string | undefined, slug: string) =>
  ask(api, 'mutation', 'deleteProduct', { slug }, token);
const takeOffline = (token: string, slug: string) => {
  const given = { slug, reason: 'OTHER', explanation: 'Dit mag hier niet worden verkocht.' };
  return ask(api, 'mutation', 'deleteProduct', given, token);
};
const sell = (token: string | undefined, slug: string) =>
  ask(api, 'mutation', 'markProductAsSold', { slug }, token);
const bySlug = (token: string | undefined, slug: string) =>
  ask(api, 'query', 'productBySlug', { slug }, token);

describe('deleteProduct', () => {
  test.each(['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'CHANGES_REQUESTED', 'EXPIRED'] as const)(
    'FORM-013 FORM-080 archives a product that is %s',
    async (status) => {
      const { slug } = await productIn(api, cast.owner, status);
      expect(await remove(cast.tokens.owner, slug)).toMatchObject({ status: 'ARCHIVED' });
      expect((await bySlug(undefined, slug)).__typename).toBe('ObjectDoesNotExistError');
    },
  );

  test.each(['ARCHIVED', 'REJECTED'] as const)(
    'FORM-014 FORM-015 ERR-012 refuses one that is %s',
    async (status) => {
      const { slug } = await productIn(api, cast.owner, status);
      expect(await remove(cast.tokens.owner, slug)).toMatchObject({
        __typename: 'FailedToDeleteError',
        errorCode: 'wrong_state',
      });
    },
  );

  test('PERM-001 ERR-004 another seller needs admin permission, which staff has', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED');
    expect((await remove(cast.tokens.stranger, slug)).__typename).toBe('UserHasNoAdminPermissionsError');
    expect((await remove(undefined, slug)).__typename).toBe('UserNotAuthenticatedError');
    expect(await takeOffline(cast.tokens.staff, slug)).toMatchObject({ status: 'ARCHIVED' });
  });

  test('STAFF-001 what staff took offline is reviewed before it is for sale again; after that it is free', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED');
    const { staff, owner } = cast.tokens;
    const republish = () => ask(api, 'mutation', 'updateProduct', { slug, input: {}, publish: true }, owner);
    await takeOffline(staff, slug);
    expect(await republish()).toMatchObject({ status: 'IN_REVIEW' });
    const approved = await ask(api, 'mutation', 'reviewProduct', { slug, decision: 'APPROVE' }, staff);
    expect(approved).toMatchObject({ status: 'PUBLISHED' });
    await remove(owner, slug);
    expect(await republish()).toMatchObject({ status: 'PUBLISHED' });
  });
});

describe('markProductAsSold', () => {
  test('FORM-018 FORM-081 sets the stock to 0 and keeps the product visible', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED', { inventory: 4 });
    expect(await sell(cast.tokens.owner, slug)).toMatchObject({ status: 'PUBLISHED', inventory: 0 });
    expect(await bySlug(undefined, slug)).toMatchObject({ inventory: 0 });
    const soldAt = () =>
      api.db.selectFrom('products').select('sold_at').where('slug', '=', slug).executeTakeFirstOrThrow();
    expect((await soldAt()).sold_at).toBeInstanceOf(Date);
    expect(await sell(cast.tokens.owner, slug)).toMatchObject({ errorCode: 'product_already_sold' });
    // Restocked, it is no longer sold.
    await ask(api, 'mutation', 'updateProduct', { slug, input: { inventory: 2 } }, cast.tokens.owner);
    expect((await soldAt()).sold_at).toBeNull();
  });

  test('FORM-017 refuses unpublished products, and other people', async () => {
    const draft = await productIn(api, cast.owner, 'DRAFT');
    expect(await sell(cast.tokens.owner, draft.slug)).toMatchObject({ errorCode: 'wrong_state' });
    const live = await productIn(api, cast.owner, 'PUBLISHED');
    expect((await sell(cast.tokens.stranger, live.slug)).__typename).toBe('UserHasNoObjectPermissionError');
    expect(await bySlug(undefined, live.slug)).toMatchObject({ inventory: 1 });
  });
});

describe('FORM-005 a product whose 180 days are over', () => {
  async function reachExpiry(id: string): Promise<void> {
    const deadline = { kind: 'listing_expiry', subjectId: id, dueAt: new Date(0) };
    await api.db.transaction().execute((tx) => setDeadline(tx, deadline));
    await api.server.background.runOnce();
  }

  test('becomes EXPIRED and leaves the shop', async () => {
    const { id, slug } = await productIn(api, cast.owner, 'PUBLISHED');
    await reachExpiry(id);
    expect(await bySlug(cast.tokens.owner, slug)).toMatchObject({ status: 'EXPIRED' });
    expect((await bySlug(undefined, slug)).__typename).toBe('ObjectDoesNotExistError');
  });

  test('PROD-047 stays visible if it is sold, and expires only after it was in stock again', async () => {
    const { id, slug } = await productIn(api, cast.owner, 'PUBLISHED');
    await sell(cast.tokens.owner, slug);
    await reachExpiry(id);
    expect(await bySlug(undefined, slug)).toMatchObject({ status: 'PUBLISHED', inventory: 0 });
    await ask(api, 'mutation', 'updateProduct', { slug, input: { inventory: 1 } }, cast.tokens.owner);
    const due = api.db
      .selectFrom('deadlines')
      .select('due_at')
      .where('subject_id', '=', id)
      .where('kind', '=', 'listing_expiry');
    expect((await due.executeTakeFirstOrThrow()).due_at.getTime()).toBeGreaterThan(Date.now());
    await reachExpiry(id);
    expect(await bySlug(cast.tokens.owner, slug)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('reviewProduct', () => {
  const review = (
    token: string | undefined,
    slug: string,
    decision: string,
    requestedChanges: string[] = [],
  ) => ask(api, 'mutation', 'reviewProduct', { slug, decision, requestedChanges }, token);

  test('S22 what staff decide and what they take away is in the audit log, and a refusal in the log', async () => {
    const reviewed = (await productIn(api, cast.reviewed, 'IN_REVIEW')).slug;
    const removed = (await productIn(api, cast.owner, 'PUBLISHED')).slug;
    await review(cast.tokens.staff, reviewed, 'APPROVE');
    await takeOffline(cast.tokens.staff, removed);
    await review(cast.tokens.stranger, reviewed, 'APPROVE');
    const lines = await api.db
      .selectFrom('audit_log')
      .select(['kind', 'actor_id'])
      .orderBy('position', 'desc')
      .limit(2)
      .execute();
    expect(lines.map(({ kind }) => kind)).toEqual(['staff_product_archived', 'staff_product_reviewed']);
    expect(lines.every(({ actor_id: actor }) => actor !== null)).toBe(true);
    expect(api.logged.some((line) => line.includes('permission refused'))).toBe(true);
  });

  test('FORM-004 staff approves, and the product is live from then on', async () => {
    const { slug } = await productIn(api, cast.reviewed, 'IN_REVIEW', { publication_date: null });
    expect(await review(cast.tokens.staff, slug, 'APPROVE')).toMatchObject({ status: 'PUBLISHED' });
    expect((await bySlug(undefined, slug)).publicationDate).not.toBeNull();
  });

  test('FORM-004 staff asks for changes, and the seller sees which', async () => {
    const { slug } = await productIn(api, cast.reviewed, 'IN_REVIEW');
    const asked = await review(cast.tokens.staff, slug, 'REQUEST_CHANGES', ['photos', 'price']);
    expect(asked).toMatchObject({ status: 'CHANGES_REQUESTED' });
    expect(await bySlug(cast.tokens.reviewed, slug)).toMatchObject({ requestedChanges: ['photos', 'price'] });
  });

  test('FORM-004 staff rejects', async () => {
    const { slug } = await productIn(api, cast.reviewed, 'IN_REVIEW');
    const reasons = { decision: 'REJECT', rejectionReason: 'counterfeit' };
    const rejected = await ask(api, 'mutation', 'reviewProduct', { slug, ...reasons }, cast.tokens.staff);
    expect(rejected).toMatchObject({ status: 'REJECTED' });
    expect(await review(cast.tokens.staff, slug, 'APPROVE')).toMatchObject({ errorCode: 'already_reviewed' });
  });

  test('FORM-023 PERM-008 unknown codes, no codes and other people are refused', async () => {
    const { slug } = await productIn(api, cast.reviewed, 'IN_REVIEW');
    for (const changes of [[], ['colour']]) {
      const refused = await review(cast.tokens.staff, slug, 'REQUEST_CHANGES', changes);
      expect(refused.fields).toEqual([{ field: 'requestedChanges', code: 'requested_changes' }]);
    }
    expect((await review(cast.tokens.reviewed, slug, 'APPROVE')).__typename).toBe(
      'UserHasNoAdminPermissionsError',
    );
    expect((await review(undefined, slug, 'APPROVE')).__typename).toBe('UserNotAuthenticatedError');
    expect(await bySlug(cast.tokens.staff, slug)).toMatchObject({ status: 'IN_REVIEW' });
  });
});
