/**
 * U11: with every text 40 % longer, no page overflows a viewport of 360 px and no control is cut off.
 *
 * `npm run i18n:pseudo`; options in visit.ts.
 */
import process from 'node:process';
import { clippedControls, comesToRest, overflowOf, seeAll } from '../../browser/fixtures/faults.ts';
import { lengthenWords } from '../../browser/fixtures/long-words.ts';
import { everyPlace } from './places.ts';
import { conclude, openShop, readWish, tabsFor, twoAtOnce } from './visit.ts';

const width = 360;
const wish = readWish();
const shop = await openShop(wish.url);
const places = (await everyPlace(shop.url)).filter(({ name }) => wish.takes(name));
let pages = 0;
let faults = 0;
try {
  await twoAtOnce(wish.locales, async (locale) => {
    const tabs = tabsFor(shop, { locale, width });
    for (const { name, path, account } of places) {
      const page = await tabs.of(account);
      await page.goto(path);
      await comesToRest(page);
      await seeAll(page);
      await lengthenWords(page);
      const overflow = await overflowOf(page);
      const found = await clippedControls(page);
      if (overflow > 0) found.push(`${overflow} px wider than the window`);
      for (const fault of found) process.stdout.write(`${locale} ${name}: ${fault}\n`);
      pages += 1;
      faults += found.length;
    }
    await tabs.close();
  });
} finally {
  await shop.end();
}
conclude(`i18n:pseudo: ${faults} faults on ${pages} pages at ${width} px`, faults === 0 && pages > 0);
