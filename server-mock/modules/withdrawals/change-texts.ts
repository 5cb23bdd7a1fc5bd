import type { I18n } from '@lingui/core';
import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { WithdrawalSide } from '#domain/withdrawals/withdrawal-clock.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';

/** What the email about a change of a withdrawal says, beside the text of its notification. */
export interface WithdrawalChangeFacts {
  readonly side: WithdrawalSide;
  /** What the buyer was refunded, or would be. */
  readonly refund: Cents;
  /** The buyer's reason; empty if none was given. */
  readonly reason: string;
  readonly tracking: string | null;
  /** The end of the term; null without one. */
  readonly moment: string | null;
  /** The seller's address during a return; null if it is not known. */
  readonly address: string | null;
  /** The reasons of the decision of staff. */
  readonly decision: string | null;
}

/** The paragraphs of a change, by its name; null where the text of the notification is enough. */
export function changeTexts(
  locale: Locale,
  what: string,
  facts: WithdrawalChangeFacts,
): readonly string[] | null {
  const { moment, side } = facts;
  const i18n = i18nOf(locale);
  if (what === 'ended' || what === 'part_refunded' || what === 'decided') return decidedTexts(i18n, facts);
  if (moment === null) return null;
  if (what === 'asked')
    return [
      ...reasonTexts(i18n, facts),
      i18n._('Tell us by {moment} whether the product has been handed over. If you don’t, we decide.', {
        moment,
      }),
    ];
  if (what === 'return_pending' || what === 'RETURN_PENDING')
    return side === 'buyer' ? buyerReturnTexts(i18n, facts, moment) : sellerReturnTexts(i18n, facts, moment);
  return what === 'sent_back' ? sentBackTexts(i18n, facts, moment) : null;
}

/** The sentence with the address to which the buyer sends the product. */
export function returnAddressSentence(i18n: I18n, address: string | null): string {
  return address === null
    ? i18n._('We don’t have the seller’s address. Ask the seller for it in a message.')
    : i18n._('Send the product to: {address}.', { address });
}

const amountIn = ({ refund }: WithdrawalChangeFacts) => euroText(eurosOf(refund));

const reasonTexts = (i18n: I18n, { reason: text }: WithdrawalChangeFacts) =>
  text === '' ? [] : [i18n._('Explanation: “{text}”', { text })];

function buyerReturnTexts(i18n: I18n, facts: WithdrawalChangeFacts, moment: string): readonly string[] {
  const amount = amountIn(facts);
  return [
    returnAddressSentence(i18n, facts.address),
    i18n._(
      'Report the return on the withdrawal page by {moment}. You pay for the return. You get {amount} back once the seller has the product, or five days after you enter a tracking number.',
      { moment, amount },
    ),
  ];
}

function sellerReturnTexts(i18n: I18n, facts: WithdrawalChangeFacts, moment: string): readonly string[] {
  const { address } = facts;
  const amount = amountIn(facts);
  return [
    ...reasonTexts(i18n, facts),
    address === null
      ? i18n._(
          'We don’t have your full address. Add it under My details, so that the buyer knows where to send the product.',
        )
      : i18n._('The buyer has your address for the return: {address}.', { address }),
    i18n._(
      'The buyer sends the product back by {moment} and pays for the return. Once you confirm that you have it, the buyer gets {amount} back.',
      { moment, amount },
    ),
  ];
}

function sentBackTexts(i18n: I18n, { tracking }: WithdrawalChangeFacts, moment: string): readonly string[] {
  return tracking === null
    ? [
        i18n._('Confirm receipt or tell us what is wrong by {moment}. If you don’t respond, we decide.', {
          moment,
        }),
      ]
    : [
        i18n._('The tracking number is {tracking}.', { tracking }),
        i18n._(
          'Confirm receipt or tell us what is wrong by {moment}. If you don’t respond, the buyer is refunded.',
          { moment },
        ),
      ];
}

function decidedTexts(i18n: I18n, facts: WithdrawalChangeFacts): readonly string[] {
  const amount = amountIn(facts);
  const { side, refund, decision } = facts;
  const outcome =
    side === 'buyer'
      ? refund === 0
        ? i18n._('We have decided on the withdrawal: you get no money back.')
        : i18n._('We have decided on the withdrawal: you get {amount} back.', { amount })
      : refund === 0
        ? i18n._('We have decided on the withdrawal: the buyer gets no money back.')
        : i18n._('We have decided on the withdrawal: the buyer gets {amount} back.', { amount });
  return [
    outcome,
    ...(decision === null ? [] : [i18n._('Explanation: “{text}”', { text: decision })]),
    i18n._('If you disagree, contact our customer service. You can also take the matter to court.'),
  ];
}
