import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Stars } from '#src/ui/market/stars.tsx';
import styles from '../act/act.module.css';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, Part, State } from '../act/detail.tsx';
import { granted, grantedOrNull } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import type { DeskReport } from './desk-report.ts';
import { DecideAppealDialog, ResolveDialog } from './report-dialogs.tsx';
import {
  appealOutcomeLabels,
  reportDecisionLabels,
  reportKindLabels,
  reportReasonLabels,
  reportSideLabels,
  reportStateLabels,
} from './report-labels.ts';
import { StaffReportDocument, TakeReportDocument, type TakeReportMutationVariables } from './reports.gen.ts';

/** One report: what it is about, who handles it, and the decision. */
export function ReportPage({ userId, id, notFound }: DeskDetailPageProps) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['report', id], async (options) =>
    grantedOrNull((await request(StaffReportDocument, { uuid: id }, options)).staffReport),
  );
  usePageTitle(t`Report`);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(report) => <ReportDetail report={report} userId={userId} />}
    </DeskDetail>
  );
}

function ReportDetail({ report, userId }: { readonly report: DeskReport; readonly userId: string }) {
  const { t } = useLingui();
  const [isResolving, setResolving] = useState(false);
  const isMine = report.assigneeUuid === userId;
  const taking = useAct(async (intent: Omit<TakeReportMutationVariables, 'commandId'>, commandId) =>
    granted((await request(TakeReportDocument, { ...intent, commandId })).takeReport),
  );
  const { kind, state, standing, messages, review, mayDecide, isOverdue } = report;
  return (
    <>
      <div className={styles.head}>
        <h1>{t(reportReasonLabels[report.reason])}</h1>
        <State isAlert={state !== 'DECIDED'}>
          {state === 'DECIDED' && standing !== null
            ? t(reportDecisionLabels[standing])
            : t(reportStateLabels[state === 'APPEALED' ? 'APPEALED' : 'OPEN'])}
        </State>
        {isOverdue && (
          <State isAlert>
            <Trans>Overdue</Trans>
          </State>
        )}
        {state !== 'DECIDED' && (
          <>
            <Button
              size="small"
              isPending={taking.isPending}
              onPress={() => taking.mutate({ uuid: report.uuid, isMine: !isMine })}
            >
              {isMine ? <Trans>Unassign</Trans> : <Trans>Assign to me</Trans>}
            </Button>
            <Button size="small" kind="primary" isDisabled={!mayDecide} onPress={() => setResolving(true)}>
              {state === 'APPEALED' ? <Trans>Decide on the appeal</Trans> : <Trans>Decide</Trans>}
            </Button>
          </>
        )}
      </div>
      {state !== 'DECIDED' && !mayDecide && (
        <p>
          <Trans>You made this decision or are involved. A colleague has to decide.</Trans>
        </p>
      )}
      <ActProblem error={taking.error} />
      <p className={styles.text}>{report.words}</p>
      <ReportFactList report={report} />
      {kind === 'CHAT' && (
        <Part title={<Trans>Chat messages</Trans>}>
          <ul className={styles.rows}>
            {messages.map(({ uuid, side, text, created }) => (
              <li key={uuid} className={styles.row}>
                <span className={styles.stacked}>
                  <span className={styles.soft}>
                    {side === 'BUYER' ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>} ·{' '}
                    <Moment at={created} />
                  </span>
                  <span className={styles.text}>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {review !== null && (
        <Part title={<Trans context="of a sale">Review</Trans>}>
          <p>
            {review.author === 'BUYER' ? <Trans>Buyer</Trans> : <Trans>Seller</Trans>} ·{' '}
            <Stars rating={review.stars} />
            {review.isHidden && (
              <>
                {' · '}
                <Trans context="review">Hidden</Trans>
              </>
            )}
          </p>
          {[review.name, review.feedback, review.feedbackPlatform, review.reply ?? '']
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))}
        </Part>
      )}
      <Decisions report={report} />
      {isResolving &&
        (state === 'APPEALED' ? (
          <DecideAppealDialog report={report} onClose={() => setResolving(false)} />
        ) : (
          <ResolveDialog report={report} onClose={() => setResolving(false)} />
        ))}
    </>
  );
}

function ReportFactList({ report }: { readonly report: DeskReport }) {
  const { t } = useLingui();
  const { kind, productUuid, productTitle, sellerName, reporterUuid, otherReports, resolved, due } = report;
  return (
    <Facts
      facts={[
        { label: <Trans>Report number</Trans>, value: report.number },
        { label: <Trans>What was reported</Trans>, value: t(reportKindLabels[kind]) },
        {
          label: <Trans>Product</Trans>,
          value:
            productUuid === null ? (
              productTitle
            ) : (
              <PathLink href={`/staff/products/${productUuid}`}>{productTitle}</PathLink>
            ),
        },
        {
          label: <Trans>Seller</Trans>,
          value:
            sellerName === null ? null : (
              <PathLink href={`/staff/users?q=${encodeURIComponent(report.sellerUuid ?? '')}`}>
                {sellerName}
              </PathLink>
            ),
        },
        {
          label: <Trans>Reported by</Trans>,
          value:
            reporterUuid === null ? (
              report.reporterEmail
            ) : (
              <PathLink href={`/staff/users/${reporterUuid}`}>{report.reporterName}</PathLink>
            ),
        },
        { label: <Trans>Reported</Trans>, value: <Moment at={report.created} /> },
        ...(due === null ? [] : [{ label: <Trans>Decide by</Trans>, value: <Moment at={due} /> }]),
        {
          label: <Trans>Other reports about this</Trans>,
          value: otherReports,
        },
        { label: <Trans>Assigned to</Trans>, value: report.assigneeName },
        ...(resolved === null ? [] : [{ label: <Trans>Decided on</Trans>, value: <Moment at={resolved} /> }]),
        { label: <Trans>Note</Trans>, value: report.note },
      ]}
    />
  );
}

/** The decisions with their reasons, and the appeals. */
function Decisions({ report }: { readonly report: DeskReport }) {
  const { t } = useLingui();
  const { decision, explanation, appeals } = report;
  if (decision === null) return null;
  return (
    <>
      <Part title={<Trans>First decision</Trans>}>
        <p>{t(reportDecisionLabels[decision])}</p>
        <p className={styles.text}>{explanation}</p>
      </Part>
      {appeals.map(({ side, text, created, outcome, decision: stands, explanation: reasons }) => (
        <Part key={side} title={t(reportSideLabels[side])}>
          <p className={styles.soft}>
            <Moment at={created} />
          </p>
          <p className={styles.text}>{text}</p>
          {outcome !== null && (
            <p>
              {t(appealOutcomeLabels[outcome])}
              {stands !== null && ` · ${t(reportDecisionLabels[stands])}`}
            </p>
          )}
          {reasons !== '' && <p className={styles.text}>{reasons}</p>}
        </Part>
      ))}
    </>
  );
}
