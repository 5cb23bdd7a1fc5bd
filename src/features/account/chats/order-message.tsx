import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { recordMessage } from '#src/data/chats/outbox.ts';
import { request } from '#src/data/graphql/client.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { OpenOrderConversationDocument } from './chats.gen.ts';
import { MessageForm } from './message-form.tsx';
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
  const [sentIn, setSentIn] = useState<string | null>(null);
  const send = async (text: string) => {
    const { openOrderConversation: answer } = await request(OpenOrderConversationDocument, { orderUuid });
    if (answer.__typename !== 'Conversation') return answer.message;
    const { uuid: conversationUuid } = answer;
    if (recordMessage({ userId, conversationUuid, text }) === null)
      return t`There is no space on this device to save your message. Your text is still here: free up some space and try again.`;
    setSentIn(conversationUuid);
    void sendWaiting(client);
    return null;
  };
  if (sentIn === null) return <MessageForm send={send} />;
  return (
    <Banner kind="success" announce action={chatLink(sentIn, <Trans>Open the chat</Trans>)}>
      <Trans>Your message has been sent to the seller.</Trans>
    </Banner>
  );
}
