import { type Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

const lookEvery = 15_000;
const checkpointEvery = 5 * 60_000;
const vacuumEvery = 30 * 60_000;
/** Bytes of WAL since the last checkpoint that trigger the next one; a restart after a crash has to replay them. */
const longestLog = 48 * 1024 * 1024;

/** Returns the bytes of WAL written since the last checkpoint. */
export async function logSinceCheckpoint(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Runs periodic checkpoints and vacuums, because the embedded engine has no background workers. Without checkpoints
 * its WAL and the recovery time after a crash grow without bound; without vacuums tables bloat. Returns a stop
 * function that waits for a running round.
 */
export function startMaintenance(db: Kysely<Database>, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let checkpointAt = Date.now();
  const run = async (statement: string) => {
    const from = performance.now();
    await sql.raw(statement).execute(db);
    log.debug({ statement, milliseconds: Math.round(performance.now() - from) }, 'database maintenance');
  };
  const checkpointWhenDue = async () => {
    const isLate = Date.now() - checkpointAt > checkpointEvery;
    if (!isLate && (await logSinceCheckpoint(db)) < longestLog) return;
    checkpointAt = Date.now();
    await run('checkpoint');
  };
  const every = (pause: number, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      running = running
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'database maintenance failed'));
    }, pause);
    timer.unref();
    return timer;
  };
  const timers = [every(lookEvery, checkpointWhenDue), every(vacuumEvery, () => run('vacuum (analyze)'))];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
