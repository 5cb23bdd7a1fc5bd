import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProducts } from '#server/modules/catalog/new-products-view.ts';
import { type CatalogSearch, noIndex } from '#server/search/catalog-search.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { type NewsletterHarness, newAddress, openNewsletterHarness } from './newsletter/harness.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let harness: NewsletterHarness;
let sellerId: string;
let count = 0;
beforeAll(async () => {
  harness = await openNewsletterHarness();
  ({ sellerId } = await makeSellerUser(harness.api.db, { can_publish: true }));
});
afterAll(async () => await harness.api.close());

/** Publishes a product in /meubels/kasten now and returns its title. */
async function publish(change: Parameters<typeof makeProduct>[2] = {}): Promise<string> {
  count += 1;
  const title = `Kast nummer ${count}`;
  await makeProduct(harness.api.db, sellerId, { title, publication_date: harness.now(), ...change });
  return title;
}

async function following(wish: Record<string, unknown> = {}): Promise<string> {
  const email = newAddress();
  await harness.listing({ email, interval: 'DAILY', ...wish });
  await harness.settle();
  await harness.confirm(harness.lastToken(email));
  await harness.settle();
  return email;
}

/** Advances the clock and runs everything that is due. */
async function pass(milliseconds: number): Promise<void> {
  harness.later(milliseconds);
  await harness.settle();
}
const mailsAbout = (email: string) =>
  harness.mailsTo(email).filter(({ subject }) => subject.includes('nieuw in'));

describe('asking for it', () => {
  test('NEWS-011 NEWS-012 a visitor asks for mail about a product list; it begins once the address is confirmed', async () => {
    const email = newAddress();
    expect(await harness.listing({ email, title: ' Kasten  van teak ', interval: 'DAILY' })).toEqual({
      __typename: 'SubscriptionAsked',
      interval: 'DAILY',
    });
    await harness.settle();
    const [mail] = harness.mailsTo(email);
    expect(mail?.subject).toBe('Bevestig dat je e-mails over nieuwe producten wilt');
    // Text from the requester never reaches an email address that has not been confirmed.
    expect(mail?.text).not.toContain('teak');
    expect(await harness.confirm(harness.lastToken(email))).toEqual({
      ...{ __typename: 'MailSubscription', kind: 'LISTING', title: 'Kasten van teak' },
      ...{ savedUrl: '/meubels/kasten', code: null },
    });
  });

  test('NEWS-008 it has an address, an interval, a product list, a title and the newsletter; weekly by default', async () => {
    const email = newAddress();
    const wish = { email, savedUrl: '/meubels/kasten/2?p=-500&onzin=1', subscribeToNewsletter: true };
    expect(await harness.listing(wish)).toMatchObject({ interval: 'WEEKLY' });
    await harness.settle();
    expect((await harness.confirm(harness.lastToken(email))).code).toMatch(/^HALLO-/);
    const rows = await harness.api.db
      .selectFrom('subscriptions')
      .select(['kind', 'interval', 'saved_url', 'title', 'confirmed_at'])
      .where('email', '=', email)
      .orderBy('kind')
      .execute();
    const confirmed_at = harness.now();
    expect(rows).toEqual([
      {
        kind: 'LISTING',
        interval: 'WEEKLY',
        saved_url: '/meubels/kasten?p=-500',
        title: 'Kasten',
        confirmed_at,
      },
      { kind: 'NEWSLETTER', interval: null, saved_url: '', title: '', confirmed_at },
    ]);
  });

  test('NEWS-010 the address is looked at before anything is made', async () => {
    const problem = (code: string) => ({
      ...{ __typename: 'ValidationError', errorCode: 'email_address_incorrect' },
      fields: [{ field: 'email', code }],
    });
    expect(await harness.listing({ email: 'robin' })).toEqual(problem('email_address_incorrect'));
    expect(await harness.listing({ email: ' ' })).toEqual(problem('required'));
    const made = await harness.api.db
      .selectFrom('subscriptions')
      .select('id')
      .where('email', '=', 'robin')
      .execute();
    expect(made).toEqual([]);
  });

  test('an unknown product list, or one without a title, is refused', async () => {
    const refused = async (wish: Record<string, unknown>) =>
      (await harness.listing({ email: newAddress(), ...wish })).fields;
    const unknown = [{ field: 'savedUrl', code: 'saved_url_unknown' }];
    for (const savedUrl of [
      '',
      'meubels',
      '/bestaat-niet',
      '//elders.test/meubels',
      'https://elders.test',
      '/\\x',
    ])
      expect(await refused({ savedUrl })).toEqual(unknown);
    expect(await refused({ title: '   ' })).toEqual([{ field: 'title', code: 'required' }]);
  });

  test('a repeated request is answered that it runs; another interval is confirmed first', async () => {
    const email = await following();
    await harness.listing({ email, interval: 'DAILY' });
    await harness.settle();
    expect(harness.mailsTo(email).at(-1)?.subject).toBe('Je krijgt deze e-mails al');
    await harness.listing({ email, interval: 'WEEKLY' });
    await harness.settle();
    const interval = async () =>
      (
        await harness.api.db
          .selectFrom('subscriptions')
          .select('interval')
          .where('email', '=', email)
          .execute()
      )[0];
    expect(await interval()).toEqual({ interval: 'DAILY' });
    await harness.confirm(harness.lastToken(email));
    expect(await interval()).toEqual({ interval: 'WEEKLY' });
  });
});

