/**
 * U1, U13: 0 violations of WCAG 2.2 AA and of axe's best practices on every page and in every layer that opens over
 * one, in three languages, at three widths, light and dark. Run with `npm run a11y:axe`; options in visit.ts.
 */
import process from 'node:process';
import type { Page } from '@playwright/test';
import { comesToRest, type Scan, scan, seeAll, stopsMoving } from '../../browser/fixtures/faults.ts';
import { patternOf } from '../../browser/fixtures/messages.ts';
import { findProductPages } from '../../browser/fixtures/places.ts';
import { everyLayer } from './layers/all.ts';
import { everyPlace, unvisited } from './places.ts';
import { withTrueSizes } from './sizes.ts';
import { undecided } from './undecided.ts';
import {
  conclude,
  openShop,
  readWish,
  sayIn,
  type Tabs,
  tabsFor,
  twoAtOnce,
  type View,
  viewsOf,
} from './visit.ts';

const wish = readWish();
const shop = await openShop(wish.url);
const begun = performance.now();
const places = await everyPlace(shop.url);
const productPages = await findProductPages(shop.url);
const faults = new Map<string, Set<string>>();
const notes = new Map<string, number>();
let scans = 0;

function record(fault: string, place: string): void {
  // Printed immediately, so that an interrupted run still reports its findings.
  if (!faults.has(fault)) process.stdout.write(`${place}: ${fault}\n`);
  faults.set(fault, (faults.get(fault) ?? new Set()).add(place));
}

function note(name: string, view: string, { violations, undecided: open }: Scan): void {
  scans += 1;
  const findings = [...violations, ...open.filter(({ rule }) => undecided[rule] === undefined)];
  for (const { rule, where } of findings) {
    for (const element of where) record(`${rule}: ${element}`, `${name} ${view}`);
  }
  for (const { rule } of open) notes.set(rule, (notes.get(rule) ?? 0) + 1);
}

function fail(name: string, view: string, error: unknown): void {
  record(`${name} could not be opened: ${String(error).split('\n').slice(0, 3).join(' ')}`, view);
}

async function lookInThemes(page: Page, name: string, view: string, part?: string): Promise<void> {
  for (const colorScheme of wish.themes) {
    await page.emulateMedia({ colorScheme });
    await stopsMoving(page);
    note(name, `${view} ${colorScheme}`, await withTrueSizes(page, await scan(page, part)));
  }
}

async function lookAtPlaces(tabs: Tabs, view: string): Promise<void> {
  for (const { name, path, account } of places) {
    if (!wish.takes(name)) continue;
    try {
      const page = await tabs.of(account);
      await page.goto(path);
      await comesToRest(page);
      await seeAll(page);
      await lookInThemes(page, name, view);
    } catch (error) {
      fail(name, view, error);
    }
  }
}

async function saveOne(page: Page, say: (source: string) => string): Promise<void> {
  await page.goto('/net-binnen');
  await comesToRest(page);
  const favourite = page.getByRole('button', { name: patternOf(say('Add to favourites: {title}')) }).first();
  await favourite.click();
}

async function lookAtLayers(tabs: Tabs, { locale, width }: View): Promise<void> {
  const view = `${locale} ${width}`;
  const say = sayIn(locale);
  const asked = everyLayer.filter(({ name, isAt }) => wish.takes(name) && (isAt?.(width) ?? true));
  if (asked.some(({ isPersonal }) => isPersonal)) {
    const member = await tabs.of('newSeller');
    await saveOne(member, say).catch((error: unknown) => fail('a favourite', view, error));
  }
  for (const { name, path, open, account, isUndecided, part } of asked) {
    try {
      const page = isUndecided === true ? await tabs.ofNew() : await tabs.of(account);
      await page.goto(path(productPages));
      await comesToRest(page);
      await open(page, say);
      await lookInThemes(page, name, view, part);
    } catch (error) {
      fail(name, view, error);
    }
  }
}

async function lookAt({ locale, width }: View): Promise<void> {
  const view = `${locale} ${width}`;
  const tabs = tabsFor(shop, { locale, width });
  await lookAtPlaces(tabs, view);
  await lookAtLayers(tabs, { locale, width });
  await tabs.close();
  process.stdout.write(`${view}: ${scans} scans so far, ${faults.size} different faults\n`);
}

for (const path of unvisited(places)) record('page without a place in places.ts', path);
try {
  await twoAtOnce(viewsOf(wish), lookAt);
} finally {
  await shop.end();
}
for (const [fault, views] of faults) {
  const [first, ...others] = [...views];
  process.stdout.write(`${fault}\n    ${first}${others.length > 0 ? ` and ${others.length} more` : ''}\n`);
}
for (const [rule, count] of notes) process.stdout.write(`not decided by axe: ${rule} in ${count} scans\n`);
const seconds = Math.round((performance.now() - begun) / 1000);
conclude(`a11y:axe: ${faults.size} faults in ${scans} scans, ${seconds} s`, faults.size === 0 && scans > 0);
