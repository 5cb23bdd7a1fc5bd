import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button, type ButtonProps } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import styles from './chats.module.css';
import { useMessageProblem } from './use-message-problem.ts';

export interface MessageFormProps extends Pick<ButtonProps, 'kind'> {
  /** Sends a valid, trimmed message. Resolves to the reason why it was refused; null if it was not. */
  readonly send: (text: string) => Promise<string | null>;
  /** A message that was refused later, for another attempt. The field has the focus then. */
  readonly refused?: { readonly text: string; readonly reason: string };
}

/**
 * A field for one message at a time, which is sent while there is a network. Its text stays until it has been sent;
 * what is wrong is explained at the field, which gets the focus.
 */
export function MessageForm({ send, kind, refused }: MessageFormProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const problemOf = useMessageProblem();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(refused?.text ?? '');
  const [error, setError] = useState(refused?.reason ?? null);
  const refuse = (reason: string) => {
    setError(reason);
    area.current?.focus();
  };
  const sending = useMutation({
    mutationFn: () => send(text.trim()),
    onSuccess: (refusal) => (refusal === null ? setText('') : refuse(refusal)),
    onError: (failure) =>
      refuse(
        commandProblem(failure)?.isUnanswered === true
          ? t`We don’t know whether your message was sent. Your text is still here; you can safely send it again.`
          : t`Your message was not sent. Your text is still here; try again.`,
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    if (problem === null) sending.mutate();
    else refuse(problem);
  };
  return (
    <DataForm className={styles.composer} onSubmit={submit}>
      <TextArea
        label={<Trans>Your message</Trans>}
        rows={2}
        areaRef={area}
        autoFocus={refused !== undefined}
        value={text}
        // What was typed meanwhile would end with the message that has been sent.
        isReadOnly={sending.isPending}
        onChange={(value) => {
          setText(value);
          setError(null);
        }}
        error={error}
        description={
          isOffline ? <Trans>You are offline. You can send this once you are back online.</Trans> : undefined
        }
      />
      <Button
        type="submit"
        kind={kind}
        icon={SendHorizontal}
        isPending={sending.isPending}
        isDisabled={isOffline}
      >
        <Trans>Send</Trans>
      </Button>
    </DataForm>
  );
}
