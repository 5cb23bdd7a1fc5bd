import { readdirSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { benchBytes } from './bench/bytes.ts';
import { type Bench, type Figure, printFigures, printMachine, tooSlow } from './bench/measure.ts';
import { benchStart } from './bench/start.ts';

// `npm run bench` runs all benchmarks, `npm run bench sync` runs one. Each figure is printed next to a floor measured
// in the same run. Each file tests/bench/<name>.bench.ts that exports `bench` adds a benchmark. `--check` fails if a ratio
// is above its limit twice.

const benches = new Map<string, Bench>([
  ['bytes', benchBytes],
  ['start', benchStart],
]);

for (const file of readdirSync('tests/bench').filter((name) => /^[\w-]+\.bench\.ts$/.test(name))) {
  benches.set(file.replace('.bench.ts', ''), async () => {
    const module: { bench: Bench } = await import(pathToFileURL(`tests/bench/${file}`).href);
    return module.bench();
  });
}

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--check');
const unknown = wanted.filter((name) => !benches.has(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}". There are: ${[...benches.keys()].join(', ')}.`);
  process.exit(1);
}

async function run(name: string, bench: Bench): Promise<readonly Figure[]> {
  console.log(`\n${name}`);
  const figures = await bench();
  printFigures(figures);
  return figures;
}

/** Measures what is too slow once more, because other work on the machine may have slowed it down alone. */
async function stillTooSlow(
  name: string,
  bench: Bench,
  figures: readonly Figure[],
): Promise<readonly Figure[]> {
  const first = new Set(tooSlow(figures).map((figure) => figure.name));
  if (first.size === 0) return [];
  return tooSlow(await run(`${name}, once more`, bench)).filter((figure) => first.has(figure.name));
}

printMachine();
for (const [name, bench] of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await run(name, bench);
  if (!isCheck) continue;
  for (const { name: what, ours, floor, atMost = 0 } of await stillTooSlow(name, bench, figures)) {
    console.error(`Too slow: ${what} takes ${(ours / floor).toFixed(2)} x, at most ${atMost} x is allowed.`);
    process.exitCode = 1;
  }
}
