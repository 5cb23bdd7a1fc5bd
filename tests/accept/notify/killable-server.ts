/**
 * A whole server in a process of its own, for run-kills.ts, as server-mock/main.ts starts one. Its clock is ahead by
 * what its parent says, so that a night passes in a moment. The environment's BREACH breaks a rule on purpose.
 */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { catchTheRest } from '#server/last-resort.ts';
import { listenUntilStopped } from '#server/listen-until-stopped.ts';
import { breachOf } from './breaches.ts';

/** What its parent tells it: how far the clock is ahead from now on, in milliseconds. Everything due is done then. */
export interface Order {
  readonly ahead: number;
}

/** Its answer, once all of it is done: whether anything is left to do or to send. */
export interface Report {
  readonly isQuiet: boolean;
}

// It never outlives whoever counts its emails.
process.on('disconnect', () => process.exit(1));
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };
const config = readConfig(process.env);
const server = await createServer({ config, clock, ...breachOf(process.env.BREACH, config) });
catchTheRest(server.deps.log);
process.on('message', (order: Order) => void obey(order));
await listenUntilStopped(server);

async function obey(order: Order): Promise<void> {
  ahead = order.ahead;
  for (let round = 0; round < 3; round += 1) await server.background.runOnce();
  const { db } = server;
  const event = await db
    .selectFrom('event_outbox')
    .select('id')
    .where('done_at', 'is', null)
    .executeTakeFirst();
  const send = await db
    .selectFrom('notification_sends')
    .select('id')
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  const report: Report = { isQuiet: event === undefined && send === undefined };
  process.send?.(report);
}
