import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNextPage } from '#src/data/growing-list.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail } from '#src/ui/market/account-detail.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chats.module.css';
import { OtherName } from './chats-page.tsx';
import { type ChatMessage, type Conversation, conversationQuery } from './chats-query.ts';
import { Composer } from './composer.tsx';
import { ConversationTools } from './conversation-tools.tsx';
import type { EarlierMessages } from './message-log.tsx';
import { PaymentLinkDialog } from './payment-link-dialog.tsx';
import { useChatSession } from './use-chats.ts';
import { useReadMark } from './use-read-mark.ts';

export interface ChatPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  /** Shown once a message was sent. */
  readonly afterMessage: ReactNode;
  /** The link that puts the product into the cart at the agreed price. */
  readonly payLink: (token: string, label: ReactNode) => ReactNode;
}

/** One conversation: its product, its messages and the composer (ROUTE-075, CHAT-009). */
export function ChatPage({ userId, uuid, notFound, backLink, payLink, afterMessage }: ChatPageProps) {
  const { t } = useLingui();
  const refetchInterval = useChatSession(userId);
  const { query, more } = useNextPage(
    useInfiniteQuery({ ...conversationQuery(userId, uuid), refetchInterval }),
  );
  const { data, isOffline } = query;
  const conversation = data?.pages[0];
  const title = useTitle(conversation ?? null);
  usePageTitle(title === '' ? t`Chat` : t`Chat: ${title}`);
  const pages = (data?.pages ?? []).flatMap((page) => (page === null ? [] : [page.messages.messages]));
  const messages = pages.toReversed().flat();
  return (
    <AccountDetail query={{ ...query, data: conversation }} notFound={notFound} backLink={backLink}>
      {(shown) => (
        <Thread
          userId={userId}
          conversation={shown}
          messages={messages}
          isOffline={isOffline}
          earlier={more}
          payLink={payLink}
          afterMessage={afterMessage}
        />
      )}
    </AccountDetail>
  );
}

function useTitle(conversation: Conversation | null): string {
  const locale = useLocale();
  return conversation?.product == null ? '' : titleIn(conversation.product, locale);
}

interface ThreadProps extends Pick<ChatPageProps, 'userId' | 'payLink' | 'afterMessage'> {
  readonly conversation: Conversation;
  readonly messages: readonly ChatMessage[];
  readonly isOffline: boolean;
  readonly earlier: EarlierMessages | null;
}

function Thread({ conversation, messages, ...rest }: ThreadProps) {
  const { userId, isOffline, earlier, payLink, afterMessage } = rest;
  const [hasWritten, setWritten] = useState(false);
  const { otherName } = conversation;
  const view = useRef<HTMLDivElement>(null);
  useNewestInSight(view);
  useReadMark(userId, conversation, messages);
  return (
    <div className={styles.thread}>
      <div ref={view} className={styles.view}>
        <h1>
          <OtherName name={otherName} />
        </h1>
        <About conversation={conversation} isOffline={isOffline} />
        <p className={styles.soft}>
          <Trans>Always chat and pay through Hervonden. That way you are protected.</Trans>
        </p>
        <ChatLog
          userId={userId}
          conversation={conversation}
          messages={messages}
          earlier={earlier}
          payLink={payLink}
        />
        {conversation.isOpen ? (
          <Composer
            key={conversation.uuid}
            userId={userId}
            conversation={conversation}
            isOffline={isOffline}
            onWritten={() => setWritten(true)}
          />
        ) : (
          <ClosedNote conversation={conversation} />
        )}
      </div>
      {hasWritten && afterMessage}
      <ConversationTools userId={userId} conversation={conversation} isOffline={isOffline} />
    </div>
  );
}

/**
 * On a phone the composer sticks to the bottom edge. Where the screen is too low for all that is above it, the page
 * opens scrolled to the end of the log, whose newest messages the composer would cover.
 */
function useNewestInSight(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After the router has scrolled to where this page was.
    const frame = requestAnimationFrame(() => {
      const log = view.current?.querySelector('[role="log"]')?.getBoundingClientRect();
      const composer = view.current?.querySelector('form')?.getBoundingClientRect();
      if (log === undefined || composer === undefined || log.bottom <= composer.top) return;
      window.scrollBy(0, log.bottom - composer.top);
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
}

/** Why no messages can be sent. */
function ClosedNote({ conversation }: Pick<ThreadProps, 'conversation'>) {
  return (
    <Banner>
      {conversation.isBlockedByMe ? (
        <Trans>You ended this conversation. Reopen it to send messages.</Trans>
      ) : (
        <Trans>You can no longer send messages in this conversation.</Trans>
      )}
    </Banner>
  );
}

interface AboutProps {
  readonly conversation: Conversation;
  readonly isOffline: boolean;
}

/** The product of the conversation, and for its seller the button to agree a price (CHAT-008). */
function About({ conversation, isOffline }: AboutProps) {
  const [isAgreeing, setAgreeing] = useState(false);
  const { product, role, isOpen } = conversation;
  const title = useTitle(conversation);
  if (product == null) return null;
  const isForSale = product.status === 'PUBLISHED' && product.inventory > 0;
  return (
    <div className={styles.about}>
      <Picture
        image={product.featuredImage}
        alt=""
        widths={[144, 256]}
        sizes="72px"
        ratio={1}
        className={styles.photo ?? ''}
      />
      <div className={styles.aboutText}>
        {product.status === 'PUBLISHED' ? (
          <PathLink href={`/products/${product.slug}`}>{title}</PathLink>
        ) : (
          <strong>{title}</strong>
        )}
        <span className={styles.soft}>
          {isForSale ? formatEuro(product.price) : <Trans>No longer for sale</Trans>}
        </span>
      </div>
      {role === 'SELLER' && isOpen && isForSale && (
        <>
          <Button size="small" onPress={() => setAgreeing(true)}>
            <Trans>Send payment link</Trans>
          </Button>
          {isAgreeing && (
            <PaymentLinkDialog
              conversationUuid={conversation.uuid}
              product={{ uuid: product.uuid, title, price: product.price }}
              isOffline={isOffline}
              onClose={() => setAgreeing(false)}
            />
          )}
        </>
      )}
    </div>
  );
}
