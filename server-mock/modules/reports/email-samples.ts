import { reportDecisions } from '#domain/report/report-rules.ts';
import { type EmailSample, existing, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { reportMail as mailOrNull, type ReportFacts } from './report-mail.ts';

const { title, seller, message: explanation, date, url } = sampleFacts;
const report: ReportFacts['report'] = {
  number: '1042',
  kind: 'PRODUCT',
  reason: 'MISLEADING',
  created_at: date,
  due_at: date,
  decision: 'REMOVED',
  ground: 'RULES',
  explanation,
};
const standing = { decision: 'REMOVED', decidedAt: date } as const;
const facts: ReportFacts = { report, appeals: [], standing, side: 'AFFECTED', title, url };
const reportMail = (...given: Parameters<typeof mailOrNull>) => existing(mailOrNull(...given));
const sides = ['REPORTER', 'AFFECTED'] as const;

export const reportEmailSamples: readonly EmailSample[] = [
  ...samplesOf('report_received', ['PRODUCT', 'CHAT', 'SELLER', 'REVIEW'], (kind, locale) => {
    const named = kind === 'SELLER' ? { ...facts, title: seller } : facts;
    return reportMail('receipt', { ...named, report: { ...report, kind } }, locale);
  }),
  ...samplesOf('report_resolved', reportDecisions, (decision, locale) =>
    reportMail(
      'decision',
      {
        ...{ ...facts, side: 'REPORTER', report: { ...report, decision } },
        standing: { ...standing, decision },
      },
      locale,
    ),
  ),
  ...samplesOf('report_measure', ['WARNING', 'REMOVED', 'SUSPENDED'], (decision, locale) =>
    reportMail('decision', { ...facts, report: { ...report, decision, ground: 'LAW' } }, locale),
  ),
  ...samplesOf('report_appeal_received', sides, (side, locale) =>
    reportMail('appeal_receipt', { ...facts, side }, locale),
  ),
  ...samplesOf('report_appeal_decided', ['UPHELD', 'REVERSED'], (outcome, locale) => {
    const decision = outcome === 'UPHELD' ? 'REMOVED' : 'NO_VIOLATION';
    const appeal = { side: 'AFFECTED', outcome, decision, ground: 'RULES', explanation } as const;
    return reportMail('appeal_decision', { ...facts, appeals: [appeal] }, locale);
  }),
];
