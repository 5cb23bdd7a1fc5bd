/**
 * U1: no control is cut or out of reach with forced colours, and none with text of twice the size, on every public page.
 * `npm run a11y:clipped`; options in visit.ts.
 */
import process from 'node:process';
import { clippedControls, comesToRest, largeText, overflowOf } from '../../browser/fixtures/faults.ts';
import { allPlaces } from '../../browser/fixtures/places.ts';
import { conclude, openShop, readWish, visit } from './visit.ts';

const wish = readWish();
const shop = await openShop(wish.url);
let pages = 0;
let faults = 0;
try {
  for (const locale of wish.locales) {
    for (const width of wish.widths) {
      const page = await visit(shop, { locale, width, options: { forcedColors: 'active' } });
      for (const { name, path } of await allPlaces(shop.url)) {
        if (!wish.takes(name)) continue;
        await page.goto(path);
        await comesToRest(page);
        const found = (await clippedControls(page)).map((fault) => `forced colours: ${fault}`);
        await largeText(page);
        found.push(...(await clippedControls(page)).map((fault) => `text of 200 %: ${fault}`));
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`text of 200 %: ${overflow} px wider than the window`);
        for (const fault of found) process.stdout.write(`${locale} ${width} ${name}: ${fault}\n`);
        pages += 1;
        faults += found.length;
      }
      await page.context().close();
    }
  }
} finally {
  await shop.end();
}
conclude(`a11y:clipped: ${faults} faults on ${pages} pages`, faults === 0 && pages > 0);
