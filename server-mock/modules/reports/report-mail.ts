import type { I18n } from '@lingui/core';
import { appealUntil, appellantOf, type Standing } from '#domain/report/report-appeal.ts';
import type { ReportSide } from '#domain/report/report-life-cycle.ts';
import { reportNumber } from '#domain/report/report-rules.ts';
import { dateText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { reasonLabels, reasonRules } from './reason-messages.ts';
import {
  affectedContent,
  appealOutcomes,
  decisionGrounds,
  measureOutcomes,
  reportedContent,
  reporterOutcomes,
  standingDecisions,
} from './statement-messages.ts';
import type { AppealRow, ReportRow } from './store.ts';

/** The kinds of email about a report: receipt of the report or of an appeal, a decision, and a decision on appeal. */
export type ReportEmail = 'receipt' | 'appeal_receipt' | 'decision' | 'appeal_decision';

type Decided = 'decision' | 'ground' | 'explanation';

export interface ReportFacts {
  readonly report: Readonly<
    Pick<ReportRow, 'number' | 'kind' | 'reason' | 'created_at' | 'due_at' | Decided>
  >;
  readonly appeals: readonly Readonly<Pick<AppealRow, 'side' | 'outcome' | Decided>>[];
  readonly standing: Pick<Standing<unknown>, 'decision' | 'decidedAt'> | null;
  readonly side: ReportSide;
  /** The title of a reported product or the name of a reported seller; empty for anything else. */
  readonly title: string;
  /** The page of the report. */
  readonly url: string;
}

interface Reading extends ReportFacts {
  readonly locale: Locale;
  readonly i18n: I18n;
  /** The report's number as people see it. */
  readonly number: string;
}

type Parts = Pick<EmailContent, 'subject' | 'paragraphs'>;

function dayIn(locale: Locale, moment: Date): string {
  return dateText(moment, locale, { dateStyle: 'long' });
}

const writers: Readonly<Record<ReportEmail, (reading: Reading) => Parts | null>> = {
  receipt: receiptParts,
  appeal_receipt: appealReceiptParts,
  decision: decisionParts,
  appeal_decision: appealParts,
};

/** The email about a report to one of its sides; null if there is no longer a reason to send it. */
export function reportMail(what: ReportEmail, facts: ReportFacts, locale: Locale): EmailContent | null {
  const i18n = i18nOf(locale);
  const number = reportNumber(Number(facts.report.number));
  const parts = writers[what]({ ...facts, locale, i18n, number });
  if (parts === null) return null;
  const isReceipt = what === 'receipt' || what === 'appeal_receipt';
  const label = isReceipt ? i18n._('View report') : i18n._('View decision');
  return { locale, ...parts, action: { label, url: facts.url } };
}

/** The values of a sentence to the reporter. */
function reportedValues({ report, title, locale, i18n, number }: Reading): Record<string, string> {
  return {
    number,
    about: i18n._(reportedContent[report.kind], { title }),
    day: dayIn(locale, report.created_at),
  };
}

function receiptParts(reading: Reading): Parts {
  const { report, locale, i18n, number } = reading;
  const text = i18n._(
    'On {day} you reported {about}. Your report has number {number}. Thank you for letting us know.',
    reportedValues(reading),
  );
  const reason = i18n._('Reason: {label}.', { label: i18n._(reasonLabels[report.reason]) });
  const due =
    report.due_at === null
      ? []
      : [
          i18n._(
            'A member of our team reviews your report and decides by {day}. We will email you the decision with the reasons.',
            { day: dayIn(locale, report.due_at) },
          ),
        ];
  return {
    subject: i18n._('We have received your report ({number})', { number }),
    paragraphs: [text, reason, ...due],
  };
}

function appealReceiptParts({ report, locale, i18n, number }: Reading): Parts {
  const due =
    report.due_at === null
      ? []
      : [
          i18n._('Another colleague reviews everything again and decides by {day}.', {
            day: dayIn(locale, report.due_at),
          }),
        ];
  return {
    subject: i18n._('We have received your appeal ({number})', { number }),
    paragraphs: [
      i18n._('We have received your appeal against our decision on report {number}.', { number }),
      ...due,
    ],
  };
}

/** The statement of reasons for the affected person, or the answer to the reporter. */
function decisionParts(reading: Reading): Parts | null {
  const { report, appeals, standing, side, i18n, number, title } = reading;
  if (standing === null) return null;
  // The reporter's email states the first decision, even if it has since been reversed.
  const made =
    side === 'REPORTER'
      ? report
      : ([report, ...appeals].findLast(({ decision }) => decision !== null && decision !== 'NO_VIOLATION') ??
        report);
  const { decision, explanation } = made;
  if (decision === null || (side === 'AFFECTED' && decision === 'NO_VIOLATION')) return null;
  const end = endOf(made, reading);
  if (side === 'REPORTER')
    return {
      subject: i18n._('Our decision on your report ({number})', { number }),
      paragraphs: [
        i18n._('On {day} you reported {about} (report {number}).', reportedValues(reading)),
        ...[i18n._(reporterOutcomes[decision]), explanation, ...end],
      ],
    };
  const about = i18n._(affectedContent[report.kind], { title });
  return {
    subject: i18n._('Our decision about {about}', { about }),
    paragraphs: [
      i18n._('We received a report about {about} and have reviewed it.', { about }),
      decision === 'NO_VIOLATION' ? '' : i18n._(measureOutcomes[decision]),
      ...[i18n._(reasonRules[report.reason]), explanation, ...end],
    ].filter((paragraph) => paragraph !== ''),
  };
}

function appealParts(reading: Reading): Parts | null {
  const { appeals, i18n, number } = reading;
  const decided = appeals.findLast(({ outcome }) => outcome !== null);
  if (decided === undefined || decided.outcome === null || decided.decision === null) return null;
  return {
    subject: i18n._('The decision on appeal ({number})', { number }),
    paragraphs: [
      ...[i18n._(appealOutcomes[decided.outcome]), i18n._(standingDecisions[decided.decision])],
      ...[decided.explanation, ...endOf(decided, reading)],
    ],
  };
}

/** What follows a decision: its ground, how it was made, and the possibilities of redress. */
function endOf({ ground }: Pick<ReportRow, 'ground'>, reading: Reading): readonly string[] {
  const { i18n } = reading;
  return [
    ...(ground === null ? [] : [i18n._(decisionGrounds[ground])]),
    i18n._('A member of our team made this decision, without automated means.'),
    redress(reading),
  ];
}

function redress({ appeals, standing, side, locale, i18n }: Reading): string {
  const mayAppeal =
    standing !== null &&
    appellantOf(standing.decision) === side &&
    !appeals.some((appeal) => appeal.side === side);
  if (!mayAppeal)
    return i18n._('If you disagree, you can turn to a certified dispute settlement body or to a court.');
  return i18n._(
    'Do you disagree? You can appeal free of charge until {day}; another colleague will then review it. You can also turn to a certified dispute settlement body or to a court.',
    // The period ends at midnight, so the last day is the day before.
    { day: dayIn(locale, new Date(appealUntil(standing.decidedAt).getTime() - 1)) },
  );
}
