import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type AppealOutcome, appealOutcomes } from '#domain/report/report-appeal.ts';
import {
  longestNote,
  type ReportDecision,
  type ReportGround,
  reportDecisions,
  reportExplanationLength,
  reportGrounds,
} from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { ActDialog } from '../act/act-dialog.tsx';
import { granted } from '../act/granted.ts';
import type { DeskReport } from './desk-report.ts';
import { appealOutcomeLabels, reportDecisionLabels, reportGroundLabels } from './report-labels.ts';
import {
  DecideReportAppealDocument,
  type DecideReportAppealMutationVariables,
  ResolveReportDocument,
  type ResolveReportMutationVariables,
} from './reports.gen.ts';

interface ReportDialogProps {
  readonly report: DeskReport;
  readonly onClose: () => void;
}

const { from: fewest } = reportExplanationLength;

/** Decides a report; both sides receive the reasons. */
export function ResolveDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const [ground, setGround] = useState<ReportGround | null>(null);
  const [explanation, setExplanation] = useState('');
  const [note, setNote] = useState('');
  const isMeasure = decision !== null && decision !== 'NO_VIOLATION';
  const isWhole = decision !== null && explanation.trim().length >= fewest && (!isMeasure || ground !== null);
  return (
    <ActDialog<Omit<ResolveReportMutationVariables, 'commandId'>>
      title={<Trans>Decide on this report</Trans>}
      label={<Trans>Save decision</Trans>}
      done={t`The decision has been saved. Both parties get the reasons by email.`}
      intent={
        isWhole
          ? {
              uuid: report.uuid,
              decision,
              note,
              explanation: explanation.trim(),
              ...(isMeasure && { ground }),
            }
          : null
      }
      act={async (intent, commandId) =>
        granted((await request(ResolveReportDocument, { ...intent, commandId })).resolveReport)
      }
      onClose={onClose}
    >
      <RadioGroup
        label={t`Decision`}
        description={
          report.kind === 'REVIEW'
            ? t`“Removed” hides the review. To suspend a person, go to their page.`
            : t`This only records the decision. To remove a product or suspend a person, go to their page.`
        }
        value={decision}
        onChange={setDecision}
        options={reportDecisions.map((value) => ({ value, label: t(reportDecisionLabels[value]) }))}
      />
      {isMeasure && <GroundField ground={ground} onChange={setGround} />}
      <ReasonsField explanation={explanation} onChange={setExplanation} />
      <p>
        <ReporterNotice decision={decision} reporter={report.reporterName ?? report.reporterEmail} />
      </p>
      <TextArea
        label={t`Note for colleagues`}
        description={t`Optional. The reporter does not see it.`}
        value={note}
        onChange={setNote}
        maxLength={longestNote}
        rows={3}
      />
    </ActDialog>
  );
}

/** Decides an appeal; a reversal takes effect at once. */
export function DecideAppealDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  const [measure, setMeasure] = useState<ReportDecision | null>(null);
  const [ground, setGround] = useState<ReportGround | null>(null);
  const [explanation, setExplanation] = useState('');
  const { uuid, standing, kind } = report;
  // A reversal takes a measure if the reporter appealed, and reverses one if the other side did.
  const needsMeasure = outcome === 'REVERSED' && standing === 'NO_VIOLATION';
  const isWhole =
    outcome !== null &&
    explanation.trim().length >= fewest &&
    (!needsMeasure || (measure !== null && ground !== null));
  const measures = reportDecisions.filter(
    (value) => value !== 'NO_VIOLATION' && (value !== 'REMOVED' || kind === 'PRODUCT' || kind === 'REVIEW'),
  );
  return (
    <ActDialog<Omit<DecideReportAppealMutationVariables, 'commandId'>>
      title={<Trans>Decide on the appeal</Trans>}
      label={<Trans>Save decision</Trans>}
      done={t`The decision has been saved. Both parties get the reasons by email.`}
      intent={
        isWhole
          ? {
              ...{ uuid, outcome, explanation: explanation.trim() },
              ...(needsMeasure && { measure, ground }),
            }
          : null
      }
      act={async (intent, commandId) =>
        granted((await request(DecideReportAppealDocument, { ...intent, commandId })).decideReportAppeal)
      }
      onClose={onClose}
    >
      <RadioGroup
        label={t`Decision`}
        value={outcome}
        onChange={setOutcome}
        options={appealOutcomes.map((value) => ({ value, label: t(appealOutcomeLabels[value]) }))}
      />
      {outcome === 'REVERSED' && standing !== null && <Undone standing={standing} kind={kind} />}
      {needsMeasure && (
        <RadioGroup
          label={t`New measure`}
          value={measure}
          onChange={setMeasure}
          options={measures.map((value) => ({ value, label: t(reportDecisionLabels[value]) }))}
        />
      )}
      {needsMeasure && <GroundField ground={ground} onChange={setGround} />}
      <ReasonsField explanation={explanation} onChange={setExplanation} />
    </ActDialog>
  );
}

/** The immediate effects of reversing a decision. */
function Undone({ standing, kind }: Pick<DeskReport, 'kind'> & { readonly standing: ReportDecision }) {
  const texts: Readonly<Record<ReportDecision, ReactNode>> = {
    NO_VIOLATION: (
      <Trans>The measure takes effect right away. The person concerned gets the reasons by email.</Trans>
    ),
    WARNING: <Trans>The warning is withdrawn.</Trans>,
    REMOVED:
      kind === 'REVIEW' ? (
        <Trans>The review is visible again right away.</Trans>
      ) : (
        <Trans>The product goes back to “Listings in review”. Approve it there to put it online.</Trans>
      ),
    SUSPENDED: <Trans>The suspension is lifted right away.</Trans>,
  };
  return <p>{texts[standing]}</p>;
}

interface GroundFieldProps {
  readonly ground: ReportGround | null;
  readonly onChange: (ground: ReportGround) => void;
}

function GroundField({ ground, onChange }: GroundFieldProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`What is the decision based on?`}
      value={ground}
      onChange={onChange}
      options={reportGrounds.map((value) => ({ value, label: t(reportGroundLabels[value]) }))}
    />
  );
}

interface ReasonsFieldProps {
  readonly explanation: string;
  readonly onChange: (explanation: string) => void;
}

function ReasonsField({ explanation, onChange }: ReasonsFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Reasons for both sides`}
      description={t`At least ${fewest} characters. Give the facts, but do not name the reporter or the person reported.`}
      value={explanation}
      onChange={onChange}
      maxLength={longestNote}
      rows={4}
    />
  );
}

/** How the reporter is notified. */
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
    return <Trans>{reporter} is notified that we found no violation of our rules.</Trans>;
  return <Trans>{reporter} is notified that this broke our rules and what we decided.</Trans>;
}
