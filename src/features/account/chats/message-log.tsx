import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { MessageBubble } from './chat-bubble.tsx';
import styles from './chats.module.css';
import type { ChatMessage, Conversation } from './chats-query.ts';

/** The page of messages before the loaded ones. */
export interface EarlierMessages {
  readonly load: () => void;
  readonly isLoading: boolean;
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean;
}

export interface MessageLogProps {
  readonly conversation: Conversation;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Null at the beginning of the conversation. */
  readonly earlier: EarlierMessages | null;
  readonly payLink: (token: string, label: ReactNode) => ReactNode;
  /** The messages that are still on this device, as list items after the others. */
  readonly waiting?: readonly ReactNode[];
}

/** Pixels from its end within which a log follows new messages. */
const nearEnd = 120;

/** The messages of a conversation in order. A live region: screen readers announce new messages. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, messages, earlier, payLink, waiting = [] } = props;
  const { t } = useLingui();
  const ref = useEndInSight(messages.at(-1)?.uuid ?? '', waiting.length);
  const days = useDays(messages);
  return (
    <div
      ref={ref}
      role="log"
      aria-label={t`Messages in this conversation`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className={styles.log}
    >
      {earlier !== null && (
        <Button kind="quiet" size="small" isPending={earlier.isLoading} onPress={earlier.load}>
          <Trans>Earlier messages</Trans>
        </Button>
      )}
      {earlier?.hasFailed === true && (
        <p className={styles.soft}>
          <Trans>Earlier messages could not be loaded. Check your connection and try again.</Trans>
        </p>
      )}
      {messages.length === 0 && waiting.length === 0 && (
        <p className={styles.begin}>
          <Trans>No messages yet. Send the first one.</Trans>
        </p>
      )}
      <ol className={styles.messages}>
        {messages.map((message, at) => (
          <Fragment key={message.uuid}>
            {days[at] !== days[at - 1] && <li className={styles.day}>{days[at]}</li>}
            <MessageBubble message={message} conversation={conversation} payLink={payLink} />
          </Fragment>
        ))}
        {waiting}
      </ol>
    </div>
  );
}

/** The day of each message, in words. */
function useDays(messages: readonly ChatMessage[]): readonly string[] {
  const locale = useLocale();
  return messages.map(({ created }) => formatDate(created, locale));
}

/** Starts at the end and follows new messages, unless the reader has scrolled back. */
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
