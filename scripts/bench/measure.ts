import { cpus, loadavg } from 'node:os';
import process from 'node:process';

/** One figure and the floor measured in the same run. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly floor: number;
  readonly floorIs: string;
  /** Of `ours` and `floor`. */
  readonly unit: 'ms' | 'kB';
  /** The largest ratio of the two that `--check` accepts: twice what was measured, for machines differ. */
  readonly atMost?: number;
}
export type Bench = () => Promise<Figure[]>;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Returns the milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Prints one line per figure: ours, the floor and their ratio. On a busy machine the ratio is more reliable than
 * either.
 */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, ours, floor, floorIs, unit } of figures) {
    const values = `${round(ours)} ${unit}, floor ${round(floor)} ${unit}`;
    console.log(`${name.padEnd(44)} ${(ours / floor).toFixed(2).padStart(7)} x   (${values}: ${floorIs})`);
  }
}

/** Returns the figures whose ratio is above their limit. A ratio that is no number is above every limit. */
export function tooSlow(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter(({ ours, floor, atMost }) => atMost !== undefined && !(ours / floor <= atMost));
}

export function printMachine(): void {
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load} at the start. Medians.`);
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
