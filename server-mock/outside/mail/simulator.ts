import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from './mail.ts';

/** Keeps every mail in a table instead of sending it; the demo shows them on /outbox. */
export function createMailSimulator(db: Kysely<Database>, clock: Clock): Mail {
  return {
    async send(message) {
      await db
        .insertInto('mail_outbox')
        .values({
          id: randomUUID(),
          recipient: message.to,
          reply_to: message.replyTo ?? null,
          subject: message.subject,
          body: message.text,
          created_at: clock.now(),
        })
        .execute();
    },
  };
}
