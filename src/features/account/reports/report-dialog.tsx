import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isEmail } from '#domain/account/email.ts';
import {
  type ReportKind,
  type ReportReason,
  reasonsOf,
  reportExplanationLength,
  reportProblems,
} from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { reportReasonLabels, reportTitles } from './report-labels.ts';
import { ReportDocument, type ReportMutationVariables, ReportWithoutAccountDocument } from './reports.gen.ts';
import styles from './reports.module.css';

export interface ReportDialogProps {
  readonly kind: Exclude<ReportKind, 'CHAT'>;
  /** Of the product, seller or review. */
  readonly uuid: string;
  /** Whether the reporter has no account: the form asks for an email address then. */
  readonly isVisitor: boolean;
  readonly onClose: () => void;
}

type Given = Omit<ReportMutationVariables, 'kind'> & Pick<ReportDialogProps, 'kind'>;

/** Sends a report, with the email address of a visitor. */
async function send(given: Given, email: string | null): Promise<void> {
  if (email === null) {
    const { report } = await request(ReportDocument, given);
    if (report.__typename !== 'Reported') throw new CommandRefused(report.message);
    return;
  }
  const { reportWithoutAccount: stored } = await request(ReportWithoutAccountDocument, { ...given, email });
  if (stored.__typename !== 'VisitorReported') throw new CommandRefused(stored.message);
}

interface WrittenReport {
  readonly report: Omit<Given, 'commandId'>;
  /** Null for a reporter with an account. */
  readonly email: string | null;
}

/** Sends the report; a retry has the same idempotency key. */
function useSendReport(onSent: () => void) {
  const { t } = useLingui();
  const ids = useCommandIds();
  return useMutation({
    mutationFn: (written: WrittenReport) =>
      send({ ...written.report, commandId: ids.of(written) }, written.email),
    onSuccess: () => {
      ids.settle();
      toast(t`Thank you. We’ll look into it and let you know what we decide.`, { kind: 'success' });
      onSent();
    },
  });
}

/** Reports a product, a seller or a review to staff. */
export function ReportDialog({ kind, uuid, isVisitor, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [explanation, setExplanation] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const { from: fewest, to: most } = reportExplanationLength;
  const fields = reportProblems(kind, reason ?? 'OTHER', explanation).map(({ field }) => field);
  const lacksEmail = isVisitor && !isEmail(email.trim());
  const sending = useSendReport(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null || fields.length > 0 || lacksEmail) return;
    const report = { kind, uuid, reason, words: explanation };
    sending.mutate({ report, email: isVisitor ? email.trim() : null });
  };
  return (
    <Dialog
      isOpen
      title={t(reportTitles[kind])}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button type="submit" form={form} kind="primary" isPending={sending.isPending}>
          <Trans>Send report</Trans>
        </Button>
      }
    >
      <DataForm id={form} className={styles.form} onSubmit={submit}>
        <RadioGroup
          label={t`What is wrong?`}
          options={reasonsOf[kind].map((value) => ({ value, label: t(reportReasonLabels[value]) }))}
          value={reason}
          onChange={setReason}
          error={isTried && reason === null ? t`Choose a reason` : null}
        />
        <TextArea
          label={t`Explain what you noticed`}
          rows={4}
          maxLength={most}
          value={explanation}
          onChange={setExplanation}
          error={isTried && fields.includes('words') ? t`Write at least ${fewest} characters` : null}
        />
        {isVisitor && <VisitorEmail email={email} isMissing={isTried && lacksEmail} onChange={setEmail} />}
        <AnonymityNote kind={kind} />
        <CommandBanner problem={commandProblem(sending.error)} keepsText />
      </DataForm>
    </Dialog>
  );
}

interface VisitorEmailProps {
  readonly email: string;
  readonly isMissing: boolean;
  readonly onChange: (email: string) => void;
}

function VisitorEmail({ email, isMissing, onChange }: VisitorEmailProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your email address`}
      description={t`We only use it to send you a confirmation and our decision.`}
      type="email"
      autoComplete="email"
      value={email}
      onChange={onChange}
      error={isMissing ? t`Enter your email address.` : null}
    />
  );
}

function AnonymityNote({ kind }: Pick<ReportDialogProps, 'kind'>) {
  return (
    <p className={styles.soft}>
      {kind === 'REVIEW' ? (
        <Trans>The author won’t see that you reported this.</Trans>
      ) : (
        <Trans>The seller won’t see that you reported this.</Trans>
      )}
    </p>
  );
}
