import { isErasedEmail } from '#domain/account/erased-email.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lateMail } from './late-mail.ts';
import { findTransaction } from './store.ts';

/**
 * Emails the buyer that someone else bought first and that the money is refunded. A buyer whose account was deleted
 * gets no email.
 */
export async function mailTooLate({ id, payload }: StoredEvent, deps: ServerDeps): Promise<void> {
  const row = await findTransaction(deps.db, String(payload.transactionId));
  if (row === undefined || isErasedEmail(row.email)) return;
  const content = lateMail(new URL('/', deps.config.publicUrl).href, row.locale);
  const email = renderEmail({ ...content, isForGuest: row.user_id === null });
  await deps.mail.send({ to: row.email, cause: id, ...email });
}
