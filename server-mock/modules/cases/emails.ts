import { caseDeadline } from '#domain/cases/case-clock.ts';
import { isReturning } from '#domain/cases/case-life-cycle.ts';
import { type CaseSide, otherSide } from '#domain/cases/case-turn.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { notificationTexts } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { guestEmail } from '../orders/public/guest-mail.ts';
import { returnAddressOf, returnAddressText } from '../orders/return-address-view.ts';
import { titleFor } from '../products/title-view.ts';
import { type CaseChangeFacts, changeMail, changeTexts } from './change-mail.ts';
import { decisionMail } from './decision-mail.ts';
import { type CaseEntry, findCase, type OpenedCase } from './store.ts';
import type { ReadTerms } from './terms-texts.ts';

interface CaseEmail {
  readonly side: CaseSide;
  readonly locale: Locale;
  readonly url: string;
}

type Db = EmailDeps['db'];

/** The last entry of a case with this event; undefined if there is none. */
async function lastEntry(db: Db, caseId: string, what: string): Promise<CaseEntry | undefined> {
  return await db
    .selectFrom('case_entries')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('what', '=', what)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type StoredTerms = Pick<CaseEntry, 'refund_cents' | 'needs_return' | 'return_paid_by'>;

function readTerms(stored: StoredTerms, { row }: OpenedCase, side: CaseSide): ReadTerms {
  const needsReturn = stored.needs_return === true;
  const payer = stored.return_paid_by === 'SELLER' ? 'SELLER' : 'BUYER';
  return {
    ...{ side, reason: row.reason, refund: Number(stored.refund_cents ?? 0), needsReturn },
    returnPaidBy: needsReturn ? payer : null,
  };
}

/** The seller's address during a return; null otherwise or if it is not known. */
async function addressIn(db: Db, { row, line }: OpenedCase): Promise<string | null> {
  const address = isReturning(row.state) ? await returnAddressOf(db, line.product.seller_id) : null;
  return address === null ? null : returnAddressText(address);
}

/** The statement of reasons for one side, in its language; null for a case without a decision. */
async function decisionEmail(
  db: Db,
  found: OpenedCase,
  { side, locale, url }: CaseEmail,
): Promise<EmailContent | null> {
  const { row, line } = found;
  const entry = await lastEntry(db, row.id, 'decide');
  if (entry === undefined || entry.ground === null) return null;
  const { product_id: productId, title: fallback } = line.product;
  const { moment } = termEnd(found);
  const isReturned = row.state === 'RETURN_PENDING' && moment !== undefined;
  const decision = {
    title: await titleFor(db, { productId, fallback }, locale),
    ...{ terms: readTerms(entry, found, side), ground: entry.ground, explanation: entry.text, url },
    isFinal: row.state !== 'DECIDED',
    back: isReturned ? { address: await addressIn(db, found), moment: momentText(moment, locale) } : null,
  };
  return decisionMail(decision, locale);
}

const entryOf: Readonly<Record<string, string>> = {
  ...{ opened: 'complaint', proposed: 'propose', appealed: 'appeal' },
};

/**
 * The paragraphs of a change for one side; null where the text of the notification is enough, or where the case has
 * changed since and they would be wrong.
 */
async function changeParagraphs(
  db: Db,
  found: OpenedCase,
  { what, side, locale }: { readonly what: string; readonly side: CaseSide; readonly locale: Locale },
): Promise<readonly string[] | null> {
  const { row } = found;
  if (!isStillTrue(what, side, found)) return null;
  const { moment } = termEnd(found);
  const entry = await lastEntry(db, row.id, entryOf[what] ?? '');
  const decided = await lastEntry(db, row.id, 'decide');
  const facts: CaseChangeFacts = {
    ...{ terms: readTerms(row, found, side), by: entry?.side ?? '', text: entry?.text ?? '' },
    moment: moment === undefined ? null : momentText(moment, locale),
    address: await addressIn(db, found),
    decision:
      decided === undefined || decided.ground === null
        ? null
        : { ground: decided.ground, explanation: decided.text },
    outcome: row.outcome,
  };
  return changeTexts(locale, what, facts);
}

const stateOf: Readonly<Record<string, string>> = {
  ...{ opened: 'OPEN', unconfirmed: 'OPEN', appealed: 'APPEALED', return_pending: 'RETURN_PENDING' },
  ...{ RETURN_PENDING: 'RETURN_PENDING', closed: 'CLOSED' },
};

/** Whether the facts are still those of the change: a proposal may have been answered by another one meanwhile. */
function isStillTrue(what: string, side: CaseSide, { row }: OpenedCase): boolean {
  if (what === 'proposed') return row.proposal_id !== null && row.proposed_by === otherSide(side);
  return stateOf[what] === row.state;
}

/** When the term of a case ends. */
export function termEnd({ row }: OpenedCase): { readonly moment?: Date } {
  const deadline = caseDeadline(row.state, row.state_since);
  return deadline === null ? {} : { moment: new Date(deadline.dueAt) };
}

export function casePath({ line }: OpenedCase): string {
  return `/account/bestellingen/${line.product.id}/klacht`;
}

interface Notice {
  readonly kind: 'case_changed' | 'case_reminder' | 'case_decided';
  /** The side and the change. */
  readonly detail: string;
}

/** The subject and the paragraphs of the email about a change; for a decision, the statement of reasons. */
async function caseEmail(
  db: Db,
  found: OpenedCase,
  { kind, detail, locale, url }: Notice & Omit<CaseEmail, 'side'>,
): Promise<EmailContent> {
  const [name, what = ''] = detail.split(' ');
  const side = name === 'seller' ? 'seller' : 'buyer';
  const decision = kind === 'case_decided' ? await decisionEmail(db, found, { side, locale, url }) : null;
  if (decision !== null) return decision;
  const { product_id: productId, title: fallback } = found.line.product;
  const titles = await titlesOf(db, { productId, fallback });
  const text = notificationTexts(kind, detail, { titles, ...termEnd(found) })[locale];
  const paragraphs = await changeParagraphs(db, found, { what, side, locale });
  return changeMail({ title: text.title, paragraphs: paragraphs ?? [text.body] }, url, locale);
}

/** The email to a buyer without an account. */
export async function guestCaseEmail(
  deps: ServerDeps,
  found: OpenedCase,
  notice: Notice,
): Promise<EmailContent> {
  const { locale } = found.line.order;
  const url = new URL(casePath(found), deps.config.publicUrl).href;
  return guestEmail(deps, found.line, await caseEmail(deps.db, found, { ...notice, locale, url }));
}

const writerFor =
  (kind: Notice['kind']): EmailWriter =>
  async ({ db, config }, { subject, detail, path, locale }) => {
    const found = await findCase(db, subject);
    const isOver = kind === 'case_reminder' && found?.row.state !== detail.split(' ')[1];
    if (found === undefined || isOver) return null;
    const url = new URL(path, config.publicUrl).href;
    return await caseEmail(db, found, { kind, detail, locale, url });
  };

export const caseEmails: EmailWriters = {
  case_changed: writerFor('case_changed'),
  case_reminder: writerFor('case_reminder'),
  case_decided: writerFor('case_decided'),
};
