import type { DecisionGround } from '#domain/cases/case-terms.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { decisionMail } from './decision-mail.ts';
import { groundMessages } from './decision-messages.ts';

const { title, message: explanation, url } = sampleFacts;
const grounds = Object.keys(groundMessages) as DecisionGround[];
const decision = { ...{ title, explanation, url }, refund: 245_000, isFinal: false } as const;

export const caseEmailSamples: readonly EmailSample[] = [
  ...samplesOf('case_decided', grounds, (ground, locale) =>
    decisionMail({ ...decision, ground, returnPaidBy: null }, locale),
  ),
  ...samplesOf('case_decided', ['return paid by SELLER', 'return paid by BUYER'], (variant, locale) => {
    const returnPaidBy = variant === 'return paid by SELLER' ? 'SELLER' : 'BUYER';
    return decisionMail({ ...decision, ground: 'NOT_AS_DESCRIBED', returnPaidBy }, locale);
  }),
  ...samplesOf('case_decided', ['final, no refund'], (_variant, locale) =>
    decisionMail(
      { ...decision, ground: 'AS_DESCRIBED', returnPaidBy: null, refund: 0, isFinal: true },
      locale,
    ),
  ),
];
