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
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
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

/** Sends a report, with the email address of a visitor; resolves to the reason for a refusal, or null. */
async function send(given: Given, email: string | null): Promise<string | null> {
  if (email === null) {
    const { report } = await request(ReportDocument, given);
    return report.__typename === 'Reported' ? null : report.message;
  }
  const answer = await request(ReportWithoutAccountDocument, { ...given, email: email.trim() });
  const { reportWithoutAccount: stored } = answer;
  return stored.__typename === 'VisitorReported' ? null : stored.message;
}

/**
 * Sends the report; a retry has the same idempotency key. `problem` says why it was refused or may not have arrived.
 */
function useSendReport(
  written: Omit<Given, 'reason' | 'commandId'>,
  email: string | null,
  onSent: () => void,
) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string | null>(null);
  const [commandId] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (reason: ReportReason) => send({ ...written, reason, commandId }, email),
    onSuccess: (refusal) => {
      if (refusal !== null) return setProblem(refusal);
      toast(t`Thank you. We’ll look into it and let you know what we decide.`, { kind: 'success' });
      onSent();
    },
    onError: () =>
      setProblem(
        t`We don’t know whether your report arrived. Your text is still here. Send it again: it counts only once.`,
      ),
  });
  return { sending, problem, setProblem };
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
  const written = { kind, uuid, words: explanation };
  const { sending, problem, setProblem } = useSendReport(written, isVisitor ? email : null, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (reason !== null && fields.length === 0 && !lacksEmail) sending.mutate(reason);
  };
  return (
    <Dialog
      isOpen
      narrow
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
        {problem !== null && <p role="alert">{problem}</p>}
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