describe('an old confirmation link', () => {
  const rowsOf = (email: string) =>
    harness.api.db
      .selectFrom('subscriptions')
      .select(['kind', 'interval', 'ended_at'])
      .where('email', '=', email)
      .orderBy('kind')
      .execute();
  /** Requests emails and returns the token of the link that confirms them. */
  const askedLink = async (email: string, wish: Record<string, unknown>) => {
    await pass(hour);
    await harness.listing({ email, ...wish });
    await harness.settle();
    return harness.lastToken(email);
  };

  test('NEWS-011 does not restart the newsletter for somebody who unsubscribed from it', async () => {
    const email = newAddress();
    const link = await askedLink(email, { interval: 'DAILY', subscribeToNewsletter: true });
    expect((await harness.confirm(link)).code).toMatch(/^HALLO-/);
    await harness.settle();
    await pass(hour);
    const welcome = harness.mailsTo(email).find(({ subject }) => subject.includes('korting'));
    await harness.end(new URL(welcome?.unsubscribeUrl ?? '').searchParams.get('token') ?? '');
    const ended_at = harness.now();
    await pass(hour);
    expect(await harness.confirm(link)).toMatchObject({ kind: 'LISTING', code: null });
    expect(await rowsOf(email)).toEqual([
      { kind: 'LISTING', interval: 'DAILY', ended_at: null },
      { kind: 'NEWSLETTER', interval: null, ended_at },
    ]);
    const again = await askedLink(email, { interval: 'DAILY', subscribeToNewsletter: true });
    expect((await harness.confirm(again)).code).toMatch(/^HALLO-/);
    expect((await rowsOf(email)).map((row) => row.ended_at)).toEqual([null, null]);
  });

  test('NEWS-008 does not change an interval that was confirmed later', async () => {
    const email = newAddress();
    const daily = await askedLink(email, { interval: 'DAILY' });
    await harness.confirm(daily);
    const weekly = await askedLink(email, { interval: 'WEEKLY' });
    await harness.confirm(weekly);
    expect(await harness.confirm(daily)).toMatchObject({ kind: 'LISTING', title: 'Kasten' });
    expect(await rowsOf(email)).toEqual([{ kind: 'LISTING', interval: 'WEEKLY', ended_at: null }]);
  });
});

