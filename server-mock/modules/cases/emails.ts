import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriters } from '../../process/email-writers.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { titleFor } from '../products/title-view.ts';
import { type DecisionTexts, decisionTexts } from './decision-texts.ts';
import { findCase } from './store.ts';

/** The statement of reasons for one side, in its language; null for a case without a decision. */
export async function decisionEmail(
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
  const title = await titleFor(db, { productId: line.product.product_id, kept: line.product.title }, locale);
  const texts = decisionTexts[locale];
  const refund = Number(entry.refund_cents ?? 0);
  return {
    locale,
    subject: texts.subject(title),
    paragraphs: [
      refund === 0 ? texts.noRefund(title) : texts.refund(title, euroText(eurosOf(refund))),
      ...returnTexts(texts, entry),
      texts.grounds[entry.ground],
      entry.text,
      row.state === 'DECIDED' ? texts.appeal : texts.final,
    ],
    action: { label: texts.see, url: new URL(path, config.publicUrl).href },
  };
}

function returnTexts(
  texts: DecisionTexts,
  entry: { readonly needs_return: boolean | null; readonly return_paid_by: string | null },
): readonly string[] {
  if (entry.needs_return !== true) return [];
  return [entry.return_paid_by === 'SELLER' ? texts.returnBySeller : texts.returnByBuyer];
}

export const caseEmails: EmailWriters = {
  case_decided: (deps, { subject, path, locale }) => decisionEmail(deps, { caseId: subject, path, locale }),
};
