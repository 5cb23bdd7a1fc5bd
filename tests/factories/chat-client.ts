import { randomUUID } from 'node:crypto';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** An answer about a chat, with every field that tests check. */
export interface ChatAnswer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly uuid?: string;
  readonly success?: boolean;
  readonly [field: string]: unknown;
}

interface SeenMessage {
  readonly uuid: string;
  readonly position: number;
  readonly kind: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly warning: string | null;
  readonly paymentLink: {
    readonly price: number;
    readonly discount: number;
    readonly isOpen: boolean;
    readonly token: string;
  } | null;
}

export interface SeenConversation {
  readonly uuid: string;
  readonly role: string;
  readonly otherName: string;
  readonly unreadCount: number;
  readonly otherReadPosition: number;
  readonly isOpen: boolean;
  readonly isBlockedByMe: boolean;
  readonly lastMessage: SeenMessage | null;
  readonly messages: { readonly messages: readonly SeenMessage[]; readonly earlier: string | null };
}

const message = `uuid position kind isOwn text warning paymentLink { price discount isOpen token }`;
const conversation = `uuid role otherName unreadCount otherReadPosition isOpen isBlockedByMe
  lastMessage { ${message} }`;

/** A person's chats through the API. */
export function chatClient(api: ApiHarness, token: string) {
  async function call(query: string, variables: Record<string, unknown>): Promise<ChatAnswer> {
    const { data, errors } = await api.graphql<{ it: ChatAnswer } | null>(query, variables, { token });
    if (data === null || data === undefined || errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.it;
  }
  const mutate = (name: string, given: string, variables: Record<string, unknown>, asked: string) =>
    call(
      `mutation (${given}) { it: ${name}(${given.replace(/\$(\w+): [\w!]+/g, '$1: $$$1')}) {
        __typename ${asked} ... on Error { errorCode message } ... on ValidationError { fields { field code } }
      } }`,
      variables,
    );
  return {
    /** Calls POST /api/v2/conversations/; returns status and body. */
    async open(product: unknown) {
      const response = await api.inject({
        method: 'POST',
        url: '/api/v2/conversations/',
        headers: { authorization: `Token ${token}` },
        payload: { product },
      });
      return { status: response.statusCode, body: response.json<{ uuid: string; errorCode?: string }>() };
    },
    send: (conversationUuid: string, text: string, messageUuid: string = randomUUID()) =>
      mutate(
        'sendMessage',
        '$conversationUuid: String!, $messageUuid: String!, $text: String!',
        { conversationUuid, messageUuid, text },
        '... on ChatMessageSent { uuid }',
      ),
    read: (conversationUuid: string, position: number) =>
      mutate(
        'markRead',
        '$conversationUuid: String!, $position: Int!',
        { conversationUuid, position },
        `... on Conversation { ${conversation} }`,
      ),
    type: (conversationUuid: string) =>
      mutate('sendTyping', '$conversationUuid: String!', { conversationUuid }, '... on ChatDone { success }'),
    block: (conversationUuid: string, isBlocked: boolean) =>
      mutate(
        'blockConversation',
        '$conversationUuid: String!, $isBlocked: Boolean!',
        { conversationUuid, isBlocked },
        `... on Conversation { ${conversation} }`,
      ),
    report: (conversationUuid: string, reason: string) =>
      mutate(
        'reportConversation',
        '$conversationUuid: String!, $reason: String!',
        { conversationUuid, reason },
        '... on ChatDone { success }',
      ),
    pay: (conversationUuid: string, productUuid: string, discountAmount: number) =>
      mutate(
        'createPaymentLink',
        '$conversationUuid: String!, $productUuid: String!, $discountAmount: Int!',
        { conversationUuid, productUuid, discountAmount },
        '... on ChatDone { success }',
      ),
    openLink: (link: string) =>
      call(
        `query ($token: String!) { it: paymentLink(token: $token) {
          __typename ... on PaymentLink { productUuid conversationUuid price } ... on Error { errorCode message }
        } }`,
        { token: link },
      ),
    async see(uuid: string, page: { before?: string; limit?: number } = {}): Promise<SeenConversation> {
      const answer = await call(
        `query ($uuid: String!, $before: String, $limit: Int) { it: conversation(uuid: $uuid) {
          __typename ... on Conversation { ${conversation}
            messages(before: $before, limit: $limit) { messages { ${message} } earlier } }
          ... on Error { errorCode }
        } }`,
        { uuid, before: page.before ?? null, limit: page.limit ?? 30 },
      );
      if (answer.__typename !== 'Conversation') throw new Error(JSON.stringify(answer));
      return answer as unknown as SeenConversation;
    },
    async list(asked: Record<string, unknown> = {}) {
      const answer = await call(
        `query ($filters: ConversationFilters, $limit: Int, $offset: Int, $searchString: String) {
          it: conversations(filters: $filters, limit: $limit, offset: $offset, searchString: $searchString) {
            __typename ... on ConversationList { totalCount conversations { ${conversation} product { uuid title } } }
          }
        }`,
        { limit: 15, offset: 0, ...asked },
      );
      return answer as unknown as {
        totalCount: number;
        conversations: (SeenConversation & { product: { uuid: string; title: string } })[];
      };
    },
    async unread(): Promise<number> {
      return Number(
        (await call('{ it: unreadChats { __typename ... on UnreadChats { count } } }', {})).count,
      );
    },
  };
}

export type ChatClient = ReturnType<typeof chatClient>;