describe('mails about new products', () => {
  test('NEWS-008 DAILY mails each day what is new in the list, once; without new products there is no mail', async () => {
    const old = await publish();
    const email = await following();
    await pass(hour);
    const first = await publish();
    await publish({ sub_category: 'stoelen', category: 'eetkamerstoelen' });
    await publish({ status: 'DRAFT' });
    await publish({ inventory: 0 });
    await pass(22 * hour);
    expect(mailsAbout(email)).toEqual([]);
    await pass(2 * hour);
    expect(mailsAbout(email).map(({ subject }) => subject)).toEqual(['1 nieuw in “Kasten”']);
    expect(mailsAbout(email)[0]?.text).toContain(first);
    expect(mailsAbout(email)[0]?.text).not.toContain(old);
    expect(mailsAbout(email)[0]?.text).toContain('/meubels/kasten');
    await pass(2 * day);
    expect(mailsAbout(email)).toHaveLength(1);
  });

  test('NEWS-008 WEEKLY mails after a week; a product of the last minutes waits for the next mail', async () => {
    const email = await following({ interval: 'WEEKLY' });
    await pass(2 * day);
    const product = await publish();
    await pass(5 * day - 60_000);
    expect(mailsAbout(email)).toEqual([]);
    const late = await publish();
    await pass(2 * 60_000);
    expect(mailsAbout(email)[0]?.text).toContain(product);
    expect(mailsAbout(email)[0]?.text).not.toContain(late);
    await pass(7 * day);
    expect(mailsAbout(email)).toHaveLength(2);
    expect(mailsAbout(email)[1]?.text).toContain(late);
  });

  test('the filters of the list count; ten new products are named as eight and the page shows the rest', async () => {
    const email = await following({ savedUrl: '/meubels/kasten?p=-500' });
    await pass(hour);
    const dear = await publish({ price_cents: 900_00 });
    const titles: string[] = [];
    for (let at = 0; at < 10; at += 1) titles.push(await publish({ price_cents: 450_00 }));
    await pass(day);
    const [mail] = mailsAbout(email);
    expect(mail?.subject).toBe('10 nieuw in “Kasten”');
    expect(mail?.text).not.toContain(dear);
    expect(titles.filter((title) => mail?.text.includes(`${title}, €\u00a0450,–`))).toHaveLength(8);
  });

  test('a search is never widened: what its page shows instead is not mailed', async () => {
    const [desks, stands] = [
      await following({ savedUrl: '/zoeken/bureau', title: 'Bureaus' }),
      await following({ savedUrl: '/zoeken/kapstok', title: 'Kapstokken' }),
    ];
    await pass(hour);
    const desk = await publish({ sub_category: 'tafels', category: 'bureaus' });
    await publish({ category: 'kleerkasten' });
    await pass(day);
    expect(mailsAbout(desks)[0]?.subject).toBe('1 nieuw in “Bureaus”');
    expect(mailsAbout(desks)[0]?.text).toContain(desk);
    expect(mailsAbout(stands)).toEqual([]);
  });

  test('a search is read in the language of its reader', async () => {
    const asked: string[] = [];
    const search: CatalogSearch = {
      search: async ({ locale, searchString }) => {
        asked.push(`${locale} ${searchString}`);
        const reading = { understood: [], leftOut: [], instead: null, mentioned: null };
        return { ids: [], totalCount: 0, facets: [], distances: [], ...reading };
      },
      suggest: async () => [],
      version: () => 0,
      readStamp: async () => ({ head: 0, holds: { digest: '', until: null }, version: '' }),
      state: async () => noIndex,
      ready: async () => undefined,
      close: async () => undefined,
    };
    const span = { since: new Date(0), until: harness.now() };
    await newProducts({ db: harness.api.db, search }, '/zoeken/chaise-verte', { locale: 'fr', ...span });
    expect(asked).toEqual(['fr chaise verte']);
  });

  test('each of twenty products over ten days is mailed exactly once', async () => {
    const email = await following();
    const titles: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      await pass(12 * hour);
      titles.push(await publish());
    }
    await pass(2 * day);
    const texts = mailsAbout(email)
      .map(({ text }) => text)
      .join('\n');
    expect(titles.map((title) => texts.split(`${title},`).length - 1)).toEqual(titles.map(() => 1));
  });

  test('one click in the mail ends it, and none follows', async () => {
    const email = await following();
    await pass(hour);
    await publish();
    await pass(day);
    const [mail] = mailsAbout(email);
    expect(mail?.text).toContain(mail?.unsubscribeUrl ?? 'none');
    const url = new URL(mail?.unsubscribeUrl ?? '');
    const click = await harness.api.inject({
      ...{ method: 'POST', url: url.pathname + url.search, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(click.statusCode).toBe(200);
    await publish();
    await pass(2 * day);
    expect(mailsAbout(email)).toHaveLength(1);
  });
});
