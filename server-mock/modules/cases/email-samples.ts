import type { DecisionGround } from '#domain/cases/case-terms.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { notificationDetails, notificationTexts } from '../notifications/public/texts.ts';
import { changeMail, changeTexts } from './change-mail.ts';
import { decisionMail } from './decision-mail.ts';
import { groundMessages } from './decision-messages.ts';
import type { ReadTerms } from './terms-texts.ts';

const { title, message: explanation, url, date } = sampleFacts;
const grounds = Object.keys(groundMessages) as DecisionGround[];
const address = 'Robin Jansen, Turfmarkt 12, 2511 CX Den Haag';
const terms: ReadTerms = {
  ...{ side: 'buyer', reason: 'DAMAGED', refund: 245_000, needsReturn: false, returnPaidBy: null },
};
const decision = { ...{ title, explanation, url, terms }, isFinal: false, back: null } as const;

function changeSample(kind: 'case_changed' | 'case_reminder', detail: string, locale: Locale): EmailContent {
  const [side, what = ''] = detail.split(' ');
  const titles = { nl: title, en: title, fr: title };
  const text = notificationTexts(kind, detail, { titles, moment: date })[locale];
  const facts = {
    terms: {
      ...terms,
      side: side === 'seller' ? 'seller' : 'buyer',
      needsReturn: true,
      returnPaidBy: 'SELLER',
    },
    ...{ by: 'buyer', text: explanation, moment: momentText(date, locale), address },
    decision: { ground: 'DAMAGED_BEFORE', explanation },
    outcome: 'FULL_REFUND',
  } as const;
  const paragraphs = changeTexts(locale, what, facts) ?? [text.body];
  return changeMail({ title: text.title, paragraphs }, url, locale);
}

export const caseEmailSamples: readonly EmailSample[] = [
  ...(['case_changed', 'case_reminder'] as const).flatMap((kind) =>
    samplesOf(kind, notificationDetails(kind), (detail, locale) => changeSample(kind, detail, locale)),
  ),
  ...samplesOf('case_decided', grounds, (ground, locale) => decisionMail({ ...decision, ground }, locale)),
  ...samplesOf('case_decided', ['return paid by SELLER', 'return paid by BUYER'], (variant, locale) => {
    const returnPaidBy = variant === 'return paid by SELLER' ? 'SELLER' : 'BUYER';
    const back = { address, moment: momentText(date, locale) };
    const returned = { ...terms, needsReturn: true, returnPaidBy } as const;
    return decisionMail(
      { ...decision, ground: 'NOT_AS_DESCRIBED', terms: returned, isFinal: true, back },
      locale,
    );
  }),
  ...samplesOf('case_decided', ['final, no refund: buyer', 'final, no refund: seller'], (variant, locale) => {
    const side = variant.endsWith('seller') ? 'seller' : 'buyer';
    const lost = { ...terms, side, refund: 0 } as const;
    return decisionMail({ ...decision, ground: 'AS_DESCRIBED', terms: lost, isFinal: true }, locale);
  }),
];
