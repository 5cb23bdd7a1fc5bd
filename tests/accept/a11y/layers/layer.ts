import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../../browser/fixtures/accounts.ts';
import { comesToRest } from '../../../browser/fixtures/faults.ts';
import { type Layer, openBy, type Say } from '../../../browser/fixtures/layers.ts';

/** A layer and the account that sees it; a visitor if none is given. */
export interface OpenLayer extends Layer {
  readonly account?: Account;
  /** Whether the visitor has not answered the cookie banner yet. */
  readonly isUndecided?: boolean;
}

const widthOfTablets = 768;
export const isNarrow = (width: number): boolean => width < widthOfTablets;
export const isWide = (width: number): boolean => !isNarrow(width);

export const main = (page: Page): Locator => page.getByRole('main');

/** Presses the first matching button until the layer that it opens is visible. */
export function pressing(
  button: (page: Page, say: Say) => Locator,
  layer: (page: Page, say: Say) => Locator,
) {
  return (page: Page, say: Say): Promise<Locator> =>
    openBy(() => button(page, say).first().press('Enter'), layer(page, say).first());
}

export const dialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** A button inside `main`, by its source message or by a pattern of its name. */
export function button(name: string | RegExp) {
  return (page: Page, say: Say): Locator =>
    main(page).getByRole('button', { name: typeof name === 'string' ? say(name) : name, exact: true });
}

/** Navigates to another page of the shop and waits until it has finished rendering. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comesToRest(page);
}

/** Fills fields by their labels (source messages). */
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

/** An address in Utrecht, which both parcels and couriers deliver to. */
export const utrecht = {
  Postcode: '3572 BJ',
  'House number': '88',
  Street: 'Biltstraat',
  City: 'Utrecht',
} as const;
