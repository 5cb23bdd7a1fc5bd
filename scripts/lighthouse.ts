import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { ensureBareBrowser } from './ensure-browser.ts';
import { reckonByProcessorTime } from './lighthouse/processor-time.ts';

// `npm run lighthouse -- http://localhost:4000 [--runs 5] [--only home,listing,product,draft]` measures the pages of
// a running server with Lighthouse's mobile settings (slow 4G and a processor four times slower, both simulated) and
// prints the medians. The last report of each page is written to .cache/lighthouse. These are lab figures of one
// machine: compare them with an earlier run on the same machine, not with other sites.
//
// The second line shows the same runs recalculated by processor time. The browser, the server and Lighthouse share
// the processors here, so the page often waits for one in the middle of a task, and the simulated slowdown would
// multiply that wait by four.

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
const folder = '.cache/lighthouse';
/** Milliseconds between two runs, in which the browser and the server finish the work of the previous run. */
const rest = 3_000;
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
  const byProcessor: Result[] = [];
  const address = `${baseUrl}${path}`;
  const settings = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const artifacts = Array.from({ length: runs }, (_, run) => `${folder}/${name}-${run + 1}`);
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
  // All runs are gathered first, because an audit takes the processors on which the next run is measured.
  for (const artifact of artifacts) {
    rmSync(artifact, { recursive: true, force: true });
    await lighthouse(address, { ...settings, gatherMode: artifact });
    await setTimeout(rest);
  }
  for (const artifact of artifacts) {
    const result = await lighthouse(address, { ...settings, output: ['html', 'json'], auditMode: artifact });
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}.`);
    results.push(result.lhr);
    const [html, json] = [result.report].flat();
    writeFileSync(`${folder}/${name}.html`, html ?? '');
    writeFileSync(`${folder}/${name}.json`, json ?? '');
    reckonByProcessorTime(artifact);
    const again = await lighthouse(address, { ...settings, auditMode: artifact });
    if (again !== undefined) byProcessor.push(again.lhr);
  }
  print(name, results);
  console.log(`         by processor time: ${figuresOf(byProcessor)}`);
}

/** Formats the median of each timing. */
function figuresOf(results: readonly Result[]): string {
  const figures = timings.map(([label, id, unit]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue));
    return `${label} ${value === null ? 'not measured' : `${Number(value.toFixed(unit === '' ? 3 : 0))}${unit}`}`;
  });
  return figures.join('  ');
}

function print(name: string, results: readonly Result[]): void {
  const scores = categories.map((id) =>
    scoreText(id, median(results.map(({ categories: all }) => all[id]?.score))),
  );
  console.log(`${name.padEnd(8)} ${scores.join('  ')}`);
  // Lighthouse's own benchmark of the processor: runs with different values are not comparable.
  const speed = median(results.map(({ environment }) => environment.benchmarkIndex));
  console.log(`         ${figuresOf(results)}  (machine ${speed})`);
  // On an overloaded machine a page may never be painted.
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

/** The median of the measured values; null if none was measured. */
function median(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

function scoreText(id: string, score: number | null): string {
  return score === null ? `${id} not measured` : `${id} ${Math.round(score * 100)}`;
}

/** Lighthouse names the element by its HTML, in the details of one audit. */
function largestElement({ audits }: Result): string {
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  const snippet: unknown = JSON.parse(/"snippet":("(?:[^"\\]|\\.)*")/.exec(details)?.[1] ?? '"unknown"');
  return String(snippet).slice(0, 160);
}

mkdirSync(folder, { recursive: true });
const executablePath = ensureBareBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
console.log(`${executablePath}, version ${browser.version()}`);
try {
  for (const name of options.only.split(',')) {
    const path = pages[name];
    if (path === undefined) throw new Error(`No page ${name}; there are ${Object.keys(pages).join(', ')}.`);
    await measure(name, await path());
  }
} finally {
  await browser.close();
}
