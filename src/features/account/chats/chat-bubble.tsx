import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { forgetMessage, type OutboxMessage, restoreMessage } from '#src/data/chats/outbox.ts';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './chats.module.css';
import { OtherName } from './chats-page.tsx';
import type { ChatMessage, Conversation } from './chats-query.ts';

export interface MessageBubbleProps {
  readonly message: ChatMessage;
  readonly conversation: Conversation;
  readonly payLink: (token: string, label: ReactNode) => ReactNode;
}

/** A message: its sender, its text or price, its time, and whether it was read. */
export function MessageBubble({ message, conversation, payLink }: MessageBubbleProps) {
  const locale = useLocale();
  const { isOwn, text, paymentLink, warning, created, position } = message;
  const isRead = position <= conversation.otherReadPosition;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <div className={styles.bubble}>
        <Writer isOwn={isOwn} name={conversation.otherName} />
        {paymentLink != null ? (
          <PriceCard link={paymentLink} role={conversation.role} payLink={payLink} />
        ) : (
          <MessageText text={text} />
        )}
        {warning != null && <Warning kind={warning} />}
      </div>
      <span className={styles.meta}>
        <time dateTime={created}>{formatTime(created, locale)}</time>
        {isOwn && <Mark isRead={isRead} />}
      </span>
    </li>
  );
}

function Writer({ isOwn, name }: { readonly isOwn: boolean; readonly name: string }) {
  return (
    <VisuallyHidden>
      {isOwn ? <Trans>You</Trans> : <OtherName name={name} />}
      {': '}
    </VisuallyHidden>
  );
}

function MessageText({ text }: { readonly text: string }) {
  if (text === '')
    return (
      <p className={styles.removed}>
        <Trans>This message was removed</Trans>
      </p>
    );
  return <p className={styles.text}>{text}</p>;
}

function Mark({ isRead }: { readonly isRead: boolean }) {
  return (
    <>
      <Icon icon={isRead ? CheckCheck : Check} size={16} />
      <VisuallyHidden>{isRead ? <Trans>Read</Trans> : <Trans>Sent</Trans>}</VisuallyHidden>
    </>
  );
}

/** S20: a warning before a person leaves the protection of the shop. */
function Warning({ kind }: { readonly kind: NonNullable<ChatMessage['warning']> }) {
  return (
    <p className={styles.warning}>
      <Icon icon={TriangleAlert} size={18} />
      {kind === 'OUTSIDE_LINK' ? (
        <Trans>
          This link goes to another website. Don’t pay or sign in there: a real payment link is shown as a
          price with a button.
        </Trans>
      ) : (
        <Trans>
          Be careful with contact and bank details. If you pay or make arrangements outside Hervonden, you are
          not protected.
        </Trans>
      )}
    </p>
  );
}

interface PriceCardProps extends Pick<MessageBubbleProps, 'payLink'> {
  readonly link: NonNullable<ChatMessage['paymentLink']>;
  readonly role: Conversation['role'];
}

/** An agreed price (CHAT-006), with the link to pay for its buyer. */
function PriceCard({ link, role, payLink }: PriceCardProps) {
  const locale = useLocale();
  const { price, discount, expiresAt, isOpen, token } = link;
  return (
    <div className={styles.priceCard}>
      <strong className={styles.price}>{formatEuro(price)}</strong>
      <span className={styles.soft}>
        {discount > 0 ? <Trans>{formatEuro(discount)} discount</Trans> : <Trans>No discount</Trans>}
      </span>
      <span className={styles.soft}>
        {isOpen ? (
          <Trans>
            Valid until {formatDate(expiresAt, locale)}, {formatTime(expiresAt, locale)}
          </Trans>
        ) : (
          <Trans>No longer valid</Trans>
        )}
      </span>
      {role === 'BUYER' && isOpen && payLink(token, <Trans>Add to cart at this price</Trans>)}
    </div>
  );
}

/** A message in the outbox: queued, refused with the reason, or sent and about to appear in the conversation. */
export function OutboxBubble({ message }: { readonly message: OutboxMessage }) {
  const { id, text, writtenAt, refusal, isSent } = message;
  const { t } = useLingui();
  const locale = useLocale();
  const remove = () => {
    forgetMessage(id);
    toast(t`Message removed`, { action: { label: t`Undo`, run: () => restoreMessage(message) } });
  };
  return (
    <li className={styles.message} data-own data-waiting={!isSent || undefined}>
      <div className={styles.bubble}>
        <Writer isOwn name="" />
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.meta}>
        <time dateTime={new Date(writtenAt).toISOString()}>{formatTime(writtenAt, locale)}</time>
        {isSent && <Mark isRead={false} />}
        {!isSent && refusal === null && (
          <>
            <Icon icon={Clock} size={16} />
            <Trans>Not sent yet</Trans>
          </>
        )}
      </span>
      {refusal !== null && (
        <span className={styles.refusal} role="alert">
          {refusal}{' '}
          <Button kind="quiet" size="small" aria-label={t`Remove this message`} onPress={remove}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      )}
    </li>
  );
}
