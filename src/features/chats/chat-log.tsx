import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { forgetMessage } from '#src/data/chats/outbox.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { MessageBubble, WaitingBubble } from './chat-bubble.tsx';
import styles from './chats.module.css';
import type { ChatMessage, Conversation } from './chats-query.ts';
import { hasArrived } from './send-waiting.ts';
import { useTyping, useWaiting } from './use-chats.ts';

export interface ChatLogProps {
  readonly userId: string;
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Fetches the page before; null at the beginning. */
  readonly earlier: (() => void) | null;
  readonly isLoadingEarlier: boolean;
  readonly payLink: (token: string, words: ReactNode) => ReactNode;
}

/** Pixels from its end within which a log follows what comes. */
const nearEnd = 120;

/** What was written, in order, with what waits on this device at the end. A live region: what comes is read out. */
export function ChatLog(props: ChatLogProps) {
  const { userId, conversation, messages, earlier, isLoadingEarlier, payLink } = props;
  const { t } = useLingui();
  const known = new Set(messages.map(({ uuid }) => uuid));
  const waiting = useWaiting(userId, conversation.uuid).filter(({ id }) => !known.has(id));
  useForgetting(userId, conversation.uuid, known);
  const ref = useEndInSight(messages.at(-1)?.uuid ?? '', waiting.length);
  const days = useDays(messages);
  return (
    <div className={styles.room}>
      <div
        ref={ref}
        role="log"
        aria-label={t`Messages of this conversation`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className={styles.log}
      >
        {earlier !== null && (
          <Button kind="quiet" size="small" isPending={isLoadingEarlier} onPress={earlier}>
            <Trans>Earlier messages</Trans>
          </Button>
        )}
        {messages.length === 0 && waiting.length === 0 && (
          <p className={styles.begin}>
            <Trans>Nothing written yet. Say hello, or ask what you would like to know.</Trans>
          </p>
        )}
        <ol className={styles.messages}>
          {messages.map((message, at) => (
            <Fragment key={message.uuid}>
              {days[at] !== days[at - 1] && <li className={styles.day}>{days[at]}</li>}
              <MessageBubble message={message} conversation={conversation} payLink={payLink} />
            </Fragment>
          ))}
          {waiting.map((message) => (
            <WaitingBubble key={message.id} message={message} isSent={hasArrived(message.id)} />
          ))}
        </ol>
      </div>
      <Typing userId={userId} conversation={conversation} />
    </div>
  );
}

/** The day of each message, in words. */
function useDays(messages: readonly ChatMessage[]): readonly string[] {
  const locale = useLocale();
  return messages.map(({ created }) => formatDate(created, locale));
}

/** What stands in the conversation waits no more, also when the answer to its sending got lost. */
function useForgetting(userId: string, uuid: string, known: ReadonlySet<string>): void {
  const waiting = useWaiting(userId, uuid);
  useEffect(() => {
    for (const { id } of waiting) if (known.has(id)) forgetMessage(id);
  });
}

/** Begins at the end and follows what comes, unless its reader has gone back to read. */
function useEndInSight(newest: string, waitingCount: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something came, whatever it is.
  useLayoutEffect(() => {
    const log = ref.current;
    if (log === null || newest === '') return;
    const left = log.scrollHeight - log.scrollTop - log.clientHeight;
    const last = log.querySelector('li:last-child');
    const follows = isFirst.current || left < nearEnd + (last?.clientHeight ?? 0);
    if (follows) log.scrollTop = log.scrollHeight;
    isFirst.current = false;
  }, [newest, waitingCount]);
  return ref;
}

function Typing({ userId, conversation }: Pick<ChatLogProps, 'userId' | 'conversation'>) {
  const isTyping = useTyping(userId, conversation.uuid);
  return <p className={styles.typing}>{isTyping && <Trans>{conversation.otherName} is writing…</Trans>}</p>;
}
