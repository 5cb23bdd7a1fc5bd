import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { longestNote, reportExplanationLength } from '#domain/report/report-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { AppealReportDocument } from './own-reports.gen.ts';
import { ownReportsFilter } from './own-reports-query.ts';
import styles from './reports.module.css';

export interface AppealFormProps {
  readonly uuid: string;
  readonly linkKey: string | null;
  /** End of the last day on which an appeal can be sent, as an ISO timestamp. */
  readonly until: string;
  readonly isOffline: boolean;
}

/** Requests a review of a decision by another staff member; can be sent once. */
export function AppealForm({ uuid, linkKey, until, isOffline }: AppealFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const ids = useCommandIds();
  const { from: fewest } = reportExplanationLength;
  const isShort = text.trim().length < fewest;
  const sending = useMutation({
    mutationFn: async () => {
      const appeal = { uuid, text: text.trim(), key: linkKey };
      const variables = { ...appeal, commandId: ids.of(appeal) };
      const { appealReport } = await request(AppealReportDocument, variables);
      if ('errorCode' in appealReport) throw new CommandRefused(appealReport.message);
    },
    onSuccess: async () => {
      ids.settle();
      toast(t`Your appeal has been sent.`, { kind: 'success' });
      await client.invalidateQueries(ownReportsFilter);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) sending.mutate();
  };
  // `until` is midnight after the last day.
  const day = formatDate(new Date(Date.parse(until) - 1).toISOString(), locale);
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>
        <Trans>Do you disagree?</Trans>
      </h2>
      <p>
        <Trans>
          You can appeal once, free of charge, until {day}. Another colleague reviews everything again and
          decides within five working days.
        </Trans>
      </p>
      <TextArea
        label={t`Why do you disagree?`}
        description={t`Add anything we should know, such as where the product comes from.`}
        isReadOnly={sending.isPending}
        value={text}
        onChange={setText}
        maxLength={longestNote}
        rows={5}
        error={isTried && isShort ? t`Write at least ${fewest} characters` : null}
      />
      <CommandBanner problem={commandProblem(sending.error)} keepsText />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isPending={sending.isPending} isDisabled={isOffline}>
          <Trans>Send appeal</Trans>
        </Button>
        {isOffline && (
          <span className={styles.soft}>
            <Trans>You are offline. You can do this once you are back online.</Trans>
          </span>
        )}
      </div>
    </DataForm>
  );
}
