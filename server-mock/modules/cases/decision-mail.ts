import type { I18n } from '@lingui/core';
import type { DecisionGround } from '#domain/cases/case-terms.ts';
import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { groundMessages } from './decision-messages.ts';

interface Decision {
  readonly title: string;
  readonly refund: Cents;
  /** Who pays for the return; null without one. */
  readonly returnPaidBy: 'BUYER' | 'SELLER' | null;
  readonly ground: DecisionGround;
  readonly explanation: string;
  /** Whether no appeal is possible. */
  readonly isFinal: boolean;
  readonly url: string;
}

/** The statement of reasons for one side of a case. */
export function decisionMail(decision: Decision, locale: Locale): EmailContent {
  const { title, refund, returnPaidBy, ground, explanation, isFinal, url } = decision;
  const i18n = i18nOf(locale);
  return {
    locale,
    subject: i18n._('Our decision on the complaint about {title}', { title }),
    paragraphs: [
      refundText(i18n, title, refund),
      ...returnTexts(i18n, returnPaidBy),
      i18n._(groundMessages[ground]),
      explanation,
      isFinal
        ? i18n._('This decision is final and is carried out now.')
        : i18n._(
            'If you disagree, you can appeal once within 14 days. Another colleague then reviews the complaint. No money is paid out until then.',
          ),
    ],
    action: { label: i18n._('View decision'), url },
  };
}

function refundText(i18n: I18n, title: string, cents: number): string {
  const amount = euroText(eurosOf(cents));
  return cents === 0
    ? i18n._('We have decided on the complaint about {title}: the buyer gets no money back.', { title })
    : i18n._('We have decided on the complaint about {title}: the buyer gets {amount} back.', {
        title,
        amount,
      });
}

function returnTexts(i18n: I18n, paidBy: Decision['returnPaidBy']): readonly string[] {
  if (paidBy === null) return [];
  return [
    paidBy === 'SELLER'
      ? i18n._('The product first goes back to the seller, who pays for the return.')
      : i18n._('The product first goes back to the seller. The buyer pays for the return.'),
  ];
}
