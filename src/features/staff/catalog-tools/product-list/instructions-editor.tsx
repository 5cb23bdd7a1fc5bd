import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { longestInstructions } from '#domain/staff/text-settings.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { Problem } from '../problem.tsx';
import { introInstructionsQuery, saveSettings } from '../settings-queries.ts';
import styles from '../staff.module.css';
import { staffToolMessages } from '../staff-messages.ts';
import { staffToast } from '../staff-toast.ts';

/** Opens the standing instructions for intros of product lists, which all staff share (STAFF-014). */
export function InstructionsEditor({ onSaved }: { readonly onSaved: (instructions: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" icon={ListChecks} onPress={() => setOpen(true)}>
        <Trans>Standing instructions</Trans>
      </Button>
      {isOpen && <Editor onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EditorProps {
  readonly onSaved: (instructions: string) => void;
  readonly onClose: () => void;
}

function Editor({ onSaved, onClose }: EditorProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(introInstructionsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const instructions = typed ?? data ?? '';
  const save = async () => {
    setPending(true);
    setProblem(null);
    const saved = await saveSettings({ kind: 'INTRO', instructions });
    setPending(false);
    if (!saved.ok) return setProblem(saved.message);
    client.setQueryData(introInstructionsQuery.queryKey, saved.value.instructions);
    staffToast(staffToolMessages.instructionsUpdated);
    onSaved(saved.value.instructions);
    onClose();
  };
  return (
    <Dialog
      title={<Trans>Standing instructions</Trans>}
      isOpen
      onOpenChange={onClose}
      actions={
        data !== undefined && (
          <Button kind="primary" isPending={isPending} onPress={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {data === undefined && !isError && <Skeleton height="160px" />}
        {data === undefined && isError && (
          <Problem text={staffToolMessages.failed} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <TextArea
            label={t`Instructions`}
            description={t`Every intro starts with these. You can change them for each intro.`}
            value={instructions}
            rows={6}
            maxLength={longestInstructions}
            onChange={setTyped}
          />
        )}
        {problem !== null && <Problem text={problem} />}
      </div>
    </Dialog>
  );
}
