import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetMessage } from '#src/data/chats/outbox.ts';
import { WaitingBubble } from './chat-bubble.tsx';
import styles from './chats.module.css';
import { MessageLog, type MessageLogProps } from './message-log.tsx';
import { hasArrived } from './send-waiting.ts';
import { useTyping, useWaiting } from './use-chats.ts';

export interface ChatLogProps extends Omit<MessageLogProps, 'waiting'> {
  readonly userId: string;
}

/**
 * The messages in order, with the queued ones of this device at the end. A live region: new messages are announced.
 */
export function ChatLog(props: ChatLogProps) {
  const { userId, conversation, messages, earlier, payLink } = props;
  const known = new Set(messages.map(({ uuid }) => uuid));
  const waiting = useWaiting(userId, conversation.uuid).filter(({ id }) => !known.has(id));
  useForgetting(userId, conversation.uuid, known);
  return (
    <div className={styles.conversation}>
      <MessageLog
        conversation={conversation}
        messages={messages}
        earlier={earlier}
        payLink={payLink}
        waiting={waiting.map((message) => (
          <WaitingBubble key={message.id} message={message} isSent={hasArrived(message.id)} />
        ))}
      />
      <Typing userId={userId} conversation={conversation} />
    </div>
  );
}

/** Removes messages from the outbox that are in the conversation, also when the answer to their sending was lost. */
function useForgetting(userId: string, uuid: string, known: ReadonlySet<string>): void {
  const waiting = useWaiting(userId, uuid);
  useEffect(() => {
    for (const { id } of waiting) if (known.has(id)) forgetMessage(id);
  });
}

function Typing({ userId, conversation }: Pick<ChatLogProps, 'userId' | 'conversation'>) {
  const isTyping = useTyping(userId, conversation.uuid);
  return <p className={styles.typing}>{isTyping && <Trans>{conversation.otherName} is typing…</Trans>}</p>;
}
