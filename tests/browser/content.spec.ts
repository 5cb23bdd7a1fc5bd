import { faultsOf, lastingMotion, stopsMoving } from './fixtures/faults.ts';
import { escapeFrom } from './fixtures/layers.ts';
import { nl, nlLike, translationsOf } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

/** The content pages by path, each with the source message of its heading. */
const pages = [
  ['/contact', 'Contact'],
  ['/over-ons', 'About Hervonden'],
  ['/hoe-werkt-het', 'How it works'],
  ['/verkopen', 'Selling on Hervonden'],
  ['/kopersbescherming', 'Buyer protection'],
  ['/retourneren', 'Returns and refunds'],
  ['/duurzaamheid', 'Sustainability'],
  ['/sustainability', 'Sustainability'],
  ['/pages/faq', 'Help'],
  ['/inspiratie/alles-over-tweedehands-vintage-antiek', 'All about second-hand, vintage and antique'],
  ['/pop-up', 'Pop-up market'],
  ['/welkom', 'Welcome: {percent}% off your first purchase'],
  ['/tweedekans-info', 'Second chance'],
  ['/voorwaarden', 'Terms and conditions'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/klachten', 'Complaints'],
  ['/toegankelijkheid', 'Accessibility'],
] as const;

for (const tag of ['', ' @phone']) {
  test(`ROUTE-001 HOME-001 HOME-002 CONTENT-009 the home page leads into the shop, still for who wants no motion${tag}`, async ({
    device,
  }) => {
    const { page } = await device({ path: '/', options: { reducedMotion: 'reduce' } });
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: nl('Good furniture outlives its first home.') }),
    ).toBeVisible();
    await expect(
      main.getByRole('region', { name: nl('What you can count on') }).getByRole('link'),
    ).toHaveCount(4);
    await expect(
      main.getByRole('region', { name: nl('What are you looking for?') }).getByRole('link'),
    ).toHaveCount(4);
    await expect(main.getByRole('heading', { name: nlLike(secondChanceTitle) })).toBeVisible();

    // Sections further down are loaded when they come near the viewport.
    await main.getByRole('heading', { name: nl('Collections') }).scrollIntoViewIfNeeded();
    const journey = main.getByRole('region', { name: nl('How it works') });
    await expect(journey.getByRole('listitem')).toHaveCount(3);
    await expect(journey.getByRole('button')).toBeHidden();
    // It is in the viewport, where it would be animated without reduced motion.
    await journey.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await stopsMoving(page);
    expect(await lastingMotion(page)).toEqual([]);
    await main.getByRole('heading', { name: nl('By decade') }).scrollIntoViewIfNeeded();
    const reviews = main.getByRole('region', { name: nl('What buyers say') });
    await expect(reviews.getByRole('figure').first()).toBeVisible();
    await expect(main.getByRole('link', { name: nl('All brands') })).toHaveAttribute('href', '/merken');
    expect(await faultsOf(page, 'main')).toEqual([]);
  });
}

const secondChanceTitle = 'Second chance: up to {secondChanceMaxDiscount}% cheaper';

test('ROUTE-005 ROUTE-032 ROUTE-033 ROUTE-034 ROUTE-035 ROUTE-036 ROUTE-037 ROUTE-038 ROUTE-039 ROUTE-040 ROUTE-041 ROUTE-042 ROUTE-043 every text page answers with its own heading in Dutch, English and French', async ({
  device,
  server,
}) => {
  for (const locale of ['nl', 'en', 'fr'] as const) {
    // The language is chosen by the server. That hydration keeps it is seen once here, and per language in seo.spec.ts.
    const { page, context } = await device({ options: { javaScriptEnabled: locale === 'nl' } });
    await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
    const messageOf = translationsOf(`locales/${locale}/static-pages.po`);
    for (const [path, source] of pages) {
      await page.goto(path);
      const title = messageOf(source).replace('{percent}', '10');
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), path).toBeVisible();
      await expect(page, path).toHaveTitle(`${title} · Hervonden`);
    }
  }
});

test('ROUTE-012 ROUTE-013 ROUTE-014 CONTENT-011 CONTENT-013 from an overview to a brand, and what second chance is', async ({
  device,
}) => {
  const { page } = await device({ path: '/merken' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: nl('Brands') })).toBeVisible();
  await main.getByLabel(nl('Find a brand')).fill('artif');
  await expect(main.getByRole('status')).toHaveText(/^1 /);
  expect(await faultsOf(page, 'main')).toEqual([]);
  await main
    .getByRole('region', { name: 'A', exact: true })
    .getByRole('link', { name: /Artifort/ })
    .click();
  await expect(page).toHaveURL(/\/artifort$/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Artifort');

  for (const [path, source, first] of [
    ['/collecties', 'Collections', '/collecties/we-love'],
    ['/stijlen', 'Styles', '/antiek'],
  ] as const) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1, name: nl(source) })).toBeVisible();
    await expect(main.locator(`a[href="${first}"]`)).toBeVisible();
  }

  await page.goto('/tweedekans-info');
  const questions = main.locator('#questions').getByRole('button');
  await expect(questions).toHaveCount(4);
  await questions.first().press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  expect(await faultsOf(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: nl('How does a viewing work?') }).click();
  const viewing = page.getByRole('dialog', { name: nl('Viewing a second-chance product') });
  await expect(viewing).toBeVisible();
  await escapeFrom(viewing);
  await expect(viewing).toBeHidden();
});
