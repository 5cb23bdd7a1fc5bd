import type { I18n } from '@lingui/core';
import type { CaseOutcome, DecisionGround } from '#domain/cases/case-terms.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { groundMessages, reasonMessages } from './decision-messages.ts';
import { productTexts, type ReadTerms, returnTexts } from './terms-texts.ts';

/** What the email about a change of a complaint says, beside the text of its notification. */
export interface CaseChangeFacts {
  /** The terms of the pending proposal, or of what was agreed or decided. */
  readonly terms: ReadTerms;
  /** Who made the last proposal or the appeal. */
  readonly by: string;
  /** What they or the complaining buyer wrote; empty if nothing. */
  readonly text: string;
  /** The end of the term; null without one. */
  readonly moment: string | null;
  /** The seller's address during a return; null if it is not known. */
  readonly address: string | null;
  /** The last decision of staff; null without one. */
  readonly decision: { readonly ground: DecisionGround; readonly explanation: string } | null;
  readonly outcome: CaseOutcome | null;
}

/** The email about a change, with a link to the complaint. */
export function changeMail(
  { title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] },
  url: string,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return { locale, subject: title, paragraphs, action: { label: i18n._('View complaint'), url } };
}

/** The paragraphs of a change, by its name; null where the text of the notification is enough. */
export function changeTexts(locale: Locale, what: string, facts: CaseChangeFacts): readonly string[] | null {
  const i18n = i18nOf(locale);
  switch (what) {
    case 'opened':
    case 'unconfirmed':
      return openedTexts(i18n, what, facts);
    case 'proposed':
      return proposalTexts(i18n, facts);
    case 'appealed':
      return appealTexts(i18n, facts);
    case 'return_pending':
    case 'RETURN_PENDING':
      return returnPendingTexts(i18n, facts);
    case 'closed':
      return closedTexts(i18n, facts);
    default:
      return null;
  }
}

const quoted = (i18n: I18n, text: string) => (text === '' ? [] : [i18n._('Explanation: “{text}”', { text })]);

function openedTexts(i18n: I18n, what: string, facts: CaseChangeFacts): readonly string[] | null {
  const { moment, terms, text } = facts;
  if (moment === null) return null;
  const term = i18n._(
    'Answer by {moment}, or we decide without you. We hold the money until the complaint is settled.',
    { moment },
  );
  if (what === 'unconfirmed')
    return [i18n._('Nobody has told us yet whether the buyer received the product.'), term];
  return [i18n._(reasonMessages[terms.reason]), ...quoted(i18n, text), term];
}

function proposalTexts(i18n: I18n, { terms, text, moment }: CaseChangeFacts): readonly string[] | null {
  if (moment === null) return null;
  const amount = euroText(eurosOf(terms.refund));
  const offer =
    terms.side === 'buyer'
      ? terms.refund === 0
        ? i18n._('The seller proposes no refund.')
        : i18n._('The seller proposes that you get {amount} back.', { amount })
      : terms.refund === 0
        ? i18n._('The buyer proposes no refund.')
        : i18n._('The buyer proposes a refund of {amount}.', { amount });
  return [
    offer,
    ...productTexts(i18n, terms),
    ...quoted(i18n, text),
    i18n._(
      'Accept it or make a counterproposal by {moment}. If you don’t respond, we decide on the complaint.',
      { moment },
    ),
  ];
}

function appealTexts(i18n: I18n, { terms, by, text, moment }: CaseChangeFacts): readonly string[] | null {
  if (moment === null) return null;
  const who =
    by === terms.side
      ? i18n._('You have appealed against our decision.')
      : by === 'seller'
        ? i18n._('The seller has appealed against our decision.')
        : i18n._('The buyer has appealed against our decision.');
  return [
    who,
    ...quoted(i18n, text),
    i18n._(
      'Another colleague makes the final decision by {moment} at the latest. Until then you can add information to the complaint.',
      { moment },
    ),
  ];
}

function returnPendingTexts(i18n: I18n, facts: CaseChangeFacts): readonly string[] | null {
  const { terms, address, moment } = facts;
  if (moment === null) return null;
  const { side, refund, returnPaidBy } = terms;
  const term = { side, refund, returnPaidBy, address, moment };
  return [...productTexts(i18n, terms), ...returnTexts(i18n, term)];
}

function closedTexts(i18n: I18n, facts: CaseChangeFacts): readonly string[] | null {
  const { outcome, decision } = facts;
  const money = outcomeText(i18n, facts);
  if (money === null) return null;
  const isDecided = outcome !== 'NOT_RETURNED' && decision !== null;
  return [money, ...(isDecided ? [i18n._(groundMessages[decision.ground]), decision.explanation] : [])];
}

function outcomeText(i18n: I18n, { outcome, terms: { side, refund } }: CaseChangeFacts): string | null {
  const isBuyer = side === 'buyer';
  const amount = euroText(eurosOf(refund));
  switch (outcome) {
    case 'FULL_REFUND':
    case 'PART_REFUND':
      return isBuyer
        ? i18n._('You get {amount} back.', { amount })
        : i18n._('The buyer gets {amount} back.', { amount });
    case 'NO_REFUND':
      return isBuyer ? i18n._('You get no money back.') : i18n._('The buyer gets no money back.');
    case 'NOT_RETURNED':
      return isBuyer
        ? i18n._('You did not report the return in time, so the money goes to the seller.')
        : i18n._('The buyer did not report the return in time, so the money is yours.');
    default:
      return null;
  }
}
