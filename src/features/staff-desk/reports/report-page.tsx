import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestNote, type ReportDecision, reportDecisions } from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from '../act/act.module.css';
import { ActDialog } from '../act/act-dialog.tsx';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskDetail, type DeskDetailPageProps, Facts, Moment, Part, State } from '../act/detail.tsx';
import { granted, grantedOrNull } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import {
  reportDecisionLabels,
  reportKindLabels,
  reportReasonLabels,
  reportStateLabels,
} from './report-labels.ts';
import {
  ResolveReportDocument,
  type ResolveReportMutationVariables,
  StaffReportDocument,
  type StaffReportQuery,
  TakeReportDocument,
  type TakeReportMutationVariables,
} from './reports.gen.ts';

type Report = Extract<StaffReportQuery['staffReport'], { readonly uuid: string }>;

/** One report: what it is about, who looks into it, and what was decided. */
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

function ReportDetail({ report, userId }: { readonly report: Report; readonly userId: string }) {
  const { t } = useLingui();
  const [isResolving, setResolving] = useState(false);
  const isMine = report.assigneeUuid === userId;
  const taking = useAct(async (intent: Omit<TakeReportMutationVariables, 'commandId'>, commandId) =>
    granted((await request(TakeReportDocument, { ...intent, commandId })).takeReport),
  );
  const { kind, decision, messages } = report;
  return (
    <>
      <div className={styles.head}>
        <h1>{t(reportReasonLabels[report.reason])}</h1>
        <State isAlert={decision === null}>
          {t(decision === null ? reportStateLabels.OPEN : reportDecisionLabels[decision])}
        </State>
        {decision === null && (
          <>
            <Button
              size="small"
              isPending={taking.isPending}
              onPress={() => taking.mutate({ uuid: report.uuid, isMine: !isMine })}
            >
              {isMine ? <Trans>Give back</Trans> : <Trans>Assign to me</Trans>}
            </Button>
            <Button size="small" kind="primary" onPress={() => setResolving(true)}>
              <Trans>Decide</Trans>
            </Button>
          </>
        )}
      </div>
      <ActProblem error={taking.error} />
      <p className={styles.text}>{report.words}</p>
      <ReportFactList report={report} />
      {kind === 'CHAT' && (
        <Part title={<Trans>Messages of the chat</Trans>}>
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
      {isResolving && <ResolveDialog report={report} onClose={() => setResolving(false)} />}
    </>
  );
}

function ReportFactList({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const { kind, productSlug, productTitle, sellerName, reporterUuid, otherReports, resolved } = report;
  return (
    <Facts
      facts={[
        { label: <Trans>What was reported</Trans>, value: t(reportKindLabels[kind]) },
        {
          label: <Trans>Product</Trans>,
          value:
            productSlug === null ? (
              productTitle
            ) : (
              <PathLink href={`/products/${productSlug}`}>{productTitle}</PathLink>
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
            reporterUuid === null ? null : (
              <PathLink href={`/staff/users/${reporterUuid}`}>{report.reporterName}</PathLink>
            ),
        },
        { label: <Trans>Reported</Trans>, value: <Moment at={report.created} /> },
        {
          label: <Trans>Other reports about this</Trans>,
          value: otherReports,
        },
        { label: <Trans>Assigned to</Trans>, value: report.assigneeName },
        ...(resolved === null ? [] : [{ label: <Trans>Decided</Trans>, value: <Moment at={resolved} /> }]),
        { label: <Trans>Note</Trans>, value: report.note },
      ]}
    />
  );
}

function ResolveDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const [note, setNote] = useState('');
  const [warning, setWarning] = useState('');
  const isWarning = decision === 'WARNING';
  return (
    <ActDialog<Omit<ResolveReportMutationVariables, 'commandId'>>
      title={<Trans>Decide about this report</Trans>}
      label={<Trans>Save decision</Trans>}
      done={t`The decision is saved.`}
      intent={decision === null ? null : { uuid: report.uuid, decision, note, ...(isWarning && { warning }) }}
      act={async (intent, commandId) =>
        granted((await request(ResolveReportDocument, { ...intent, commandId })).resolveReport)
      }
      onClose={onClose}
    >
      <RadioGroup
        label={t`Decision`}
        description={t`This records what was decided. Remove a product or suspend a person on their own page.`}
        value={decision}
        onChange={setDecision}
        options={reportDecisions.map((value) => ({ value, label: t(reportDecisionLabels[value]) }))}
      />
      {isWarning && (
        <TextArea
          label={t`Explanation for the person who is warned`}
          description={t`Goes out by email with the reason of the report. It does not say who reported it.`}
          value={warning}
          onChange={setWarning}
          maxLength={longestNote}
          rows={4}
        />
      )}
      <p>
        <ReporterNotice decision={decision} reporter={report.reporterName} />
      </p>
      <TextArea
        label={t`Note for colleagues`}
        description={t`Optional. The reporter does not see it.`}
        value={note}
        onChange={setNote}
        maxLength={longestNote}
        rows={4}
      />
    </ActDialog>
  );
}

/** What whoever reported it hears of the decision. */
function ReporterNotice({
  decision,
  reporter,
}: {
  readonly decision: ReportDecision | null;
  readonly reporter: string | null;
}) {
  if (reporter === null) return <Trans>The reporter no longer has an account and is not notified.</Trans>;
  if (decision === null) return <Trans>{reporter} is notified of the decision.</Trans>;
  if (decision === 'NO_VIOLATION')
    return <Trans>{reporter} is notified: we found nothing against our rules.</Trans>;
  return <Trans>{reporter} is notified that it was against our rules, and of what was decided.</Trans>;
}
