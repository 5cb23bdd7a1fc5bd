import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { type WithdrawalSide, withdrawalDeadline } from '#domain/withdrawals/withdrawal-clock.ts';
import { isWithdrawalReturning, type WithdrawalState } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { notificationTexts } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { paymentOf } from '../orders/public/lines.ts';
import { returnAddressOf, returnAddressText } from '../orders/return-address-view.ts';
import { titleFor } from '../products/title-view.ts';
import { changeTexts } from './change-texts.ts';
import { withdrawalToken } from './links.ts';
import { findWithdrawal, type OpenedWithdrawal, refundable } from './store.ts';
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
    address: await addressIn(deps, found),
    url: withdrawalUrl(deps, found),
  } as const;
  return receiptMail(receipt, locale);
}

/** The seller's address during a return; null otherwise or if it is not known. */
async function addressIn({ db }: EmailDeps, { row, line }: OpenedWithdrawal): Promise<string | null> {
  const isReturning = isWithdrawalReturning(row.state);
  const address = isReturning ? await returnAddressOf(db, line.product.seller_id) : null;
  return address === null ? null : returnAddressText(address);
}

const stateOf: Readonly<Record<string, WithdrawalState>> = {
  ...{ asked: 'ASKED', return_pending: 'RETURN_PENDING', sent_back: 'SENT_BACK', ended: 'ENDED' },
  ...{ part_refunded: 'REFUNDED', decided: 'REFUNDED', RETURN_PENDING: 'RETURN_PENDING' },
};

/** The paragraphs of a change; null where the notification's text is enough, or where they are no longer true. */
async function changeParagraphs(
  deps: EmailDeps,
  found: OpenedWithdrawal,
  { what, side, locale }: { readonly what: string; readonly side: WithdrawalSide; readonly locale: Locale },
): Promise<readonly string[] | null> {
  const { row, line } = found;
  if (stateOf[what] !== row.state) return null;
  const dueAt = withdrawalDeadline(row.state, row.state_since)?.dueAt;
  const isOpen = row.closed_at === null;
  const { all } = isOpen ? await refundable(deps.db, line) : { all: Number(row.refund_cents ?? 0) };
  const facts = {
    ...{ side, refund: all, reason: row.reason, tracking: row.return_tracking, decision: row.decision },
    moment: dueAt === undefined ? null : momentText(new Date(dueAt), locale),
    address: await addressIn(deps, found),
  };
  return changeTexts(locale, what, facts);
}

interface ChangeNotice {
  readonly kind: NotificationKindName;
  /** The side and the change. */
  readonly detail: string;
}

/** The email to one side about a change or a reminder. */
async function changeEmail(
  deps: EmailDeps,
  found: OpenedWithdrawal,
  { kind, detail, url, locale }: ChangeNotice & { readonly url: string; readonly locale: Locale },
): Promise<EmailContent> {
  const { product } = found.line;
  const [name, what = ''] = detail.split(' ');
  const side = name === 'seller' ? 'seller' : 'buyer';
  const titles = await titlesOf(deps.db, { productId: product.product_id, fallback: product.title });
  const { title, body } = notificationTexts(kind, detail, { titles })[locale];
  const paragraphs = (await changeParagraphs(deps, found, { what, side, locale })) ?? [body];
  return changeMail({ title, paragraphs }, url, locale);
}

/** The email to a buyer without an account about a change or a reminder. */
export async function guestChangeEmail(
  deps: EmailDeps,
  found: OpenedWithdrawal,
  notice: ChangeNotice,
): Promise<EmailContent> {
  const { locale } = found.line.order;
  const content = await changeEmail(deps, found, { ...notice, url: withdrawalUrl(deps, found), locale });
  return { ...content, isForGuest: true };
}

const changeWriter: EmailWriter = async (deps, { kind, subject, detail, path, locale }) => {
  const found = await findWithdrawal(deps.db, subject);
  if (found === undefined) return null;
  const url = new URL(path, deps.config.publicUrl).href;
  return await changeEmail(deps, found, { kind, detail, url, locale });
};

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
  withdrawal_changed: changeWriter,
  withdrawal_reminder: changeWriter,
  withdrawal_receipt: (deps, { subject, locale }) => receiptEmail(deps, { withdrawalId: subject, locale }),
};
