import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { amsterdamIso, momentsProblem, proposedMoments } from '#domain/pickups/moments.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { problemMessage } from './pickup-messages.ts';
import styles from './pickups.module.css';

interface Row {
  readonly day: string;
  readonly time: string;
}
const emptyRow: Row = { day: '', time: '' };

export interface MomentsFormProps {
  readonly isOffline: boolean;
  readonly isPending: boolean;
  readonly onSend: (moments: readonly string[]) => void;
  /** Absent where the form cannot be cancelled. */
  readonly onCancel?: () => void;
}

/** The form for a proposal of one to three moments. Empty rows are left out. */
export function MomentsForm({ isOffline, isPending, onSend, onCancel }: MomentsFormProps) {
  const { t } = useLingui();
  const [rows, setRows] = useState<readonly Row[]>([emptyRow]);
  const [error, setError] = useState<string | null>(null);
  const change = (at: number, part: Partial<Row>) => {
    setError(null);
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  };
  const send = () => {
    const moments = rows
      .filter(({ day, time }) => day !== '' || time !== '')
      .map(({ day, time }) => amsterdamIso(day, time) ?? '');
    const problem = momentsProblem(moments, Date.now());
    if (problem === null) onSend(moments);
    else setError(t(problemMessage(problem)));
  };
  return (
    <DataForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {rows.map((row, at) => (
        // Rows have no identity besides their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end and never moved.
        <fieldset key={at} className={styles.moment} aria-label={t`Time ${at + 1}`}>
          <TextField label={t`Day`} type="date" value={row.day} onChange={(day) => change(at, { day })} />
          <TextField label={t`Time`} type="time" value={row.time} onChange={(time) => change(at, { time })} />
        </fieldset>
      ))}
      {rows.length < proposedMoments.max && (
        <div>
          <Button kind="quiet" icon={Plus} onPress={() => setRows([...rows, emptyRow])}>
            <Trans>Add another time</Trans>
          </Button>
        </div>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          kind="primary"
          type="submit"
          icon={CalendarPlus}
          isPending={isPending}
          isDisabled={isOffline || isPending}
        >
          <Trans>Suggest these times</Trans>
        </Button>
        {onCancel !== undefined && (
          <Button onPress={onCancel} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </DataForm>
  );
}
