import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestNote, type ReportDecision, reportDecisions } from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from '../act/act.module.css';
import { ActDialog, ActProblem } from '../act/act-dialog.tsx';
import { DeskDetail, Facts, Moment, Part, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import { useDeskQuery } from '../act/use-desk-page.ts';
import { decisionWords, kindWords, reasonWords, stateWords } from './report-words.ts';
import {
  ResolveReportDocument,
  StaffReportDocument,
  type StaffReportQuery,
  TakeReportDocument,
} from './reports.gen.ts';

type Report = Extract<StaffReportQuery['staffReport'], { readonly uuid: string }>;

/** One report: what it is about, who looks into it, and what was decided. */
export function ReportPage({ userId, id }: { readonly userId: string; readonly id: string }) {
  const { t } = useLingui();
  const query = useDeskQuery(userId, ['report', id], async (options) =>
    granted((await request(StaffReportDocument, { uuid: id }, options)).staffReport),
  );
  usePageTitle(t`Report`);
  return (
    <DeskDetail query={query}>{(report) => <ReportDetail report={report} userId={userId} />}</DeskDetail>
  );
}

function ReportDetail({ report, userId }: { readonly report: Report; readonly userId: string }) {
  const { t } = useLingui();
  const [isResolving, setResolving] = useState(false);
  const isMine = report.assigneeUuid === userId;
  const taking = useAct(async () => {
    const variables = { uuid: report.uuid, isMine: !isMine, commandId: crypto.randomUUID() };
    granted((await request(TakeReportDocument, variables)).takeReport);
  });
  const { kind, decision, messages } = report;
  return (
    <>
      <div className={styles.head}>
        <h1>{t(reasonWords[report.reason])}</h1>
        <State isAlert={decision === null}>
          {t(decision === null ? stateWords.OPEN : decisionWords[decision])}
        </State>
        {decision === null && (
          <>
            <Button size="small" isPending={taking.isPending} onPress={() => taking.mutate()}>
              {isMine ? <Trans>Give back</Trans> : <Trans>Assign to me</Trans>}
            </Button>
            <Button size="small" kind="primary" onPress={() => setResolving(true)}>
              <Trans>Decide</Trans>
            </Button>
          </>
        )}
      </div>
      <ActProblem error={taking.error} />
      <p className={styles.words}>{report.words}</p>
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
                  <span className={styles.words}>{text}</span>
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
        { label: <Trans>What was reported</Trans>, value: t(kindWords[kind]) },
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
          label: <Trans>About the same</Trans>,
          value: <Plural value={otherReports} one="# other report" other="# other reports" />,
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
  const [decision, setDecision] = useState<ReportDecision>('NO_VIOLATION');
  const [note, setNote] = useState('');
  const [commandId] = useState(() => crypto.randomUUID());
  return (
    <ActDialog
      title={<Trans>Decide about this report</Trans>}
      label={<Trans>Save decision</Trans>}
      done={t`The decision is saved.`}
      act={async () => {
        const variables = { uuid: report.uuid, decision, note, commandId };
        granted((await request(ResolveReportDocument, variables)).resolveReport);
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t`Decision`}
        description={t`This records what was decided. Remove a product or suspend a person on their own page.`}
        value={decision}
        onChange={setDecision}
        options={reportDecisions.map((value) => ({ value, label: t(decisionWords[value]) }))}
      />
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
