import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  type ReportKind,
  type ReportReason,
  reasonsOf,
  reportExplanationLength,
  reportProblems,
} from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { useOnline } from '#src/data/use-online.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { reportReasonLabels, reportTitles } from './report-labels.ts';
import { ReportDocument } from './reports.gen.ts';
import styles from './reports.module.css';

export interface ReportButtonProps {
  readonly kind: Exclude<ReportKind, 'CHAT'>;
  /** Of the product or seller. */
  readonly uuid: string;
}

/** Tells staff that a product or a seller is not as it should be. */
export function ReportButton(props: ReportButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isOffline = !useOnline();
  return (
    <>
      <Button kind="quiet" size="small" icon={Flag} isDisabled={isOffline} onPress={() => setOpen(true)}>
        {t(reportTitles[props.kind])}
      </Button>
      {isOffline && (
        <p className={styles.soft}>
          <Trans>You are offline. This needs a connection.</Trans>
        </p>
      )}
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ kind, uuid, onClose }: ReportButtonProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [explanation, setExplanation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [commandId] = useState(() => crypto.randomUUID());
  const { from: fewest, to: most } = reportExplanationLength;
  const fields = reportProblems(kind, reason ?? 'OTHER', explanation).map(({ field }) => field);
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) =>
      request(ReportDocument, { kind, uuid, reason: chosen, words: explanation, commandId }),
    onSuccess: ({ report }) => {
      if (report.__typename !== 'Reported') return setProblem(report.message);
      toast(t`Thank you. We’ll look into it and let you know what we decide.`, { kind: 'success' });
      onClose();
    },
    onError: () =>
      setProblem(
        t`We don’t know whether your report arrived. What you wrote is still here: send it again, we get it only once.`,
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (reason !== null && fields.length === 0) sending.mutate(reason);
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
        <p className={styles.soft}>
          <Trans>The seller is not told that you reported this.</Trans>
        </p>
        {problem !== null && <p role="alert">{problem}</p>}
      </DataForm>
    </Dialog>
  );
}
