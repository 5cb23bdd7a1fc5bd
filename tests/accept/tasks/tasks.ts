import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../../browser/fixtures/accounts.ts';
import { nl } from '../../browser/fixtures/messages.ts';
import type { Hand } from './hand.ts';

/** A task as somebody does it who has never seen the shop. */
export interface Task {
  readonly name: string;
  /** Who has to be signed in already; nobody by default. */
  readonly account?: Account;
  readonly run: (hand: Hand) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const bottom = (page: Page) => page.getByRole('navigation', { name: nl('Quick navigation') });
const email = () => `noor-${randomUUID()}@hervonden.test`;

/** From the home page to a sideboard of at most 400 euro, at most 50 km from Ghent. */
async function findSideboard(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(bottom(page).getByText(nl('Search')));
  const search = page.getByRole('combobox', { name: nl('Search') });
  await hand.type(search, 'teak dressoir');
  await hand.enter(search);
  await hand.tap(page.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  await hand.type(sheet.getByRole('textbox', { name: 'Tot' }), '400');
  await hand.tap(sheet.getByRole('button', { name: nl('Distance') }));
  await hand.tap(sheet.getByRole('group', { name: nl('Distance') }).getByText('België'));
  await hand.type(sheet.getByLabel(nl('Your postcode')), '9000');
  await hand.tap(sheet.getByText('50 km', { exact: true }));
  await hand.tap(sheet.getByRole('button', { name: /^Toon [\d.]+ product/ }));
  await hand.tap(main(page).locator('a[href^="/products/"]').first());
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/teak/i);
}

async function bidOnIt(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/zoeken/teak%20dressoir');
  await hand.tap(main(page).locator('a[href^="/products/"]').first());
  await hand.tap(
    main(page)
      .getByRole('button', { name: nl('Make a bid') })
      .first(),
  );
  const dialog = page.getByRole('dialog');
  await hand.type(dialog.getByLabel(nl('Your bid')), '340');
  await hand.type(dialog.getByLabel(nl('Email address')), email());
  await hand.tap(dialog.getByRole('button', { name: nl('Place bid') }));
  await expect(dialog.getByText(nl('Your bid has been sent to the seller'))).toBeVisible();
}

async function buyAsGuest(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/net-binnen');
  await hand.tap(main(page).locator('a[href^="/products/"]').nth(3));
  await hand.tap(
    main(page)
      .getByRole('button', { name: nl('Add to cart') })
      .first(),
  );
  await hand.tap(
    main(page)
      .getByRole('link', { name: nl('View in cart') })
      .first(),
  );
  await hand.tap(main(page).getByRole('link', { name: nl('Continue to delivery') }));
  for (const [label, text] of [
    ['Postcode', '3572 BJ'],
    ['House number', '88'],
    ['Street', 'Biltstraat'],
    ['City', 'Utrecht'],
  ] as const)
    await hand.type(main(page).getByLabel(nl(label)), text);
  await hand.tap(main(page).getByRole('button', { name: nl('Use this address') }));
  await hand.tap(main(page).getByText('Koerier aan huis').first());
  const onward = main(page).getByRole('button', { name: nl('Continue to payment') });
  await expect(onward).toBeEnabled();
  await hand.tap(onward);
  for (const [label, text] of [
    ['First name', 'Noor'],
    ['Last name', 'Janssen'],
    ['Email address', email()],
    ['Phone', '06 12345678'],
  ] as const)
    await hand.type(main(page).getByLabel(nl(label)), text);
  await hand.tap(page.getByRole('button', { name: /^€.+ betalen met / }));
  await hand.tap(page.getByRole('button', { name: /betalen$/ }));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(nl('Thank you for your order'));
}

/** Somebody with an account and bank details, whose products are reviewed. */
async function placeFirst(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(bottom(page).getByText(nl('Sell')));
  const chooser = page.waitForEvent('filechooser');
  await hand.tap(page.getByRole('button', { name: 'Voorkant: foto toevoegen' }));
  await (await chooser).setFiles([
    'tests/photos/02-jpeg-12mp-orientation8-gps.jpg',
    'tests/photos/12-photo.webp',
  ]);
  await hand.type(page.getByLabel(nl('Title'), { exact: true }), 'Kuipfauteuil van okergeel fluweel');
  await hand.type(page.getByLabel(nl('Asking price'), { exact: true }), '465');
  await hand.type(
    page.getByLabel(nl('Description'), { exact: true }),
    'Uit de jaren zestig, met een licht vlekje op de zitting.',
  );
  await hand.tap(page.getByRole('button', { name: 'Meubels › Zetels › Fauteuils' }));
  for (const [label, centimetres] of [
    ['Width', '84'],
    ['Depth', '85'],
    ['Height', '82'],
  ] as const)
    await hand.type(page.getByLabel(nl(label), { exact: true }), centimetres);
  await hand.type(page.getByLabel(nl('Brand or designer')), 'Artifort');
  await hand.tap(page.getByRole('button', { name: 'Geel', exact: true }));
  await hand.tap(page.getByRole('button', { name: 'Fluweel', exact: true }));
  await hand.tap(page.getByText('Vintage (ouder dan 20 jaar)'));
  await hand.tap(page.getByText('Middelzwaar'));
  await hand.tap(page.locator('label', { hasText: 'Eén product' }));
  await hand.tap(page.getByRole('button', { name: 'Advertentie plaatsen', exact: true }));
  await expect(page.getByText('We kijken je advertentie na.')).toBeVisible({ timeout: 120_000 });
}

async function complain(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(bottom(page).getByText(nl('Account')));
  await hand.tap(page.getByRole('button', { name: nl('Account menu') }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: nl('Orders') }));
  const arrived = main(page)
    .getByRole('listitem')
    .filter({ hasText: nl('Arrived') });
  await hand.tap(arrived.getByRole('link').first());
  await hand.tap(main(page).getByRole('link', { name: nl('Report a problem') }));
  await hand.tap(main(page).getByText(nl('It arrived damaged')));
  await hand.type(main(page).getByLabel(nl('Describe the problem')), 'Eén poot is gebroken.');
  const chooser = page.waitForEvent('filechooser');
  await hand.tap(main(page).getByRole('button', { name: nl('Choose photos') }));
  await (await chooser).setFiles('tests/photos/12-photo.webp');
  await hand.tap(main(page).getByText(nl('Keep the product and get part of my money back')));
  await hand.tap(main(page).getByRole('button', { name: nl('Send complaint') }));
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

export const tasks: readonly Task[] = [
  { name: 'find a teak sideboard under 400 euro within 50 km', run: findSideboard },
  { name: 'bid on it', run: bidOnIt },
  { name: 'buy as a guest', run: buyAsGuest },
  { name: 'place a first product', account: 'newSeller', run: placeFirst },
  { name: 'complain', account: 'buyer', run: complain },
];
