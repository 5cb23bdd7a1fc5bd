import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { searchCatalog } from './staff/search-catalog.ts';
import { type Answer, callStaff } from './staff/staff-client.ts';

let api: ApiHarness;
let staff: string;
let person: string;
let sellerId: string;
let product: { readonly id: string; readonly slug: string };

beforeAll(async () => {
  api = await startApi();
  staff = await api.signIn(await makeUser(api.db, { isStaff: true, name: 'Sam van de winkel' }));
  person = await api.signIn(await makeUser(api.db));
  sellerId = await makeSeller(api.db);
});
beforeEach(async () => {
  product = await makeProduct(api.db, sellerId, {
    attributes: JSON.stringify([{ name: 'doors', value: '2' }]),
    styles: ['modern'],
  });
});
afterAll(async () => await api.close());

const edit = (input: string, more = '', token = staff) =>
  callStaff(api, 'updateProductBySlug', `slug: "${product.slug}", input: { ${input} }${more}`, token);
const productOf = (answer: Answer) => answer.product as Answer & { readonly changedAt: string };
const lines = (kind: string) =>
  api.db.selectFrom('audit_log').select(['kind', 'details']).where('kind', '=', kind).execute();

describe('facts of a product', () => {
  test('STAFF-046 staff change kind, collections, colours and styles of any product; omitted fields stay', async () => {
    const answer = await edit('collections: ["we-love", "leeshoek"], colors: ["zwart"], styles: []');
    expect(answer.changedMeanwhile).toBe(false);
    expect(productOf(answer)).toMatchObject({
      ...{ collections: [{ value: 'we-love' }, { value: 'leeshoek' }], colors: [{ value: 'zwart' }] },
      ...{ styles: [], productType: { abbreviation: 'CAB' }, category: { value: 'dressoirs' } },
      productTypeAttributes: [{ name: 'doors', value: '2' }],
    });
    // Another product type has other attributes.
    const moved = await edit('productType: "CHA", category: "meubels/stoelen/eetkamerstoelen"');
    expect(productOf(moved)).toMatchObject({
      ...{ productType: { abbreviation: 'CHA' }, category: { value: 'eetkamerstoelen' } },
      ...{ productTypeAttributes: [], colors: [{ value: 'zwart' }] },
    });
  });

  test('STAFF-046 the search finds the product by its new facts', async () => {
    const found = () => searchCatalog(api, [{ type: 'COLLECTIONS', value: 'atelier-en-kantoor' }]);
    expect(await found()).not.toContain(product.slug);
    await edit('collections: ["atelier-en-kantoor"]');
    await expect.poll(found, { timeout: 20_000 }).toContain(product.slug);
  });

  test('STAFF-008 only second-chance products can have their condition changed', async () => {
    const refused = await edit('productState: "PERFECT"');
    expect(refused).toMatchObject({
      ...{ errorCode: 'only_second_chance', fields: [{ field: 'productState', code: 'only_second_chance' }] },
      message: 'Je kunt de staat alleen aanpassen bij een tweedekansproduct.',
    });
    product = await makeProduct(api.db, sellerId, { time_period: 'SECOND_CHANCE' });
    expect(productOf(await edit('productState: "PERFECT"')).productState).toBe('PERFECT');
  });

  test('values that the shop does not know are refused with their fields, and nothing changes', async () => {
    const refused = await edit('colors: [], styles: ["x"], category: "meubels"');
    expect(refused).toMatchObject({ errorCode: 'validation_error' });
    const fields = refused.fields as readonly { readonly field: string }[];
    expect(fields.map(({ field }) => field)).toEqual(['category', 'colors', 'styles']);
    const nowhere = await callStaff(api, 'updateProductBySlug', 'slug: "geen", input: {}', staff);
    expect(nowhere.errorCode).toBe('object_does_not_exist');
  });
});

