import process from 'node:process';
import { type EngineProgram, ensureEngineProgram } from './ensure-engines.ts';
import { checkWith, type Outcome, vitest } from './test/run-step.ts';
import { keepTemporaryFilesInMemory } from './test/temporary-folder.ts';

// `npm run test:engines` builds the app and runs the journeys of tests/engines in Firefox and in WebKit;
// `npm run test:engines -- firefox` runs them in one of them, and arguments after a second `--` go to Vitest.
// KEEP_BUILD=1 uses the build in dist. The last line has the form of `npm test`: "N passed, N failed".

const engines: Readonly<Record<string, readonly EngineProgram[]>> = {
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'webkitBrowser', 'display'],
};

const own = process.argv.slice(2);
const divider = own.indexOf('--');
const wanted = divider === -1 ? own : own.slice(0, divider);
const more = divider === -1 ? [] : own.slice(divider + 1);

async function runAll(names: readonly string[]): Promise<readonly [string, Outcome][]> {
  for (const program of names.flatMap((name) => engines[name] ?? [])) ensureEngineProgram(program);
  if (process.env.KEEP_BUILD !== '1') {
    const built = await checkWith({ args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'] });
    if (built.failed > 0) return [['build', built]];
  }
  const outcomes: [string, Outcome][] = [];
  for (const name of names) {
    console.log(`\n== ${name}`);
    const config = ['--config', 'tests/engines/vitest.config.ts'];
    outcomes.push([name, await vitest(`engine-${name}`, [name], {}, [...config, ...more])]);
  }
  return outcomes;
}

const removeTemporaryFolder = keepTemporaryFilesInMemory();
try {
  const unknown = wanted.filter((name) => !(name in engines));
  if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}: firefox or webkit.`);
  const outcomes = await runAll(wanted.length > 0 ? wanted : Object.keys(engines));
  console.log('');
  for (const [name, { passed, failed, complaints = [] }] of outcomes) {
    for (const complaint of complaints) console.log(`[${name}] ${complaint}`);
    console.log(`${name.padEnd(10)} ${passed} passed, ${failed} failed`);
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, [, outcome]) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  removeTemporaryFolder();
}
