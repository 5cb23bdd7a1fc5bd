import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { withdrawalDeadline } from '#domain/withdrawals/withdrawal-clock.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { notificationTexts } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { paymentOf } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { withdrawalToken } from './links.ts';
import { findWithdrawal, type OpenedWithdrawal } from './store.ts';
import { changeMail, linkMail, receiptMail } from './withdrawal-mail.ts';

/**
 * The URL of a withdrawal's page; for a visitor, a signed link. Its token is in the fragment, which browsers do not
 * send to servers, so that it appears in no log and no Referer header.
 */
function withdrawalUrl(
  { config, secrets, clock }: Pick<ServerDeps, 'config' | 'secrets' | 'clock'>,
  { line }: Pick<OpenedWithdrawal, 'line'>,
): string {
  const { order, product } = line;
  if (order.user_id !== null)
    return new URL(`/account/bestellingen/${product.id}/herroepen`, config.publicUrl).href;
  const url = new URL('/herroepen', config.publicUrl);
  url.hash = withdrawalToken(secrets, order.id, clock.now());
  return url.href;
}

/** The receipt that the law requires: what was declared, when, and the next step. */
export async function receiptEmail(
  deps: EmailDeps,
  { withdrawalId, locale }: { readonly withdrawalId: string; readonly locale: Locale },
): Promise<EmailContent | null> {
  const found = await findWithdrawal(deps.db, withdrawalId);
  if (found === undefined) return null;
  const { row, line } = found;
  const { product, order } = line;
  const seller = await deps.db
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', product.seller_id)
    .executeTakeFirst();
  const returnBy = withdrawalDeadline('RETURN_PENDING', row.declared_at)?.dueAt ?? row.declared_at.getTime();
  const receipt = {
    title: await titleFor(deps.db, { productId: product.product_id, fallback: product.title }, locale),
    ...{ number: order.number, seller: seller?.name ?? '', name: row.name, reason: row.reason },
    paid: paymentOf(line),
    ...{ declaredAt: row.declared_at, returnBy: new Date(returnBy) },
    next: row.state === 'ASKED' || row.state === 'REFUNDED' ? row.state : 'RETURN_PENDING',
    url: withdrawalUrl(deps, found),
  } as const;
  return receiptMail(receipt, locale);
}

/** The email to a buyer without an account about a change or a reminder, whose text is that of its notification. */
export async function guestChangeEmail(
  deps: EmailDeps,
  found: OpenedWithdrawal,
  { kind, detail }: { readonly kind: NotificationKindName; readonly detail: string },
): Promise<EmailContent> {
  const { product, order } = found.line;
  const titles = await titlesOf(deps.db, { productId: product.product_id, fallback: product.title });
  const text = notificationTexts(kind, detail, { titles })[order.locale];
  return changeMail(text, withdrawalUrl(deps, found), order.locale);
}

/** The email with the link to an order, requested by its number and email address. */
export function linkEmail(
  deps: Pick<ServerDeps, 'config' | 'secrets' | 'clock'>,
  order: { readonly id: string; readonly number: string; readonly user_id: string | null },
  locale: Locale,
): EmailContent {
  const { number } = order;
  const isGuest = order.user_id === null;
  const url = new URL('/herroepen', deps.config.publicUrl);
  if (isGuest) url.hash = withdrawalToken(deps.secrets, order.id, deps.clock.now());
  return linkMail({ number, isGuest, url: url.href }, locale);
}

export const withdrawalEmails: EmailWriters = {
  withdrawal_receipt: (deps, { subject, locale }) => receiptEmail(deps, { withdrawalId: subject, locale }),
};
