import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from './ensure-browser.ts';

// `npm run lighthouse -- http://localhost:4000` measures the pages of a running server and writes the reports to
// .cache/lighthouse. Lab figures of this machine: compare them with an earlier run here, not with other sites.

const [baseUrl = 'http://localhost:4000'] = process.argv.slice(2);
const PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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
  const result = await lighthouse(`${baseUrl}${path}`, {
    port: PORT,
    output: 'html',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}.`);
  const scores = CATEGORIES.map((id) => scoreText(id, result.lhr.categories[id]?.score ?? null));
  console.log(`${name.padEnd(8)} ${scores.join('  ')}`);
  for (const id of CATEGORIES) {
    const refs = result.lhr.categories[id]?.auditRefs ?? [];
    const low = refs.map((ref) => result.lhr.audits[ref.id]).filter((audit) => audit?.score === 0);
    for (const audit of low) console.log(`         ${id}: ${audit?.title}`);
  }
  const [report] = [result.report].flat();
  writeFileSync(`.cache/lighthouse/${name}.html`, report ?? '');
}

mkdirSync('.cache/lighthouse', { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [`--remote-debugging-port=${PORT}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await measure('home', '/');
  await measure('listing', '/net-binnen');
  await measure('product', await firstProduct());
  await measure('draft', '/account/items/nieuw');
} finally {
  await browser.close();
}

/** Lighthouse gives no score where a page could not be measured, for instance on a machine that is too busy. */
function scoreText(id: string, score: number | null): string {
  return score === null ? `${id} not measured` : `${id} ${Math.round(score * 100)}`;
}
