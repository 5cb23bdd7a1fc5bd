import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { type Mail, MailRefusedError } from './mail.ts';
import { messageId } from './message-id.ts';

/**
 * Stores emails in a table instead of sending them, once per cause; the demo shows them on /outbox. Refuses addresses
 * in `.invalid`, a domain that never exists (RFC 2606).
 */
export function createMailSimulator(db: Kysely<Database>, clock: Clock): Mail {
  return {
    async send({ to, replyTo, subject, text, html, cause }) {
      if (to.toLowerCase().endsWith('.invalid')) throw new MailRefusedError('550 5.1.2');
      await db
        .insertInto('mail_outbox')
        .values({
          id: randomUUID(),
          recipient: to,
          reply_to: replyTo ?? null,
          subject,
          body: text,
          html: html ?? null,
          message_id: cause === undefined ? null : messageId(cause, to, 'hervonden.test'),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
  };
}
