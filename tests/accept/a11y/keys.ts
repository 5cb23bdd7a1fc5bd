/**
 * U2: the journey by keyboard in every language: no press of a mouse, the focus never nowhere, always in sight and with
 * a ring, back where it was after a window closes. `npm run a11y:keys`; options in visit.ts.
 */
import process from 'node:process';
import { journeyByKeyboard } from '../../browser/fixtures/keyboard-journey.ts';
import { findPieces } from '../../browser/fixtures/places.ts';
import { conclude, openShop, readWish, sayIn, visit } from './visit.ts';

const wish = readWish();
const shop = await openShop(wish.url);
let journeys = 0;
let faults = 0;
let presses = 0;
try {
  for (const locale of wish.locales) {
    const page = await visit(shop, { locale, width: 1280 });
    try {
      const report = await journeyByKeyboard(page, sayIn(locale), await findPieces(shop.url));
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
} finally {
  await shop.end();
}
const line = `a11y:keys: ${journeys} journeys, ${presses} presses of a mouse, ${faults} faults of the focus`;
conclude(line, journeys === wish.locales.length && presses === 0 && faults === 0);