describe('two people edit the same product', () => {
  test('the last one to save wins, is notified, and leaves the other’s changes in other fields alone', async () => {
    const { changedAt } = productOf(await edit('styles: ["vintage"]'));
    const first = await edit('colors: ["wit"]', `, seen: "${changedAt}"`);
    expect(first.changedMeanwhile).toBe(false);
    const second = await edit('styles: ["bauhaus"]', `, seen: "${changedAt}"`);
    expect(second.changedMeanwhile).toBe(true);
    expect(productOf(second)).toMatchObject({ colors: [{ value: 'wit' }], styles: [{ value: 'bauhaus' }] });
  });

  test('both at once: each field is saved, and exactly one of them is notified', async () => {
    const { changedAt } = productOf(await edit('styles: ["vintage"]'));
    const answers = await Promise.all([
      edit('colors: ["wit"]', `, seen: "${changedAt}"`),
      edit('collections: ["leeshoek"]', `, seen: "${changedAt}"`),
    ]);
    expect(answers.map(({ changedMeanwhile }) => changedMeanwhile).toSorted()).toEqual([false, true]);
    expect(productOf(await edit(''))).toMatchObject({
      ...{ colors: [{ value: 'wit' }], collections: [{ value: 'leeshoek' }] },
    });
  });

  test('a repeated command changes nothing twice', async () => {
    const commandId = crypto.randomUUID();
    const once = await edit('colors: ["wit"]', `, commandId: "${commandId}"`);
    await edit('colors: ["zwart"]');
    const again = await edit('colors: ["wit"]', `, commandId: "${commandId}"`);
    expect(again.errorCode).toBeUndefined();
    expect(productOf(once).colors).toEqual([{ value: 'wit' }]);
    expect(productOf(again).colors).toEqual([{ value: 'zwart' }]);
  });
});

describe('what staff did', () => {
  test('a product has a history of its changes; the same values again are no change and leave no line', async () => {
    await edit('colors: ["wit"], collections: ["we-love"]');
    await edit('colors: ["wit"]');
    await edit('');
    const { edits } = await callStaff(api, 'productEdits', `slug: "${product.slug}"`, staff);
    expect(edits).toEqual([
      {
        editor: 'Sam van de winkel',
        changes: [
          { field: 'collections', from: '', to: 'we-love' },
          { field: 'colors', from: 'bruin', to: 'wit' },
        ],
      },
    ]);
    const audited = await lines('staff_product_edited');
    expect(audited.map(({ details }) => details)).toContainEqual({
      product: product.id,
      fields: 'collections colors',
    });
  });

  test('STAFF-040 the scores of a product are read, each with its weight', async () => {
    const scores = await callStaff(api, 'scores', `productSlug: "${product.slug}"`, staff);
    expect(scores).toMatchObject({
      ...{ weightsSource: 'DEFAULT', age: { score: 100, weight: 0.05 }, cart: { score: 0, weight: 0.15 } },
      ...{ freshness: { score: 100, weight: 0.2 }, reviews: { score: 0 }, ctr: { score: 0 } },
      ...{ wishlist: { score: 0 }, completeness: { score: 60 } },
    });
    await makeProduct(api.db, sellerId, { category: 'vitrinekasten', price_cents: 10_000 });
    const dear = await makeProduct(api.db, sellerId, { category: 'vitrinekasten', price_cents: 90_000 });
    const beside = await callStaff(api, 'scores', `productSlug: "${dear.slug}"`, staff);
    expect(beside).toMatchObject({ price: { score: 0 } });
    const nowhere = await callStaff(api, 'scores', 'productSlug: "geen"', staff);
    expect(nowhere.errorCode).toBe('object_does_not_exist');
  });

  test('STAFF-018 nobody else reaches a call of staff, and products hide when they were changed', async () => {
    const calls = [
      ['updateProductBySlug', `slug: "${product.slug}", input: { colors: ["wit"] }`],
      ['scores', `productSlug: "${product.slug}"`],
      ['productEdits', `slug: "${product.slug}"`],
      ['editorialDescriptionConfig', ''],
      ['instructionConfig', 'kind: INTRO'],
      ['updateInstructionConfig', 'kind: INTRO, instructions: "x"'],
      ['deleteEditorialDescription', `slug: "${product.slug}"`],
    ] as const;
    for (const [name, args] of calls) {
      expect(await callStaff(api, name, args, person), name).toMatchObject({
        errorCode: 'no_admin_permissions',
      });
      expect(await callStaff(api, name, args), name).toMatchObject({ errorCode: 'user_not_authenticated' });
    }
    const { data } = await api.graphql<{ productByUuid: Answer }>(
      `{ productByUuid(uuid: "${product.id}") { ... on Product { changedAt colors { value } } } }`,
      {},
      { token: person },
    );
    expect(data.productByUuid).toMatchObject({ changedAt: null, colors: [{ value: 'bruin' }] });
  });
});
