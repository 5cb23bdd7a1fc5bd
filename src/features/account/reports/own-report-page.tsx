import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { AccountDetail, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { AppealForm } from './appeal-form.tsx';
import {
  affectedDecisionTexts,
  groundTexts,
  outcomeTexts,
  ownReportKindLabels,
  reporterDecisionTexts,
} from './own-report-labels.ts';
import type { OwnReportFactsFragment } from './own-reports.gen.ts';
import { ownReportQuery } from './own-reports-query.ts';
import { reportReasonLabels } from './report-labels.ts';
import styles from './reports.module.css';

export interface OwnReportPageProps {
  /** Null for a visitor with an emailed link. */
  readonly userId: string | null;
  readonly linkKey: string | null;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
}

/** A report for one of its sides: status, the decision with its reasons, and the appeal. */
export function OwnReportPage({ userId, linkKey, uuid, notFound, backLink }: OwnReportPageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(ownReportQuery(userId, uuid, linkKey)));
  const { data, isOffline } = query;
  usePageTitle(data?.side === 'AFFECTED' ? t`Our decision` : t`Your reports`);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {(report) => (
        <div className={styles.form}>
          <Heading report={report} />
          <Waiting report={report} />
          <FactList report={report} />
          <FirstDecision report={report} />
          <Appeals report={report} />
          {report.appealUntil !== null && (
            <AppealForm uuid={uuid} linkKey={linkKey} until={report.appealUntil} isOffline={isOffline} />
          )}
        </div>
      )}
    </AccountDetail>
  );
}

interface PartProps {
  readonly report: OwnReportFactsFragment;
}

function Heading({ report: { side, number, kind, title } }: PartProps) {
  const { t } = useLingui();
  const about = title === '' ? t(ownReportKindLabels[kind]) : title;
  return (
    <h1>{side === 'AFFECTED' ? <Trans>Decision about {about}</Trans> : <Trans>Report {number}</Trans>}</h1>
  );
}

function Waiting({ report: { state, due } }: PartProps) {
  const locale = useLocale();
  if (state === 'DECIDED' || due === null) return null;
  const day = formatDate(due, locale);
  return (
    <Banner
      title={
        state === 'OPEN' ? (
          <Trans>We are reviewing your report</Trans>
        ) : (
          <Trans>The appeal is under review</Trans>
        )
      }
    >
      {state === 'OPEN' ? (
        <Trans>A member of our team decides by {day}. You will get the decision by email.</Trans>
      ) : (
        <Trans>Another colleague decides by {day}. You will get the decision by email.</Trans>
      )}
    </Banner>
  );
}

function FactList({ report }: PartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, title, reason, words: explanation, created, side, number } = report;
  return (
    <Facts>
      <Fact name={<Trans>Topic</Trans>}>
        {t(ownReportKindLabels[kind])}
        {title !== '' && ` · ${title}`}
      </Fact>
      <Fact name={<Trans>Reason</Trans>}>{t(reportReasonLabels[reason])}</Fact>
      {side === 'REPORTER' && <Fact name={<Trans>Reported on</Trans>}>{formatDate(created, locale)}</Fact>}
      {side === 'AFFECTED' && <Fact name={<Trans>Report number</Trans>}>{number}</Fact>}
      {explanation !== null && explanation !== '' && (
        <Fact name={<Trans>What you wrote</Trans>}>{explanation}</Fact>
      )}
    </Facts>
  );
}

function FirstDecision({ report }: PartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { decision, resolved, explanation, ground, side } = report;
  if (decision === null || resolved === null) return null;
  const texts = side === 'AFFECTED' ? affectedDecisionTexts : reporterDecisionTexts;
  const basis = ground === null ? '' : t(groundTexts[ground]);
  return (
    <section className={styles.decision}>
      <h2 className={styles.title}>
        <Trans>Our decision</Trans>
      </h2>
      <p className={styles.soft}>{formatDate(resolved, locale)}</p>
      <p>{t(texts[decision])}</p>
      {explanation !== '' && <p className={styles.text}>{explanation}</p>}
      {ground !== null && (
        <p className={styles.soft}>
          <Trans>This decision is based on: {basis}</Trans>
        </p>
      )}
      <p className={styles.soft}>
        <Trans>A member of our team made this decision, without automated means.</Trans>
      </p>
    </section>
  );
}

function Appeals({ report: { appeals, side } }: PartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const texts = side === 'AFFECTED' ? affectedDecisionTexts : reporterDecisionTexts;
  return appeals.map((appeal) => (
    <section key={appeal.side} className={styles.decision}>
      <h2 className={styles.title}>
        {appeal.side === side ? <Trans>Your appeal</Trans> : <Trans>Appeal by the other party</Trans>}
      </h2>
      <p className={styles.soft}>{formatDate(appeal.created, locale)}</p>
      {appeal.text !== null && <p className={styles.text}>{appeal.text}</p>}
      {appeal.outcome !== null && (
        <>
          <p>
            <strong>{t(outcomeTexts[appeal.outcome])}</strong>
          </p>
          {appeal.decision !== null && appeal.outcome === 'REVERSED' && <p>{t(texts[appeal.decision])}</p>}
          <p className={styles.text}>{appeal.explanation}</p>
        </>
      )}
    </section>
  ));
}
