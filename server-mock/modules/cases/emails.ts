import { caseDeadline } from '#domain/cases/case-clock.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { notificationTexts } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { guestEmail } from '../orders/public/guest-mail.ts';
import { titleFor } from '../products/title-view.ts';
import { decisionMail } from './decision-mail.ts';
import { findCase, type OpenedCase } from './store.ts';

/** The statement of reasons for one side, in its language; null for a case without a decision. */
async function decisionEmail(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  { caseId, path, locale }: { readonly caseId: string; readonly path: string; readonly locale: Locale },
): Promise<EmailContent | null> {
  const found = await findCase(db, caseId);
  const entry = await db
    .selectFrom('case_entries')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('what', '=', 'decide')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined || entry === undefined || entry.ground === null) return null;
  const { line, row } = found;
  const title = await titleFor(
    db,
    { productId: line.product.product_id, fallback: line.product.title },
    locale,
  );
  const payer = entry.return_paid_by === 'SELLER' ? 'SELLER' : 'BUYER';
  const decision = {
    ...{ title, refund: Number(entry.refund_cents ?? 0), ground: entry.ground, explanation: entry.text },
    returnPaidBy: entry.needs_return === true ? payer : null,
    isFinal: row.state !== 'DECIDED',
    url: new URL(path, config.publicUrl).href,
  } as const;
  return decisionMail(decision, locale);
}

/** When the term of a case ends. */
export function termEnd({ row }: OpenedCase): { readonly moment?: Date } {
  const deadline = caseDeadline(row.state, row.state_since);
  return deadline === null ? {} : { moment: new Date(deadline.dueAt) };
}

export function casePath({ line }: OpenedCase): string {
  return `/account/bestellingen/${line.product.id}/klacht`;
}

interface GuestNotice {
  readonly kind: 'case_changed' | 'case_reminder' | 'case_decided';
  readonly detail: string;
}

/** The email to a buyer without an account: the decision, or the text of the notification. */
export async function guestCaseEmail(
  deps: ServerDeps,
  found: OpenedCase,
  { kind, detail }: GuestNotice,
): Promise<EmailContent> {
  const { product, order } = found.line;
  const titles = await titlesOf(deps.db, { productId: product.product_id, fallback: product.title });
  const text = notificationTexts(kind, detail, { titles, ...termEnd(found) })[order.locale];
  const decided = { caseId: found.row.id, path: casePath(found), locale: order.locale };
  const decision = kind === 'case_decided' ? await decisionEmail(deps, decided) : null;
  return guestEmail(deps, found.line, decision ?? { subject: text.title, paragraphs: [text.body] });
}

export const caseEmails: EmailWriters = {
  case_decided: (deps, { subject, path, locale }) => decisionEmail(deps, { caseId: subject, path, locale }),
};
