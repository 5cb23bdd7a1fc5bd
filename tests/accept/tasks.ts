/**
 * Does five tasks as somebody who has never seen the shop, on a phone, and prints the time, taps, fields and pages of
 * each. The bar is 12 taps and 12 pages. Run with `npm run build && npm run accept:tasks [-- --url http://…]`.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openShop, type Shop, visit } from './a11y/visit.ts';
import { Hand } from './tasks/hand.ts';
import { type Task, tasks } from './tasks/tasks.ts';

const bar = 12;
const { values: options } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });

/** Does one task on a new phone. Returns whether it was done within the bar. */
async function time(shop: Shop, { name, account, run }: Task): Promise<boolean> {
  const page = await visit(shop, {
    ...{ locale: 'nl-NL', width: 390, ...(account !== undefined && { account }) },
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  page.setDefaultTimeout(30_000);
  const hand = new Hand(page);
  const began = performance.now();
  try {
    await run(hand);
  } catch (error) {
    process.stdout.write(`${name}: not done. ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  } finally {
    await page.context().close();
  }
  const { taps, fields, steps } = hand.effort;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${taps} taps, ${fields} fields, ${steps.size} pages, ${seconds} s\n`);
  return taps <= bar && steps.size <= bar;
}

const shop = await openShop(options.url);
let done = 0;
const chosen = tasks.filter(({ name }) => options.only === undefined || name.includes(options.only));
try {
  for (const task of chosen) if (await time(shop, task)) done += 1;
} finally {
  await shop.end();
}
process.stdout.write(`tasks: ${done} of ${chosen.length} within ${bar} taps and ${bar} pages\n`);
process.exitCode = done === chosen.length ? 0 : 1;
