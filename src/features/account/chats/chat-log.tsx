import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetMessage, type OutboxMessage } from '#src/data/chats/outbox.ts';
import { OutboxBubble } from './chat-bubble.tsx';
import styles from './chats.module.css';
import { MessageLog, type MessageLogProps } from './message-log.tsx';
import { useOutbox, useTyping } from './use-chats.ts';

export interface ChatLogProps extends Omit<MessageLogProps, 'waiting'> {
  readonly userId: string;
}

/**
 * The messages in order, with those in the outbox of this device at the end. A live region: new messages are announced.
 */
export function ChatLog(props: ChatLogProps) {
  const { userId, conversation, messages, earlier, payLink } = props;
  const known = new Set(messages.map(({ uuid }) => uuid));
  const outbox = useOutbox(userId, conversation.uuid);
  useForgetting(outbox, known);
  return (
    <div className={styles.conversation}>
      <MessageLog
        conversation={conversation}
        messages={messages}
        earlier={earlier}
        payLink={payLink}
        waiting={outbox
          .filter(({ id }) => !known.has(id))
          .map((message) => <OutboxBubble key={message.id} message={message} />)}
      />
      <Typing userId={userId} conversation={conversation} />
    </div>
  );
}

/** Removes messages from the outbox that are in the conversation, also when the answer to their sending was lost. */
function useForgetting(outbox: readonly OutboxMessage[], known: ReadonlySet<string>): void {
  useEffect(() => {
    for (const { id } of outbox) if (known.has(id)) forgetMessage(id);
  });
}

function Typing({ userId, conversation }: Pick<ChatLogProps, 'userId' | 'conversation'>) {
  const isTyping = useTyping(userId, conversation.uuid);
  return <p className={styles.typing}>{isTyping && <Trans>{conversation.otherName} is typing…</Trans>}</p>;
}
