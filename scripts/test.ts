import process from 'node:process';
import { ensureBareBrowser, ensureBrowser } from './ensure-browser.ts';
import { embeddedTests } from './test/embedded-tests.ts';
import { postgresIsAvailable } from './test/postgres.ts';
import { checkWith, type Outcome, playwright, vitest } from './test/run-step.ts';
import { keepTemporaryFilesInMemory } from './test/temporary-folder.ts';

// `npm test` runs all steps: the checks at once, then the tests in order. `npm test -- --only api,browser` runs some of
// them; arguments after a second `--` go to the runner. `--full` (`npm run test:full`) also runs the whole API suite on
// the embedded database, and draws more at random. The last line always has the same form: "N passed, N failed".

type Step = {
  name: string;
  run: (more: readonly string[]) => Promise<Outcome>;
  /** Whether it runs at once with the other checks, before the tests: most of them use one core. */
  isCheck?: true;
};

const own = process.argv.slice(2);
const divider = own.indexOf('--');
const args = divider === -1 ? own : own.slice(0, divider);
const more = divider === -1 ? [] : own.slice(divider + 1);
const isFull = args.includes('--full');

const NOTHING: Outcome = { passed: 0, failed: 0 };

/** One more than the cores of a small machine, where tests also wait. The API tests keep two cores busy with two. */
const workers = more.some((argument) => argument.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=3'];

const steps: readonly Step[] = [
  {
    name: 'types',
    run: () => checkWith({ args: ['node_modules/typescript/bin/tsc', '-b'] }),
    isCheck: true,
  },
  { name: 'lint', run: lint, isCheck: true },
  {
    name: 'build',
    run: () => checkWith({ args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] }),
    isCheck: true,
  },
  { name: 'unit', run: (more) => vitest('unit', ['unit', 'component'], {}, [...workers, ...more]) },
  { name: 'contract', run: (more) => vitest('contract', ['contract'], {}, [...workers, ...more]) },
  { name: 'api', run: api },
  { name: 'api-embedded', run: apiOnEmbedded },
  { name: 'sync', run: (more) => vitest('sync', ['sync'], size, [...workers, ...more]) },
  { name: 'browser', run: browser },
  { name: 'bench', run: bench },
];

/** The same as `npm run lint`: Biome, then Knip over the production code and over everything. */
async function lint(): Promise<Outcome> {
  const knip = 'node_modules/knip/bin/knip.js';
  const outcomes = await Promise.all([
    checkWith({ args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] }),
    checkWith({ args: [knip, '--production'] }),
    checkWith({ args: [knip] }),
  ]);
  return sumOf(outcomes);
}

const embeddedDatabase = { DB: 'pglite', DATABASE_URL: '' };
/** Whether the tests draw as often as the acceptance figures ask (tests/setup/run-size.ts). */
const size = { FULL_RUN: isFull ? '1' : '0' };

/** The whole API suite, on PostgreSQL if it is available and otherwise on the embedded database. */
function api(more: readonly string[]): Promise<Outcome> {
  if (postgresIsAvailable()) return vitest('api', ['api'], { DB: 'pg', ...size }, more);
  console.log(
    'PostgreSQL is not installed and DATABASE_URL is not set: the API tests run on the embedded database.',
  );
  console.log('Debian: `apt-get install postgresql`.');
  return vitest('api', ['api'], { ...embeddedDatabase, ...size }, more);
}

/**
 * The tests that depend on the database engine, on the embedded database; nothing if the previous step ran all of
 * them on it.
 */
async function apiOnEmbedded(more: readonly string[]): Promise<Outcome> {
  if (!postgresIsAvailable()) return NOTHING;
  return vitest('api-embedded', ['api'], { ...embeddedDatabase, ...size }, [
    ...(isFull ? [] : embeddedTests),
    ...more,
  ]);
}

/**
 * The browser tests, in the full browser and in its headless shell (playwright.config.ts). Their server uses
 * PostgreSQL if it is available, which takes less time than the embedded database.
 */
async function browser(more: readonly string[]): Promise<Outcome> {
  ensureBrowser();
  ensureBareBrowser();
  const database = !isFull && postgresIsAvailable() ? { DB: 'pg' } : embeddedDatabase;
  return playwright('browser', { KEEP_BUILD: '1', ...database }, more);
}

/** What a tap and a list cost, as ratios to floors of the same run; those above their limits fail. */
function bench(): Promise<Outcome> {
  ensureBareBrowser();
  const names = postgresIsAvailable() ? ['felt', 'http'] : ['felt'];
  return checkWith({
    args: ['scripts/bench.ts', '--check', ...names],
    env: { FELT_RUNS: '1', HTTP_SIZES: '2000', HTTP_ENGINES: 'postgres', HTTP_PAGES: 'none' },
  });
}

function chosenSteps(args: readonly string[]): readonly Step[] {
  const at = args.indexOf('--only');
  if (at === -1) return steps;
  const names = (args[at + 1] ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`--only takes some of: ${steps.map((step) => step.name).join(', ')}.`);
  }
  return steps.filter((step) => names.includes(step.name));
}

function sumOf(outcomes: readonly Outcome[]): Outcome {
  const total = { ...NOTHING };
  for (const { passed, failed } of outcomes) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

interface Report {
  readonly outcome: Outcome;
  readonly line: string;
  readonly complaints: readonly string[];
}

async function reportOf({ name, run }: Step, more: readonly string[]): Promise<Report> {
  const start = performance.now();
  const outcome: Outcome = await run(more).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const [passed, failed] = [String(outcome.passed).padStart(5), String(outcome.failed).padStart(4)];
  return {
    outcome,
    line: `${name.padEnd(14)} ${passed} passed ${failed} failed  ${seconds} s`,
    complaints: (outcome.complaints ?? []).map((one) => `[${name}] ${one}`),
  };
}

async function runAll(chosen: readonly Step[], more: readonly string[]): Promise<Outcome> {
  const checks = chosen.filter(({ isCheck }) => isCheck);
  if (checks.length > 0) console.log(`\n== ${checks.map(({ name }) => name).join(', ')}`);
  const reports = await Promise.all(checks.map((step) => reportOf(step, more)));
  for (const step of chosen.filter(({ isCheck }) => !isCheck)) {
    console.log(`\n== ${step.name}`);
    reports.push(await reportOf(step, more));
  }
  const complaints = reports.flatMap((report) => report.complaints);
  console.log(`\n${[...complaints, ...reports.map(({ line }) => line)].join('\n')}\n`);
  return sumOf(reports.map(({ outcome }) => outcome));
}

const removeTemporaryFolder = keepTemporaryFilesInMemory();
try {
  const total = await runAll(chosenSteps(args), more);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  removeTemporaryFolder();
}
