import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeRole } from '#domain/account-list/list-state.ts';
import { defaultConversationSort } from '#domain/chat/chat-rules.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Badge } from '#src/ui/kit/badge.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import { AccountList } from '#src/ui/market/account-list.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import { useListState } from '#src/ui/market/use-list-state.ts';
import styles from './chats.module.css';
import { type ConversationRow, conversationsQuery } from './chats-query.ts';
import { useChatSession } from './use-chats.ts';

export interface ChatsPageProps {
  readonly userId: string;
  readonly chatLink: (uuid: string, label: ReactNode) => ReactNode;
  readonly browseLink: ReactNode;
}

const defaults = { role: '', sort: defaultConversationSort, direction: 'DESC' } as const;

/** The conversations of a person with sellers and buyers, the latest first (ROUTE-075, CHAT-009). */
export function ChatsPage({ userId, chatLink, browseLink }: ChatsPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Chats`);
  const [state, change] = useListState('chats', defaults);
  const refetchInterval = useChatSession(userId);
  const query = useQuery({ ...conversationsQuery(userId, state, useLocale()), refetchInterval });
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Chats</Trans>
      </h1>
      <AccountList
        label={t`Chats`}
        columns={useColumns()}
        link={(row) => chatLink(row.uuid, <RowTitle row={row} />)}
        state={state}
        change={change}
        roles={{
          label: t`Which messages`,
          options: [
            { value: '', label: t`All` },
            { value: 'BUYER', label: t`Buying` },
            { value: 'SELLER', label: t`Selling` },
          ],
          value: state.role,
          onChange: (role) => change((before) => changeRole(before, role, defaults, { resetsSort: true })),
        }}
        query={useQueryState(query)}
        empty={{
          icon: MessageCircle,
          text: (
            <Trans>
              Your messages with sellers and buyers appear here. Ask your first question on a product page.
            </Trans>
          ),
          action: browseLink,
        }}
      />
    </div>
  );
}

/** The title of the product, after a count while there are unread messages. */
function RowTitle({ row }: { readonly row: ConversationRow }) {
  const { unreadCount } = row.conversation;
  return (
    <span className={styles.rowTitle} data-unread={unreadCount > 0 || undefined}>
      {/* In front: behind a title that fills its line, the badge would have a line of its own. */}
      {unreadCount > 0 && (
        <span aria-hidden>
          <Badge count={unreadCount} />
        </span>
      )}
      {row.title}
      {unreadCount > 0 && (
        <VisuallyHidden>
          , <Plural value={unreadCount} one="# unread message" other="# unread messages" />
        </VisuallyHidden>
      )}
    </span>
  );
}

function useColumns(): readonly ListColumn<ConversationRow>[] {
  const { t } = useLingui();
  return [
    { id: 'title', label: t`Product`, sort: 'TITLE', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'with',
      label: t`With`,
      cell: ({ conversation }) => <OtherName name={conversation.otherName} />,
      csv: ({ conversation }) => conversation.otherName,
    },
    {
      id: 'last',
      label: t`Last message`,
      isLong: true,
      cell: (row) => <LastMessage row={row} />,
      csv: ({ last }) => last?.text ?? '',
    },
    {
      id: 'modified',
      label: t`Date`,
      sort: 'MODIFIED',
      cell: ({ conversation }) => <ListDate at={conversation.modified} />,
      csv: ({ conversation }) => conversation.modified.slice(0, 10),
    },
  ];
}

/** The name of the other side, or a text when they have left. */
export function OtherName({ name }: { readonly name: string }) {
  return name === '' ? <Trans>Deleted account</Trans> : name;
}

function LastMessage({ row: { conversation, last } }: { readonly row: ConversationRow }) {
  if (last === null) return null;
  const price = last.paymentLink?.price;
  return (
    <span className={styles.excerpt} data-unread={conversation.unreadCount > 0 || undefined}>
      {last.isOwn && (
        <>
          <Trans>You:</Trans>{' '}
        </>
      )}
      {price !== undefined && <Trans>Payment link for {formatEuro(price)}</Trans>}
      {price === undefined && last.text === '' && <Trans>This message was removed</Trans>}
      {last.text}
    </span>
  );
}
