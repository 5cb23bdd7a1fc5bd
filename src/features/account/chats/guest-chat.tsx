import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { useNextPage } from '#src/data/growing-list.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { MarkGuestReadDocument, SendGuestMessageDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import type { ChatMessage, Conversation } from './chats-query.ts';
import { type GuestLink, guestChatKey, guestChatQuery, guestVariables } from './guest-chat-query.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';
import { useSeenPosition } from './use-read-mark.ts';

export interface GuestChatProps extends Pick<GuestLink, 'linkKey'> {
  /** The bid that the key gives access to; absent for an order. */
  readonly bidUuid?: string;
}

/** The messages between the seller and a buyer without an account, on the page of the order or the bid. */
export function GuestChat({ linkKey, bidUuid }: GuestChatProps) {
  const link = { linkKey, bidUuid: bidUuid ?? null };
  const headingId = useId();
  const { query, more } = useNextPage(useInfiniteQuery(guestChatQuery(link)));
  const { conversation = null, refusal = null } = query.data?.pages[0] ?? {};
  const pages = query.data?.pages ?? [];
  const messages = pages.toReversed().flatMap((page) => page.conversation?.messages.messages ?? []);
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.guestTitle}>
        <Trans>Messages with the seller</Trans>
      </h2>
      <p className={styles.soft}>
        {bidUuid === undefined ? (
          <Trans>
            Ask the seller about your order. We email you when there is an answer. Only pay through Hervonden.
          </Trans>
        ) : (
          <Trans>
            Ask the seller about the product or your bid. We email you when there is an answer. Only pay
            through Hervonden.
          </Trans>
        )}
      </p>
      {conversation !== null && (
        <>
          <ReadMark link={link} conversation={conversation} messages={messages} />
          <MessageLog conversation={conversation} messages={messages} earlier={more} payLink={() => null} />
        </>
      )}
      {refusal !== null && <Banner>{refusal}</Banner>}
      {conversation?.isOpen === false && (
        <Banner>
          <Trans>You can no longer send messages in this conversation.</Trans>
        </Banner>
      )}
      {refusal === null && conversation?.isOpen !== false && <GuestComposer link={link} />}
    </section>
  );
}

interface ReadMarkProps {
  readonly link: GuestLink;
  readonly conversation: Conversation;
  readonly messages: readonly ChatMessage[];
}

function ReadMark({ link: { linkKey, bidUuid }, conversation, messages }: ReadMarkProps) {
  const position = useSeenPosition(conversation, messages);
  useEffect(() => {
    if (position === null) return;
    request(MarkGuestReadDocument, { ...guestVariables({ linkKey, bidUuid }), position }).catch(
      (error: unknown) => logger.info('chat_not_marked_read', { error: errorText(error) }),
    );
  }, [linkKey, bidUuid, position]);
  return null;
}

/** Sends one message at a time. A retry has the same id, so that the server stores it once. */
function GuestComposer({ link }: { readonly link: GuestLink }) {
  const client = useQueryClient();
  const ids = useCommandIds();
  const send = async (text: string) => {
    const message = { ...guestVariables(link), text };
    const variables = { ...message, messageUuid: ids.of(message) };
    const { sendGuestMessage: answer } = await request(SendGuestMessageDocument, variables);
    if ('message' in answer) return answer.message;
    ids.settle();
    void client.invalidateQueries({ queryKey: guestChatKey(link) });
    return null;
  };
  return <MessageForm kind="primary" send={send} />;
}
