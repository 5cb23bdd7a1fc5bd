import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeProduct, photoKey } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let staff: string;
let person: string;

beforeAll(async () => {
  api = await startApi();
  staff = await api.signIn(await makeUser(api.db, { isStaff: true }));
  person = await api.signIn(await makeUser(api.db));
});
beforeEach(async () => await api.db.deleteFrom('listing_contents').execute());
afterAll(async () => await api.close());

type Answer = Readonly<Record<string, unknown>> & { readonly faqs?: readonly { readonly id: string }[] };

const shown =
  '... on ListingContent { url language title intro content images { alt imageKey index } faqs { id question answer } }';
const types: Readonly<Record<string, string>> = {
  ...{ url: 'String!', title: 'String', content: 'String', id: 'String!', intro: 'String!' },
  ...{
    images: '[ListingContentImageInput!]',
    faqs: '[ListingFaqInput!]',
    removedFaqs: '[String!]',
    instructions: 'String',
  },
  keywords: 'String',
};

async function call(name: string, variables: object, token?: string, fields = shown, locale?: 'en' | 'fr') {
  const names = Object.keys(variables);
  const head = names.map((one) => `$${one}: ${types[one]}`).join(', ');
  const args = names.map((one) => `${one}: $${one}`).join(', ');
  const hasFields = !['deleteFaq'].includes(name);
  const problems = hasFields ? '... on ValidationError { fields { field code } }' : '';
  const answer = await api.graphql<{ it: Answer }>(
    `mutation (${head}) { it: ${name}(${args}) { ${fields} ${problems} ... on Error { errorCode message } } }`,
    { ...variables },
    { token, ...(locale && { locale }) },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

async function read(url: string, locale: 'nl' | 'en' = 'nl'): Promise<Answer | null> {
  const answer = await api.graphql<{ it: Answer | null }>(
    `query ($url: String!) { it: productListingContent(url: $url) { ${shown} } }`,
    { url },
    { locale },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

const url = '/meubels/stoelen';
const faq = { question: 'Zijn ze schoon?', answer: 'Ja.' };

describe('the content of a product list', () => {
  test('SEO-001 SEO-003 SEO-004 are written with everything that belongs to them, and read by anybody', async () => {
    expect(await read(url)).toBeNull();
    const imageKey = photoKey();
    const images = [{ alt: 'Een stoel', imageKey }];
    const given = { url, title: ' Stoelen ', content: '## Hout\n\nVeel teak.', images, faqs: [faq] };
    const made = await call('createProductListingContent', given, staff);
    expect(made).toMatchObject({
      ...{ url, language: 'nl', title: 'Stoelen', intro: '', content: '## Hout\n\nVeel teak.' },
      ...{ images: [{ alt: 'Een stoel', imageKey, index: 0 }], faqs: [faq] },
    });
    expect(made.faqs?.[0]?.id).toMatch(/^[\da-f-]{36}$/);
    expect(await read(url)).toEqual(made);
    // Each language has its own texts.
    expect(await read(url, 'en')).toBeNull();
    const again = await call('createProductListingContent', { url }, staff);
    expect(again).toMatchObject({ errorCode: 'listing_content_exists' });
  });

  test('SEO-005 are changed; omitted fields stay, and so do questions that are not named', async () => {
    expect(await call('updateProductListingContent', { url, title: 'x' }, staff)).toMatchObject({
      errorCode: 'object_does_not_exist',
    });
    const made = await call('createProductListingContent', { url, title: 'Stoelen', faqs: [faq] }, staff);
    const [old] = made.faqs ?? [];
    const added = { question: 'Passen ze?', answer: 'Meet eerst.' };
    const changed = await call(
      'updateProductListingContent',
      { url, content: 'Meer.', faqs: [added] },
      staff,
    );
    expect(changed).toMatchObject({
      title: 'Stoelen',
      content: 'Meer.',
      faqs: [added, { id: old?.id, ...faq }],
    });
    const reworded = { id: old?.id, question: 'Schoon?', answer: 'Zeker.' };
    const last = await call('updateProductListingContent', { url, faqs: [reworded] }, staff);
    expect(last.faqs).toEqual([reworded, { id: changed.faqs?.[0]?.id, ...added }]);
    const foreign = [{ ...reworded, id: randomUUID() }];
    expect(await call('updateProductListingContent', { url, faqs: foreign }, staff)).toMatchObject({
      errorCode: 'object_does_not_exist',
    });
  });

  test('SEO-006 a question is taken away', async () => {
    const made = await call('createProductListingContent', { url, faqs: [faq, faq] }, staff);
    const [one, other] = made.faqs ?? [];
    const left = await call('deleteFaq', { id: one?.id }, staff);
    expect(left.faqs).toEqual([{ id: other?.id, ...faq }]);
    expect(await call('deleteFaq', { id: one?.id }, staff)).toMatchObject({
      errorCode: 'object_does_not_exist',
    });
    expect(await call('deleteFaq', { id: 'x' }, staff)).toMatchObject({ errorCode: 'invalid_uuid' });
  });

  test('SEO-005 several questions are removed with one save, which is refused whole', async () => {
    const made = await call('createProductListingContent', { url, faqs: [faq, faq, faq] }, staff);
    const ids = (made.faqs ?? []).map(({ id }) => id);
    const removedFaqs = ids.slice(0, 2);
    const refused = { url, removedFaqs, title: '<b>x</b>' };
    expect(await call('updateProductListingContent', refused, staff)).toMatchObject({
      errorCode: 'validation_error',
    });
    expect((await read(url))?.faqs).toHaveLength(3);
    const added = { question: 'Passen ze?', answer: 'Meet eerst.' };
    const left = await call('updateProductListingContent', { url, removedFaqs, faqs: [added] }, staff);
    expect(left.faqs).toMatchObject([added, { id: ids[2], ...faq }]);
    // A colleague has just removed them, so nothing is left to do.
    expect((await call('updateProductListingContent', { url, removedFaqs }, staff)).faqs).toHaveLength(2);
    expect(await call('updateProductListingContent', { url, removedFaqs: ['x'] }, staff)).toMatchObject({
      errorCode: 'invalid_uuid',
    });
  });

  test('SEO-006 a question of another product list stays, even when its removal is requested', async () => {
    const foreign = await call('createProductListingContent', { url: '/lampen', faqs: [faq] }, staff);
    await call('createProductListingContent', { url, faqs: [faq] }, staff);
    const removedFaqs = (foreign.faqs ?? []).map(({ id }) => id);
    await call('updateProductListingContent', { url, removedFaqs }, staff);
    expect((await read('/lampen'))?.faqs).toHaveLength(1);
  });

  test('SEO-007 an intro is written where there is nothing yet, and changed where there is', async () => {
    expect(await call('createOrUpdateIntro', { url, intro: 'Zit goed.' }, staff)).toMatchObject({
      ...{ url, title: '', intro: 'Zit goed.' },
    });
    await call('updateProductListingContent', { url, title: 'Stoelen' }, staff);
    expect(await call('createOrUpdateIntro', { url, intro: 'Zit beter.' }, staff)).toMatchObject({
      ...{ title: 'Stoelen', intro: 'Zit beter.' },
    });
    expect(await call('createOrUpdateIntro', { url, intro: 'Sit well.' }, staff, shown, 'en')).toMatchObject({
      ...{ language: 'en', title: '', intro: 'Sit well.' },
    });
  });

  test('SEO-009 invalid content is refused with a message and the fields that are wrong', async () => {
    const given = { url: '/zoeken/teak', title: '<b>x</b>', images: [{ alt: '', imageKey: '../x' }] };
    const refused = await call('createProductListingContent', given, staff);
    expect(refused.message).toBe('Controleer de gemarkeerde velden.');
    expect(refused.fields).toEqual([
      { field: 'url', code: 'unknown_listing' },
      { field: 'title', code: 'markup_not_allowed' },
      { field: 'images.0.alt', code: 'required' },
      { field: 'images.0.imageKey', code: 'unknown_image' },
    ]);
  });

  test('PERM-002 only staff write them, and each act of theirs is in the audit log', async () => {
    const made = await call('createProductListingContent', { url, faqs: [faq] }, staff);
    const id = made.faqs?.[0]?.id;
    const acts = [
      ['createProductListingContent', { url: '/lampen' }],
      ['updateProductListingContent', { url, title: 'x' }],
      ['createOrUpdateIntro', { url, intro: 'x' }],
      ['deleteFaq', { id }],
    ] as const;
    for (const [name, variables] of acts) {
      expect(await call(name, variables, person), name).toMatchObject({ errorCode: 'no_admin_permissions' });
      expect(await call(name, variables), name).toMatchObject({ errorCode: 'user_not_authenticated' });
    }
    expect(await read(url)).toEqual(made);
    expect(await read('/lampen')).toBeNull();
    const kinds = async () =>
      (await api.db.selectFrom('audit_log').select('kind').where('kind', 'like', 'staff_listing%').execute())
        .length;
    const before = await kinds();
    for (const [name, variables] of acts) await call(name, variables, staff);
    expect(await kinds()).toBe(before + acts.length);
  });
});

describe('a suggested intro', () => {
  const fields = '... on GeneratedIntro { intro source intros { language text } }';
  const lamps = '/lampen';

  test('SEO-008 is made of the facts of the product list in three languages, states that, and is not stored', async () => {
    const seller = await makeSeller(api.db);
    const lamp = {
      main_category: 'lampen',
      sub_category: 'lampen',
      category: 'tafellampen',
      product_type: 'LMP',
    };
    for (let at = 0; at < 2; at += 1)
      await makeProduct(api.db, seller, { ...lamp, materials: ['glas'], brand: 'Flos', price_cents: 12_500 });
    const given = { url: lamps, keywords: 'leeslamp, , hanglamp' };
    const made = await call('generateIntro', given, staff, fields);
    expect(made.source).toBe('CATALOGUE_FACTS');
    expect(made.intro).toContain('Lampen: 2 tweedehands vondsten, vanaf €\u00a0');
    expect(made.intro).toContain('Vaak van glas. Met producten van Flos. Denk ook aan leeslamp en hanglamp.');
    const texts = made.intros as readonly { language: string; text: string }[];
    expect(texts.map(({ language }) => language)).toEqual(['nl', 'en', 'fr']);
    expect(texts[1]?.text).toContain('2 second-hand finds');
    expect(texts[2]?.text).toContain('2 trouvailles de seconde main');
    expect(await read(lamps)).toBeNull();
    const nowhere = await call('generateIntro', { url: '/zoeken/x' }, staff, fields);
    expect(nowhere.fields).toEqual([{ field: 'url', code: 'unknown_listing' }]);
  });

  test('PERM-003 is for staff alone', async () => {
    const given = { url: lamps };
    expect(await call('generateIntro', given, person, fields)).toMatchObject({
      errorCode: 'no_admin_permissions',
    });
    expect(await call('generateIntro', given, undefined, fields)).toMatchObject({
      errorCode: 'user_not_authenticated',
    });
  });

  test('SEO-008 a text service writes it where one is set, and its failure is reported', async () => {
    const asked: { url: string | undefined; key: unknown; body: string }[] = [];
    let text = JSON.stringify({ nl: 'Licht!', en: 'Light!', fr: 'Lumière !' });
    const service = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      asked.push({ url: request.url, key: request.headers['x-goog-api-key'], body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const own = api;
    api = await startApi({ config: { textUrl: `http://127.0.0.1:${port}/v1beta`, textKey: 'secret-key' } });
    try {
      const token = await api.signIn(await makeUser(api.db, { isStaff: true }));
      const given = { url: lamps, instructions: 'Noem het licht.' };
      expect(await call('generateIntro', given, token, fields)).toMatchObject({
        ...{ source: 'TEXT_SERVICE', intro: 'Licht!' },
      });
      expect(asked[0]).toMatchObject({
        ...{ url: '/v1beta/models/gemini-2.0-flash:generateContent', key: 'secret-key' },
        body: expect.stringContaining('Noem het licht.'),
      });
      for (text of ['geen JSON', '{"nl": "<b>x</b>", "en": "x", "fr": "x"}', '']) {
        expect(await call('generateIntro', given, token, fields)).toMatchObject({
          errorCode: 'text_service_failed',
        });
      }
      expect(api.logged.join()).not.toContain('secret-key');
    } finally {
      await api.close();
      api = own;
      service.close();
    }
  });
});
