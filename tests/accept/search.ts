/**
 * Rates everyday searches in three languages through the API, against the demo as people see it and against one with
 * products generated for load tests. `node tests/accept/search.ts [--all]` prints the failed searches, or every search
 * with `--all`, and fails if a rate is below its minimum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { spawnServer } from '../setup/spawn-server.ts';
import { readCatalogue, searchAs } from './search/catalogue-client.ts';
import { englishQueries } from './search/queries-en.ts';
import { frenchQueries } from './search/queries-fr.ts';
import { dutchQueries } from './search/queries-nl.ts';
import { type Verdict, verdictOn } from './search/verdict.ts';
import { say } from './trial.ts';

const bars = { amongFirst10: 0.97, amongFirst3: 0.9 } as const;
const queries = [...dutchQueries, ...englishQueries, ...frenchQueries];
const demos = [
  { name: 'the demo', settings: {} },
  { name: '2,000 products', settings: { DEMO_SIZE: '2000' } },
] as const;

async function verdictsOfAll(settings: Readonly<Record<string, string>>): Promise<readonly Verdict[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-accept-search-'));
  const server = await spawnServer({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', ...settings });
  try {
    const catalogue = await readCatalogue(server.url);
    const verdicts: Verdict[] = [];
    for (const query of queries) {
      verdicts.push(verdictOn(query, await searchAs(server.url, query.locale, query.words), catalogue));
    }
    return verdicts;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Whether the search counts as successful: by the rank of the first expected product, or if nothing expected is in
 * stock, by whether the answer explains it.
 */
function isWithin({ isInStock, isExplained, place }: Verdict, most: number): boolean {
  return isInStock ? place !== null && place <= most : isExplained;
}

function report(name: string, verdicts: readonly Verdict[]): boolean {
  const share = (most: number) =>
    verdicts.filter((verdict) => isWithin(verdict, most)).length / Math.max(1, verdicts.length);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const empty = verdicts.filter(({ total }) => total === 0).length;
  const doubles = verdicts.reduce((sum, verdict) => sum + verdict.doubles, 0);
  say(
    `accept:search: ${name}: ${verdicts.length} searches, expected among the first 10 ${percent(share(10))}, ` +
      `first 3 ${percent(share(3))}, without a product ${empty}, near-duplicates side by side ${doubles}`,
  );
  return share(10) >= bars.amongFirst10 && share(3) >= bars.amongFirst3 && empty === 0 && doubles === 0;
}

function describeVerdict({ query, place, isInStock, isExplained, total, doubles, first }: Verdict): string {
  const stock = isInStock ? `first expected at ${place ?? '-'}` : `not in stock, explained: ${isExplained}`;
  return `  ${query.locale} “${query.words}”: ${stock}, ${total} found, ${doubles} doubles: ${first.join(' | ')}`;
}

async function rate({ name, settings }: (typeof demos)[number]): Promise<boolean> {
  const verdicts = await verdictsOfAll(settings);
  for (const verdict of verdicts) {
    const isGood = isWithin(verdict, 3) && verdict.doubles === 0;
    // Held-out searches are not printed, because the search must not be tuned on them.
    if (process.argv.includes('--all') || (!isGood && !verdict.query.isHeldOut))
      say(describeVerdict(verdict));
  }
  const parts = [
    { of: 'tuned on', some: verdicts.filter(({ query }) => !query.isHeldOut) },
    { of: 'held out', some: verdicts.filter(({ query }) => query.isHeldOut) },
    { of: 'all', some: verdicts },
  ];
  return parts.map(({ of, some }) => report(`${name}, ${of}`, some)).every(Boolean);
}

let isGood = true;
for (const demo of demos) isGood = (await rate(demo)) && isGood;
process.exitCode = isGood ? 0 : 1;
