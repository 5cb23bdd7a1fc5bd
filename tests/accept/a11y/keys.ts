/**
 * U2: completes the journey by keyboard in every language: no mouse presses, the focus never lost, always visible and
 * with a focus ring, and restored after a layer closes. Then tabs through every screen of an account, in the first
 * language at the first width. Run with `npm run a11y:keys`; options in visit.ts, `--only journey` runs the journey
 * alone.
 */
import process from 'node:process';
import { comesToRest } from '../../browser/fixtures/faults.ts';
import { journeyByKeyboard } from '../../browser/fixtures/keyboard-journey.ts';
import { findProductPages } from '../../browser/fixtures/places.ts';
import { everyPlace } from './places.ts';
import { conclude, openShop, readWish, sayIn, tabsFor, visit } from './visit.ts';
import { walk } from './walk.ts';

const wish = readWish();
const shop = await openShop(wish.url);
let journeys = 0;
let faults = 0;
let presses = 0;
let screens = 0;

async function journeyIn(locale: string): Promise<void> {
  const page = await visit(shop, { locale, width: 1280 });
  try {
    const report = await journeyByKeyboard(page, sayIn(locale), await findProductPages(shop.url));
    for (const fault of report.faults) process.stdout.write(`${locale}: ${fault}\n`);
    faults += report.faults.length;
    presses += report.mousePresses;
    journeys += 1;
  } catch (error) {
    process.stdout.write(`${locale}: ${String(error)}\n`);
    faults += 1;
  }
  await page.context().close();
}

async function walkThroughScreens(locale: string, width: number): Promise<void> {
  const places = (await everyPlace(shop.url)).filter(({ name, account }) => {
    return account !== undefined && wish.takes(name);
  });
  const tabs = tabsFor(shop, { locale, width });
  for (const { name, path, account } of places) {
    const page = await tabs.of(account);
    await page.goto(path);
    await comesToRest(page);
    const found = await walk(page);
    for (const fault of found) process.stdout.write(`${locale} ${width} ${name}: ${fault}\n`);
    faults += found.length;
    screens += 1;
  }
  await tabs.close();
}

const locales = wish.takes('journey') ? wish.locales : [];
try {
  for (const locale of locales) await journeyIn(locale);
  await walkThroughScreens(wish.locales[0] ?? 'nl', wish.widths[0] ?? 1280);
} finally {
  await shop.end();
}
const line = `a11y:keys: ${journeys} journeys, ${presses} presses of a mouse, ${screens} screens, ${faults} faults of the focus`;
conclude(line, journeys === locales.length && presses === 0 && faults === 0);
