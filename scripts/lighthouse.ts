import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { ensureBrowser } from './ensure-browser.ts';

// `npm run lighthouse -- http://localhost:4000 [--runs 5] [--only home,listing,product,draft]` measures the pages of a
// running server with Lighthouse's own settings for phones (slow 4G and a processor four times slower, both reckoned)
// and prints the medians. The last report of each page goes to .cache/lighthouse. Lab figures of this machine: compare
// them with an earlier run here, not with other sites.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'home,listing,product,draft' },
  },
});
const baseUrl = positionals[0] ?? 'http://localhost:4000';
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');

const port = 9_333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  ['FCP', 'first-contentful-paint', ' ms'],
  ['LCP', 'largest-contentful-paint', ' ms'],
  ['TBT', 'total-blocking-time', ' ms'],
  ['CLS', 'cumulative-layout-shift', ''],
  ['Speed Index', 'speed-index', ' ms'],
] as const;
const pages: Readonly<Record<string, () => Promise<string> | string>> = {
  home: () => '/',
  listing: () => '/net-binnen',
  product: firstProduct,
  draft: () => '/account/items/nieuw',
};

async function firstProduct(): Promise<string> {
  const query = '{ searchProductsNew(limit: 1) { products { slug } } }';
  const answer = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body = (await answer.json()) as { data?: { searchProductsNew: { products: { slug: string }[] } } };
  const slug = body.data?.searchProductsNew.products[0]?.slug;
  if (slug === undefined)
    throw new Error(`${baseUrl} shows no product; start the server in demo mode first.`);
  return `/products/${slug}`;
}

async function measure(name: string, path: string): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${baseUrl}${path}`, {
      port,
      output: ['html', 'json'],
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}.`);
    results.push(result.lhr);
    const [html, json] = [result.report].flat();
    writeFileSync(`.cache/lighthouse/${name}.html`, html ?? '');
    writeFileSync(`.cache/lighthouse/${name}.json`, json ?? '');
  }
  print(name, results);
}

function print(name: string, results: readonly Result[]): void {
  const scores = categories.map((id) =>
    scoreText(id, median(results.map(({ categories: all }) => all[id]?.score))),
  );
  console.log(`${name.padEnd(8)} ${scores.join('  ')}`);
  const figures = timings.map(([label, id, unit]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue));
    return `${label} ${value === null ? 'not measured' : `${Number(value.toFixed(unit === '' ? 3 : 0))}${unit}`}`;
  });
  console.log(`         ${figures.join('  ')}`);
  // On a machine that is too busy a page may never be painted.
  const failed = results.flatMap(({ runtimeError }) => runtimeError?.code ?? []);
  if (failed.length > 0)
    console.log(`         ${failed.length} of ${results.length} runs not measured: ${failed.join(', ')}`);
  const last = results.at(-1);
  if (last === undefined) return;
  console.log(`         the largest paint: ${largestElement(last)}`);
  for (const id of categories) {
    const refs = last.categories[id]?.auditRefs ?? [];
    const low = refs.map((ref) => last.audits[ref.id]).filter((audit) => audit?.score === 0);
    for (const audit of low) console.log(`         ${id}: ${audit?.title}`);
  }
}

/** The middle one of those that were measured; null when none was. */
function median(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

function scoreText(id: string, score: number | null): string {
  return score === null ? `${id} not measured` : `${id} ${Math.round(score * 100)}`;
}

/** Lighthouse names the element by its HTML, somewhere in the details of one audit. */
function largestElement({ audits }: Result): string {
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  const snippet: unknown = JSON.parse(/"snippet":("(?:[^"\\]|\\.)*")/.exec(details)?.[1] ?? '"unknown"');
  return String(snippet).slice(0, 160);
}

mkdirSync('.cache/lighthouse', { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const name of options.only.split(',')) {
    const path = pages[name];
    if (path === undefined) throw new Error(`No page ${name}; there are ${Object.keys(pages).join(', ')}.`);
    await measure(name, await path());
  }
} finally {
  await browser.close();
}
