import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from './mail.ts';
import { createMailSimulator } from './simulator.ts';
import { createSmtpMail } from './smtp.ts';

/** Chooses SMTP if a URL is configured, otherwise the outbox table. */
export function chooseMail(config: Config, db: Kysely<Database>, clock: Clock): Mail {
  return config.smtpUrl === null
    ? createMailSimulator(db, clock)
    : createSmtpMail(config.smtpUrl, config.mailFrom);
}
