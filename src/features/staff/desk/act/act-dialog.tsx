import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './act.module.css';
import { ActProblem } from './act-problem.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import type { ActRefused } from './granted.ts';
import { type Act, useAct } from './use-act.ts';
import { useTypedText } from './use-typed-text.ts';

export interface ActDialogProps<Intent, Answer = unknown> {
  /** The question, naming the person or amount concerned. */
  readonly title: ReactNode;
  /** The label of the button that confirms the action. */
  readonly label: ReactNode;
  readonly isDangerous?: boolean;
  /** The parameters of the action; null while input is missing or invalid. */
  readonly intent: Intent | null;
  readonly act: Act<Intent, Answer>;
  /** The toast shown on success, where it depends on the answer. */
  readonly done: string | ((answer: Answer) => string);
  /** Called instead of showing the refusal in the dialog. */
  readonly onRefused?: (refusal: ActRefused) => void;
  readonly onDone?: () => void;
  readonly onClose: () => void;
  /** Whether what was typed is still there when the dialog opens again; otherwise closing asks first. */
  readonly keepsText?: boolean;
  readonly children: ReactNode;
}

/** Confirms and performs a staff action that affects a person or money, then refreshes the data of the staff desk. */
export function ActDialog<Intent, Answer = unknown>(props: ActDialogProps<Intent, Answer>) {
  const form = useId();
  const {
    title,
    label,
    isDangerous = false,
    intent,
    act,
    done,
    onRefused,
    onDone,
    onClose,
    keepsText = false,
    children,
  } = props;
  const hasText = useTypedText(form);
  const [asksDiscard, setAsksDiscard] = useState(false);
  const close = () => {
    if (!keepsText && hasText()) setAsksDiscard(true);
    else onClose();
  };
  const doing = useAct(act, {
    done: (_intent, answer) => {
      toast(typeof done === 'string' ? done : done(answer), { kind: 'success' });
      onClose();
      onDone?.();
    },
    ...(onRefused !== undefined && { refused: onRefused }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (intent !== null) doing.mutate(intent);
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Back</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            kind={isDangerous ? 'danger' : 'primary'}
            isPending={doing.isPending}
            isDisabled={intent === null}
          >
            {label}
          </Button>
        </>
      }
    >
      <DataForm id={form} onSubmit={submit} className={styles.form}>
        {children}
        <ActProblem error={doing.error} />
      </DataForm>
      {asksDiscard && <DiscardQuestion onStay={() => setAsksDiscard(false)} onDiscard={onClose} />}
    </Dialog>
  );
}
