import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { longestMessage, messageProblem } from '#domain/chat/chat-rules.ts';
import { recordMessage } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextArea } from '#src/ui/kit/text-field.tsx';
import { OpenOrderConversationDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import { sendWaiting } from './send-waiting.ts';

export interface OrderMessageProps {
  readonly userId: string;
  /** The sold product that the message is about. */
  readonly orderUuid: string;
  /** Renders the link to the conversation. */
  readonly chatLink: (conversationUuid: string, label: ReactNode) => ReactNode;
}

/**
 * A field for a message to the seller of an order, which opens their conversation and is sent in it. The text stays in
 * the field until it is in the outbox of the chats.
 */
export function OrderMessage({ userId, orderUuid, chatLink }: OrderMessageProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const refuse = (message: string) => {
    setError(message);
    area.current?.focus();
  };
  const sending = useMutation({
    mutationFn: async () =>
      (await request(OpenOrderConversationDocument, { orderUuid })).openOrderConversation,
    onSuccess(answer) {
      if (answer.__typename !== 'Conversation') return refuse(answer.message);
      const { uuid: conversationUuid } = answer;
      if (recordMessage({ userId, conversationUuid, text: text.trim() }) === null)
        return refuse(
          t`There is no space on this device to save your message. Your text is still here: free up some space and try again.`,
        );
      void sendWaiting(client);
    },
    onError: () => refuse(t`Your message was not sent. Your text is still here; try again.`),
  });
  const { data } = sending;
  if (data?.__typename === 'Conversation' && error === null)
    return (
      <Banner kind="success" announce action={chatLink(data.uuid, <Trans>Open the chat</Trans>)}>
        <Trans>Your message has been sent to the seller.</Trans>
      </Banner>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = messageProblem(text);
    if (problem === 'message_empty') return refuse(t`Write your message first.`);
    if (problem !== null) return refuse(t`A message can have at most ${longestMessage} characters.`);
    sending.mutate();
  };
  return (
    <DataForm className={styles.composer} onSubmit={submit}>
      <TextArea
        label={<Trans>Your message</Trans>}
        rows={2}
        areaRef={area}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(null);
        }}
        error={error}
        description={
          isOffline ? <Trans>You are offline. You can send this once you are back online.</Trans> : undefined
        }
      />
      <Button type="submit" icon={SendHorizontal} isPending={sending.isPending} isDisabled={isOffline}>
        <Trans>Send</Trans>
      </Button>
    </DataForm>
  );
}
