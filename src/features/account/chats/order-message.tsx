import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { forgetMessage, recordMessage } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { OpenOrderConversationDocument } from './chats.gen.ts';
import { MessageForm } from './message-form.tsx';
import { sendWaiting } from './send-waiting.ts';
import { useOutbox } from './use-chats.ts';

export interface OrderMessageProps {
  readonly userId: string;
  /** The sold product that the message is about. */
  readonly orderUuid: string;
  /** Renders the link to the conversation. */
  readonly chatLink: (conversationUuid: string, label: ReactNode) => ReactNode;
}

/** A message that was put into the outbox. */
interface WrittenMessage {
  readonly id: string;
  readonly conversationUuid: string;
}

/**
 * A field for a message to the seller of an order, which opens their conversation and is sent in it. The text stays in
 * the field until it is in the outbox of the chats, and comes back when the server refuses the message.
 */
export function OrderMessage({ userId, orderUuid, chatLink }: OrderMessageProps) {
  const [written, setWritten] = useState<WrittenMessage | null>(null);
  const outbox = useOutbox(userId, written?.conversationUuid ?? '');
  const message = outbox.find(({ id }) => id === written?.id);
  const write = useWriting({ userId, orderUuid });
  const send = async (text: string) => {
    const result = await write(text);
    if (typeof result === 'string') return result;
    // The refused message that this one replaces.
    if (written !== null) forgetMessage(written.id);
    setWritten(result);
    return null;
  };
  if (written === null) return <MessageForm send={send} />;
  if (message !== undefined && message.refusal !== null) {
    const refused = { text: message.text, reason: message.refusal };
    return <MessageForm key={written.id} send={send} refused={refused} />;
  }
  const link = chatLink(written.conversationUuid, <Trans>Open the chat</Trans>);
  return <Delivery isSent={message === undefined || message.isSent} action={link} />;
}

/** Puts a message into the outbox; resolves to the reason why that was not possible. */
function useWriting({ userId, orderUuid }: Pick<OrderMessageProps, 'userId' | 'orderUuid'>) {
  const { t } = useLingui();
  const client = useQueryClient();
  return async (text: string): Promise<WrittenMessage | string> => {
    // Without its conversation the message does not leave this device, so that a failure is not in doubt.
    const opened = await request(OpenOrderConversationDocument, { orderUuid }).catch(() => null);
    if (opened === null) return t`Your message was not sent. Your text is still here; try again.`;
    const { openOrderConversation: answer } = opened;
    if (answer.__typename !== 'Conversation') return answer.message;
    const { uuid: conversationUuid } = answer;
    const id = recordMessage({ userId, conversationUuid, text });
    if (id === null)
      return t`There is no space on this device to save your message. Your text is still here: free up some space and try again.`;
    void sendWaiting(client);
    return { id, conversationUuid };
  };
}

interface DeliveryProps {
  readonly isSent: boolean;
  readonly action: ReactNode;
}

/** Whether the message in the outbox has been sent. */
function Delivery({ isSent, action }: DeliveryProps) {
  const isOffline = useIsOffline();
  if (isSent)
    return (
      <Banner kind="success" announce action={action}>
        <Trans>Your message has been sent to the seller.</Trans>
      </Banner>
    );
  return (
    <Banner announce action={action}>
      {isOffline ? (
        <Trans>You are offline. Your message is sent automatically once you are back online.</Trans>
      ) : (
        <Trans>Your message is being sent…</Trans>
      )}
    </Banner>
  );
}
