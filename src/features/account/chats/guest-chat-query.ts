import { infiniteQueryOptions } from '@tanstack/react-query';
import { messagePageSize } from '#domain/chat/chat-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { GuestConversationDocument, type GuestConversationQuery } from './chats.gen.ts';

type GuestConversation = Extract<
  GuestConversationQuery['guestConversation'],
  { readonly __typename: 'Conversation' }
>;

/** Milliseconds between two requests: a guest has no chat session. */
const askEvery = 15_000;

/** How a buyer without an account opens the messages. */
export interface GuestLink {
  /** The key of the link to the order or the bid. */
  readonly linkKey: string;
  /** The bid that the key gives access to; null for an order. */
  readonly bidUuid: string | null;
}

/** The variables that every operation of a guest takes. */
export const guestVariables = ({ linkKey, bidUuid }: GuestLink) => ({ key: linkKey, bidUuid });

/** Only the public part of the key: the signature must not be listed by developer tools. */
export const guestChatKey = ({ linkKey, bidUuid }: GuestLink) =>
  ['guest-chat', bidUuid ?? linkKey.split('.')[0], linkKey.length] as const;

interface GuestChatPage {
  /** Null before the first message. */
  readonly conversation: GuestConversation | null;
  /** Why the link does not open the messages; null when it does. */
  readonly refusal: string | null;
}

/** The messages of an order or bid without an account. Never persisted: the device may be shared. */
export function guestChatQuery(link: GuestLink) {
  return infiniteQueryOptions({
    queryKey: guestChatKey(link),
    meta: { keep: false },
    staleTime: 0,
    refetchInterval: askEvery,
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }): Promise<GuestChatPage> => {
      const before = pageParam === '' ? null : pageParam;
      const page = { ...guestVariables(link), before, limit: messagePageSize };
      const { guestConversation } = await request(GuestConversationDocument, page, { signal });
      if (guestConversation == null) return { conversation: null, refusal: null };
      return guestConversation.__typename === 'Conversation'
        ? { conversation: guestConversation, refusal: null }
        : { conversation: null, refusal: guestConversation.message };
    },
    getNextPageParam: (last) => last.conversation?.messages.earlier ?? null,
  });
}
