import type { ServerDeps } from './server-deps.ts';

/** Deletes expired rows of a module's tables; runs every hour. */
export type Prune = (deps: Pick<ServerDeps, 'db' | 'clock' | 'bus'>) => Promise<void>;

/** Rows per statement: the first round may delete very many, and no statement may hold locks for long. */
const rowsAtOnce = 1_000;

const day = 24 * 60 * 60_000;

/** The time this many days ago: what is older has expired. */
export function daysAgo({ clock }: Pick<ServerDeps, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * day);
}

/** Repeats a statement, which returns the rows that it handled of at most `limit`, until nothing is left. */
export async function inBatches(handle: (limit: number) => Promise<readonly unknown[]>): Promise<void> {
  let handled = rowsAtOnce;
  while (handled >= rowsAtOnce) handled = (await handle(rowsAtOnce)).length;
}
