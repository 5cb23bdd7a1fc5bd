import type { I18n } from '@lingui/core';
import type { DecisionGround } from '#domain/cases/case-terms.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { groundMessages } from './decision-messages.ts';
import { productTexts, type ReadTerms, returnTexts } from './terms-texts.ts';

interface Decision {
  readonly title: string;
  readonly terms: ReadTerms;
  readonly ground: DecisionGround;
  readonly explanation: string;
  /** Whether no appeal is possible. */
  readonly isFinal: boolean;
  /** The return, once the decision is final and the product has to be returned; null otherwise. */
  readonly back: { readonly address: string | null; readonly moment: string } | null;
  readonly url: string;
}

/** The statement of reasons for one side of a case. */
export function decisionMail(decision: Decision, locale: Locale): EmailContent {
  const { title, terms, ground, explanation, isFinal, back, url } = decision;
  const i18n = i18nOf(locale);
  const { side, refund, returnPaidBy } = terms;
  return {
    locale,
    subject: i18n._('Our decision on the complaint about {title}', { title }),
    paragraphs: [
      refundText(i18n, title, terms),
      ...productTexts(i18n, terms),
      i18n._(groundMessages[ground]),
      explanation,
      ...(back === null ? [] : returnTexts(i18n, { side, refund, returnPaidBy, ...back })),
      isFinal
        ? i18n._('This decision is final and is carried out now.')
        : i18n._(
            'If you disagree, you can appeal once within 14 days. Another colleague then reviews the complaint. No money is paid out until then.',
          ),
    ],
    action: { label: i18n._('View decision'), url },
  };
}

function refundText(i18n: I18n, title: string, { side, refund }: ReadTerms): string {
  const amount = euroText(eurosOf(refund));
  if (side === 'buyer')
    return refund === 0
      ? i18n._('We have decided on the complaint about {title}: you get no money back.', { title })
      : i18n._('We have decided on the complaint about {title}: you get {amount} back.', { title, amount });
  return refund === 0
    ? i18n._('We have decided on the complaint about {title}: the buyer gets no money back.', { title })
    : i18n._('We have decided on the complaint about {title}: the buyer gets {amount} back.', {
        title,
        amount,
      });
}
