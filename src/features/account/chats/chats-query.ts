import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountPageSize, type ListState } from '#domain/account-list/list-state.ts';
import {
  chatSides,
  conversationSorts,
  defaultConversationSort,
  messagePageSize,
} from '#domain/chat/chat-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import type { AccountListItem } from '#src/ui/market/account-list-types.ts';
import { titleIn } from '#src/ui/market/card-title.ts';
import {
  type ChatMessagePartsFragment,
  ChatUserDocument,
  ConversationDocument,
  type ConversationPartsFragment,
  ConversationsDocument,
  UnreadChatsDocument,
} from './chats.gen.ts';

export type ChatMessage = ChatMessagePartsFragment;
export type Conversation = ConversationPartsFragment;

/** The key of all queries about this person's chats. */
export const chatsKey = (userId: string) => ['chats', userId] as const;
export const conversationKey = (userId: string, uuid: string) => [...chatsKey(userId), 'one', uuid] as const;

/** A conversation as a row of the list. */
export interface ConversationRow extends AccountListItem {
  readonly conversation: Conversation;
  readonly last: ChatMessage | null;
}

export function conversationsQuery(userId: string, state: ListState, locale: Locale) {
  return queryOptions({
    queryKey: [...chatsKey(userId), 'list', state, locale],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const role = chatSides.find((side) => side === state.role);
      const variables = {
        ...(role !== undefined && { filters: { role } }),
        limit: accountPageSize,
        offset: (state.page - 1) * accountPageSize,
        searchString: state.search,
        sort: conversationSorts.find((sort) => sort === state.sort) ?? defaultConversationSort,
        sortDirection: state.direction,
      };
      const { conversations } = await request(ConversationsDocument, variables, { signal });
      if (conversations.__typename !== 'ConversationList') return { rows: [], totalCount: 0 };
      const rows = conversations.conversations.map(
        ({ lastMessage, ...conversation }): ConversationRow => ({
          uuid: conversation.uuid,
          title: conversation.product == null ? '' : titleIn(conversation.product, locale),
          featuredImage: conversation.product?.featuredImage ?? null,
          status: conversation.isOpen ? 'OPEN' : 'ENDED',
          ...{ publicationDate: null, payout: null, payoutMade: false },
          conversation,
          last: lastMessage,
        }),
      );
      return { rows, totalCount: conversations.totalCount };
    },
  });
}

/** A conversation with one page of its messages, the oldest first; null when this person has no such conversation. */
export function conversationQuery(userId: string, uuid: string) {
  return infiniteQueryOptions({
    queryKey: conversationKey(userId, uuid),
    staleTime: 0,
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const page = { uuid, before: pageParam === '' ? null : pageParam, limit: messagePageSize };
      const { conversation } = await request(ConversationDocument, page, { signal });
      return conversation.__typename === 'Conversation' ? conversation : null;
    },
    getNextPageParam: (last) => last?.messages.earlier ?? null,
  });
}

/** How many conversations have unread messages (NAV-006). */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: [...chatsKey(userId), 'unread'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<number> => {
      const { unreadChats } = await request(UnreadChatsDocument, {}, { signal });
      return unreadChats.__typename === 'UnreadChats' ? unreadChats.count : 0;
    },
  });
}

export interface ChatUser {
  readonly uuid: string;
  readonly signature: string;
  /**
   * The terms of the caller's seller: the percentage contained in the price, and euros per sale; null without a
   * seller.
   */
  readonly terms: { readonly marginIncluded: number; readonly transactionFee: number } | null;
}

/** The user id and signature that open a chat session (CHAT-001, AUTH-001). The signature is not persisted. */
export function chatUserQuery(userId: string) {
  return queryOptions({
    queryKey: [...chatsKey(userId), 'me'],
    staleTime: 5 * 60_000,
    meta: { keep: false },
    queryFn: async ({ signal }): Promise<ChatUser | null> => {
      const { me } = await request(ChatUserDocument, {}, { signal });
      if (me.__typename !== 'User' || me.chatUser == null) return null;
      const { seller } = me;
      const terms =
        seller == null
          ? null
          : { marginIncluded: seller.marginIncluded ?? 0, transactionFee: seller.transactionFee ?? 0 };
      return { ...me.chatUser, terms };
    },
  });
}
