/**
 * A complete server in its own process, started as in server-mock/main.ts. The parent process sets its clock.
 * The environment variable BREACH breaks a rule on purpose.
 */
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { catchTheRest } from '#server/last-resort.ts';
import { listenUntilStopped } from '#server/listen-until-stopped.ts';
import { createSmtpMail } from '#server/outside/mail/smtp.ts';
import { breachOf, partsOf } from './breaches.ts';

/** A command of the parent process. `now` is the time in milliseconds; `work` also runs all due work. */
export interface Order {
  readonly what: 'set' | 'work' | 'disturb';
  readonly now: number;
}

/** The reply to a completed order. */
export interface Done {
  readonly done: Order['what'];
}

// The server must not outlive its parent process.
process.on('disconnect', () => process.exit(1));
let now = Number(process.env.CLOCK ?? 0);
const config = readConfig(process.env);
if (config.smtpUrl === null) throw new Error('SMTP_URL is missing.');
const breach = breachOf(process.env.BREACH);
const parts = partsOf(config, createSmtpMail(config.smtpUrl, config.mailFrom), breach);
const server = await createServer({ config, clock: { now: () => new Date(now) }, ...parts });
catchTheRest(server.deps.log);
process.on('message', (order: Order) => void obey(order));
await listenUntilStopped(server, '127.0.0.1');

async function obey({ what, now: at }: Order): Promise<void> {
  now = Math.max(now, at);
  if (what === 'disturb') await breach.disturb?.(server.db);
  if (what !== 'set') await server.background.runOnce();
  const report: Done = { done: what };
  process.send?.(report);
}
