import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { isAccountProblem } from '#domain/payouts/payout-life-cycle.ts';
import type { EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import { payoutMail } from './payout-mail.ts';
import { findPayout } from './store.ts';

const write: EmailWriter = async ({ db, config }, { kind, subject, path, locale }) => {
  const payout = await findPayout(db, subject);
  if (payout === undefined) return null;
  const problem = isAccountProblem(payout.problem) ? 'account_problem' : 'problem';
  const facts = {
    ...{ amount: euroText(eurosOf(Number(payout.amount_cents))), number: payout.number },
    ...{ accountEnd: payout.iban.slice(-4), url: new URL(path, config.publicUrl).href },
  };
  return payoutMail(kind === 'payout_paid' ? 'paid' : problem, facts, locale);
};

export const payoutEmails: EmailWriters = { payout_paid: write, payout_failed: write };
