import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type Cast, makeCast, productIn } from '../factories/catalog-client.ts';
import { makePhotos } from '../factories/products.ts';
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

const update = (token: string | undefined, slug: string, input: object, publish = false) =>
  ask(api, 'mutation', 'updateProduct', { slug, input, publish }, token);
const bySlug = (token: string | undefined, slug: string) =>
  ask(api, 'query', 'productBySlug', { slug }, token);

describe('updateProduct', () => {
  test.each(['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'EXPIRED', 'ARCHIVED'] as const)(
    'FORM-006 FORM-078 save keeps %s',
    async (status) => {
      const { slug } = await productIn(api, cast.owner, status);
      const saved = await update(cast.tokens.owner, slug, { width: 99, title: 'Teak dressoir, korter' });
      expect(saved).toMatchObject({
        status,
        width: 99,
        title: 'Teak dressoir, korter',
        slug,
        timePeriod: 'VINTAGE',
      });
    },
  );

  test('FORM-007 CHANGES_REQUESTED becomes IN_REVIEW on save', async () => {
    const { slug } = await productIn(api, cast.owner, 'CHANGES_REQUESTED', {
      requested_changes: ['photos', 'price'],
    });
    expect(await bySlug(cast.tokens.owner, slug)).toMatchObject({ requestedChanges: ['photos', 'price'] });
    expect(await update(cast.tokens.owner, slug, { price: 400 })).toMatchObject({ status: 'IN_REVIEW' });
  });

  test('FORM-019 FORM-020 ERR-010 a REJECTED product is neither saved nor published', async () => {
    const { slug } = await productIn(api, cast.owner, 'REJECTED');
    for (const publish of [false, true]) {
      expect(await update(cast.tokens.owner, slug, { width: 99 }, publish)).toMatchObject({
        __typename: 'FailedToUpdateError',
        errorCode: 'wrong_state',
      });
    }
    expect(await bySlug(cast.tokens.owner, slug)).toMatchObject({ status: 'REJECTED', width: 180 });
  });

  test.each(['ARCHIVED', 'EXPIRED'] as const)(
    'FORM-011 FORM-012 republish from %s follows canPublish',
    async (status) => {
      const mine = await productIn(api, cast.owner, status, { publication_date: new Date(0) });
      const live = await update(cast.tokens.owner, mine.slug, {}, true);
      expect(live).toMatchObject({ status: 'PUBLISHED' });
      expect(new Date(String(live.publicationDate)).getFullYear()).toBeGreaterThan(2000);
      const theirs = await productIn(api, cast.reviewed, status);
      expect(await update(cast.tokens.reviewed, theirs.slug, {}, true)).toMatchObject({
        status: 'IN_REVIEW',
      });
    },
  );

  test('publishing a published product is refused', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED');
    expect(await update(cast.tokens.owner, slug, {}, true)).toMatchObject({ errorCode: 'wrong_state' });
  });

  test('FORM-078 ERR-007 a published product is validated by all rules and stays as it was', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED');
    const refused = await update(cast.tokens.owner, slug, { title: 'Replica van een kast', colors: [] });
    expect(refused.fields).toEqual([
      { field: 'title', code: 'illegal_words' },
      { field: 'colors', code: 'colors' },
    ]);
    expect(await bySlug(undefined, slug)).toMatchObject({ title: 'Teak dressoir' });
  });

  test('FORM-001 images are ordered by the input, taken away, and new ones must be own uploads', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED');
    const before = (await bySlug(cast.tokens.owner, slug)).images as { key: string }[];
    const [first, second, third] = before.map((image) => image.key);
    const [added] = await makePhotos(api.db, cast.owner.id, 1);
    const saved = await update(cast.tokens.owner, slug, {
      images: [third, added, first, second],
      deletedImageKeys: [first],
      featuredImageChanged: true,
    });
    expect(saved.images).toEqual([third, added, second].map((key) => ({ key })));
    const [foreign] = await makePhotos(api.db, cast.reviewed.id, 1);
    const refused = await update(cast.tokens.owner, slug, { images: [third, foreign] });
    expect(refused.fields).toEqual([{ field: 'photos', code: 'photos_not_uploaded' }]);
  });

  test('FORM-078 a save of a form that is older than the product is refused, also when two arrive at once', async () => {
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED', { updated_at: new Date(0) });
    const seenOf = async (token?: string) => {
      const query = 'query ($s: String!) { productBySlug(slug: $s) { ... on Product { changedAt } } }';
      const { data } = await api.graphql<{ productBySlug: { changedAt: string | null } }>(
        query,
        { s: slug },
        { token },
      );
      return data.productBySlug.changedAt;
    };
    const save = async (title: string, seen: string | null) =>
      await ask(api, 'mutation', 'updateProduct', { slug, input: { title }, seen }, cast.tokens.owner);
    expect(await seenOf()).toBeNull();
    expect(await seenOf(cast.tokens.stranger)).toBeNull();
    const seen = await seenOf(cast.tokens.owner);
    const answers = await Promise.all([save('Titel van hier', seen), save('Titel van daar', seen)]);
    expect(answers.filter(({ __typename }) => __typename === 'Product')).toHaveLength(1);
    expect(answers.find(({ errorCode }) => errorCode !== undefined)).toMatchObject({
      __typename: 'FailedToUpdateError',
      errorCode: 'product_changed_since_seen',
    });
    const kept = answers.find(({ __typename }) => __typename === 'Product')?.title;
    expect(await bySlug(undefined, slug)).toMatchObject({ title: kept });
    const now = await seenOf(cast.tokens.owner);
    expect(await save('Bewust vervangen', now)).toMatchObject({ title: 'Bewust vervangen' });
  });

  test('a changed text takes its translations away, any other change leaves them', async () => {
    const { id, slug } = await productIn(api, cast.owner, 'PUBLISHED');
    const translation = {
      product_id: id,
      language: 'en',
      title: 'Teak sideboard',
      description: 'In teak.',
    } as const;
    await api.db
      .insertInto('product_translations')
      .values({ ...translation, editorial_description: null })
      .execute();
    const translations = async () => {
      const query =
        'query ($s: String!) { productBySlug(slug: $s) { ... on Product { productTranslations { title } } } }';
      return (await api.graphql(query, { s: slug })).data.productBySlug;
    };
    await update(cast.tokens.owner, slug, { width: 99 });
    expect(await translations()).toEqual({ productTranslations: [{ title: 'Teak sideboard' }] });
    await update(cast.tokens.owner, slug, { title: 'Dressoir van teak' });
    expect(await translations()).toEqual({ productTranslations: [] });
  });

  test('FORM-043 a scraped product may not cost more than its original price', async () => {
    const scraped = { scrape_url: 'https://shop.example/1', original_price_cents: 50_000 };
    const { slug } = await productIn(api, cast.owner, 'PUBLISHED', scraped);
    expect(await update(cast.tokens.owner, slug, { price: 500 })).toMatchObject({ price: 500 });
    const refused = await update(cast.tokens.owner, slug, { price: 501, comparePrice: 900 });
    expect(refused.fields).toEqual([{ field: 'price', code: 'price_above_original' }]);
  });

  test('ERR-003 ERR-005 PERM-007 only the seller may, and a hidden product does not exist', async () => {
    const live = await productIn(api, cast.owner, 'PUBLISHED');
    const hidden = await productIn(api, cast.owner, 'DRAFT');
    expect((await update(cast.tokens.stranger, live.slug, { width: 1 })).__typename).toBe(
      'UserHasNoObjectPermissionError',
    );
    expect((await update(cast.tokens.staff, live.slug, { width: 1 })).__typename).toBe(
      'UserHasNoObjectPermissionError',
    );
    expect((await update(cast.tokens.stranger, hidden.slug, { width: 1 })).__typename).toBe(
      'ObjectDoesNotExistError',
    );
    expect((await update(undefined, live.slug, { width: 1 })).__typename).toBe('UserNotAuthenticatedError');
    expect((await update(cast.tokens.owner, 'no-such-product', {})).__typename).toBe(
      'ObjectDoesNotExistError',
    );
    const malformed = await ask(
      api,
      'mutation',
      'updateProduct',
      { uuid: 'x', input: {} },
      cast.tokens.owner,
    );
    expect(malformed.__typename).toBe('InvalidUUIDError');
  });
});
