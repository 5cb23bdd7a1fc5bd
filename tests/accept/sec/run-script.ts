import { engineOfRun } from '#tests/setup/databases.ts';
import { setup } from '#tests/setup/global-setup.ts';

/** One line of a script's output: a claim, its required value and the measured value. */
export interface Figure {
  readonly what: string;
  readonly bar: string;
  readonly found: string;
  readonly holds: boolean;
}

export interface SecurityReport {
  readonly figures: readonly Figure[];
  /** Problems, one line each; printed above the figures. */
  readonly findings?: readonly string[];
}

/** A count that has to be 0. */
export function none(what: string, wrong: number, of: number): Figure {
  return { what, bar: `0 of ${of}`, found: String(wrong), holds: wrong === 0 && of > 0 };
}

/** A condition that has to be true. */
export function held(what: string, holds: boolean, bar = 'yes'): Figure {
  return { what, bar, found: holds ? 'yes' : 'NO', holds };
}

/**
 * Runs one security check with a database of the run's engine (`DB=pg` for PostgreSQL), prints its figures as a table
 * and sets the exit code to 1 if one of them misses its required value.
 */
export async function runScript(name: string, run: () => Promise<SecurityReport>): Promise<void> {
  const stopDatabase = await setup();
  const began = performance.now();
  try {
    const { figures, findings = [] } = await run();
    for (const finding of findings) say(finding);
    const missed = figures.filter(({ holds }) => !holds);
    const width = Math.max(...figures.map(({ what }) => what.length));
    for (const { what, bar, found, holds } of figures) {
      say(`${holds ? 'ok  ' : 'MISS'} ${what.padEnd(width)}  ${found}  (bar: ${bar})`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    say(
      `${name}: ${engineOfRun}, ${figures.length - missed.length} of ${figures.length} figures hold, ${seconds} s`,
    );
    process.exitCode = missed.length > 0 || findings.length > 0 || figures.length === 0 ? 1 : 0;
  } finally {
    await stopDatabase?.();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
