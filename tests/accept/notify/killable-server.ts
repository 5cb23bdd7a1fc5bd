/**
 * Runs a complete server, as server-mock/main.ts does, in a child process of run-kills.ts. Its clock is ahead by an
 * amount that the parent sets, so that a night passes at once. The environment variable BREACH breaks a rule on
 * purpose.
 */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { catchTheRest } from '#server/last-resort.ts';
import { listenUntilStopped } from '#server/listen-until-stopped.ts';
import { breachOf } from './breaches.ts';

/**
 * Sent by the parent: how many milliseconds the clock is ahead from now on. Everything that is then due is processed.
 */
export interface Order {
  readonly ahead: number;
}

/** The reply when processing is done: whether no domain event or notification is left. */
export interface Report {
  readonly isQuiet: boolean;
}

// Exits with the parent process, which counts its emails.
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
