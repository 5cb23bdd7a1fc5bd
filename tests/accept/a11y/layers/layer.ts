import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../../browser/fixtures/accounts.ts';
import { comesToRest } from '../../../browser/fixtures/faults.ts';
import { type Layer, openBy, type Say } from '../../../browser/fixtures/layers.ts';

/** A layer with who sees it: a visitor, unless given. */
export interface OpenLayer extends Layer {
  readonly account?: Account;
  /** Whether nothing was said about cookies yet. */
  readonly isUndecided?: boolean;
  /** What alone is looked at: the page below can be scrolled clear of it, and has its own scan. */
  readonly part?: string;
}

const widthOfTablets = 768;
export const isNarrow = (width: number): boolean => width < widthOfTablets;
export const isWide = (width: number): boolean => !isNarrow(width);

export const main = (page: Page): Locator => page.getByRole('main');

/** Presses the first button of this name until what it opens is there. */
export function pressing(
  button: (page: Page, say: Say) => Locator,
  layer: (page: Page, say: Say) => Locator,
) {
  return (page: Page, say: Say): Promise<Locator> =>
    openBy(() => button(page, say).first().press('Enter'), layer(page, say).first());
}

export const dialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** A button of the page's own part, by its sentence in the code, or by a pattern of one. */
export function button(name: string | RegExp) {
  return (page: Page, say: Say): Locator =>
    main(page).getByRole('button', { name: typeof name === 'string' ? say(name) : name, exact: true });
}

/** Goes on to another page of the shop and waits until it is whole. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesToRest(page);
}

/** Fills a field by its label. */
export async function fill(
  within: Locator,
  say: Say,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within.getByLabel(say(label), { exact: true }).first();
    await field.fill(value);
    await expect(field).toHaveValue(value);
  }
}

/** An address in Utrecht: parcels and couriers come there. */
export const utrecht = {
  Postcode: '3572 BJ',
  'House number': '88',
  Street: 'Biltstraat',
  City: 'Utrecht',
} as const;
