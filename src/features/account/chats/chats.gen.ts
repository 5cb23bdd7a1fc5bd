// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChatMessageKind =
  | 'PAYMENT_LINK'
  | 'TEXT';

export type ChatSide =
  | 'BUYER'
  | 'SELLER';

export type ChatUpdateKind =
  | 'CHANGED'
  | 'HEARTBEAT'
  | 'MESSAGE'
  | 'READ'
  | 'READY'
  | 'TYPING';

export type ChatWarning =
  | 'CONTACT_DATA'
  | 'OUTSIDE_LINK';

export type ConversationFilters = {
  role?: ChatSide | null | undefined;
};

export type ConversationSort =
  | 'MODIFIED'
  | 'TITLE';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type OpenOrderConversationMutationVariables = Exact<{
  orderUuid: string;
}>;


export type OpenOrderConversationMutation = { openOrderConversation:
    | { __typename: 'Conversation', uuid: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type OpenBidConversationMutationVariables = Exact<{
  bidUuid: string;
}>;


export type OpenBidConversationMutation = { openBidConversation:
    | { __typename: 'Conversation', uuid: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChatProductFragment = { __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null };

export type ChatMessagePartsFragment = { uuid: string, position: number, kind: ChatMessageKind, isOwn: boolean, text: string, created: string, warning: ChatWarning | null, paymentLink: { price: number, discount: number, expiresAt: string, isOpen: boolean, token: string } | null };

export type ConversationPartsFragment = { __typename: 'Conversation', uuid: string, role: ChatSide, otherName: string, unreadCount: number, modified: string, readPosition: number, otherReadPosition: number, isBlockedByMe: boolean, isOpen: boolean, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null };

export type ConversationsQueryVariables = Exact<{
  filters?: ConversationFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: ConversationSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type ConversationsQuery = { conversations:
    | { __typename: 'ConversationList', totalCount: number, conversations: Array<{ __typename: 'Conversation', uuid: string, role: ChatSide, otherName: string, unreadCount: number, modified: string, readPosition: number, otherReadPosition: number, isBlockedByMe: boolean, isOpen: boolean, lastMessage: { uuid: string, position: number, kind: ChatMessageKind, isOwn: boolean, text: string, created: string, warning: ChatWarning | null, paymentLink: { price: number, discount: number, expiresAt: string, isOpen: boolean, token: string } | null } | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type ConversationQueryVariables = Exact<{
  uuid: string;
  before?: string | null | undefined;
  limit: number;
}>;


export type ConversationQuery = { conversation:
    | { __typename: 'Conversation', uuid: string, role: ChatSide, otherName: string, unreadCount: number, modified: string, readPosition: number, otherReadPosition: number, isBlockedByMe: boolean, isOpen: boolean, messages: { earlier: string | null, messages: Array<{ uuid: string, position: number, kind: ChatMessageKind, isOwn: boolean, text: string, created: string, warning: ChatWarning | null, paymentLink: { price: number, discount: number, expiresAt: string, isOpen: boolean, token: string } | null }> }, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type UnreadChatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadChatsQuery = { unreadChats:
    | { __typename: 'UnreadChats', count: number }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type PaymentLinkQueryVariables = Exact<{
  token: string;
}>;


export type PaymentLinkQuery = { paymentLink:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'PaymentLink', productUuid: string, price: number, expiresAt: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChatUserQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatUserQuery = { me:
    | { __typename: 'User', chatUser: { uuid: string, signature: string } | null, seller: { __typename: 'Seller', marginIncluded: number | null, transactionFee: number | null } | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type SendMessageMutationVariables = Exact<{
  conversationUuid: string;
  messageUuid: string;
  text: string;
}>;


export type SendMessageMutation = { sendMessage:
    | { __typename: 'ChatMessageSent', uuid: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type MarkReadMutationVariables = Exact<{
  conversationUuid: string;
  position: number;
}>;


export type MarkReadMutation = { markRead:
    | { __typename: 'Conversation' }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export type SendTypingMutationVariables = Exact<{
  conversationUuid: string;
}>;


export type SendTypingMutation = { sendTyping:
    | { __typename: 'ChatDone' }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export type BlockConversationMutationVariables = Exact<{
  conversationUuid: string;
  isBlocked: boolean;
}>;


export type BlockConversationMutation = { blockConversation:
    | { __typename: 'Conversation' }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ReportConversationMutationVariables = Exact<{
  conversationUuid: string;
  reason: string;
  commandId: string;
}>;


export type ReportConversationMutation = { reportConversation:
    | { __typename: 'ChatDone' }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type CreatePaymentLinkMutationVariables = Exact<{
  conversationUuid: string;
  productUuid: string;
  discountAmount: number;
  commandId: string;
}>;


export type CreatePaymentLinkMutation = { createPaymentLink:
    | { __typename: 'ChatDone', success: boolean }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChatUpdatesSubscriptionVariables = Exact<{
  uuid: string;
  signature: string;
}>;


export type ChatUpdatesSubscription = { chatUpdates: { kind: ChatUpdateKind, conversationUuid: string | null } };

export type GuestConversationQueryVariables = Exact<{
  key: string;
  bidUuid?: string | null | undefined;
  before?: string | null | undefined;
  limit: number;
}>;


export type GuestConversationQuery = { guestConversation:
    | { __typename: 'Conversation', uuid: string, role: ChatSide, otherName: string, unreadCount: number, modified: string, readPosition: number, otherReadPosition: number, isBlockedByMe: boolean, isOpen: boolean, messages: { earlier: string | null, messages: Array<{ uuid: string, position: number, kind: ChatMessageKind, isOwn: boolean, text: string, created: string, warning: ChatWarning | null, paymentLink: { price: number, discount: number, expiresAt: string, isOpen: boolean, token: string } | null }> }, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   | null };

export type SendGuestMessageMutationVariables = Exact<{
  key: string;
  bidUuid?: string | null | undefined;
  messageUuid: string;
  text: string;
}>;


export type SendGuestMessageMutation = { sendGuestMessage:
    | { __typename: 'ChatMessageSent' }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type MarkGuestReadMutationVariables = Exact<{
  key: string;
  bidUuid?: string | null | undefined;
  position: number;
}>;


export type MarkGuestReadMutation = { markGuestRead:
    | { __typename: 'ChatDone' }
    | { __typename: 'TooManyRequestsError' }
    | { __typename: 'ValidationError' }
   };

export const OpenOrderConversationDocument = new TypedDocumentString<OpenOrderConversationMutation, OpenOrderConversationMutationVariables>(
  'mutation',
  'OpenOrderConversation',
  "mutation OpenOrderConversation($orderUuid:String!){openOrderConversation(orderUuid:$orderUuid){__typename ...on Conversation{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const OpenBidConversationDocument = new TypedDocumentString<OpenBidConversationMutation, OpenBidConversationMutationVariables>(
  'mutation',
  'OpenBidConversation',
  "mutation OpenBidConversation($bidUuid:String!){openBidConversation(bidUuid:$bidUuid){__typename ...on Conversation{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const ConversationsDocument = new TypedDocumentString<ConversationsQuery, ConversationsQueryVariables>(
  'query',
  'Conversations',
  "query Conversations($filters:ConversationFilters$limit:Int!$offset:Int!$searchString:String$sort:ConversationSort$sortDirection:SortDirection){conversations(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort sortDirection:$sortDirection){__typename ...on ConversationList{__typename totalCount conversations{__typename ...ConversationParts lastMessage{...ChatMessageParts}}}...on Error{__typename errorCode}}}fragment ConversationParts on Conversation{__typename uuid role otherName unreadCount modified readPosition otherReadPosition isBlockedByMe isOpen product{__typename ...ChatProduct}}fragment ChatProduct on Product{__typename uuid slug title productTranslations{language title}price inventory status publicationDate featuredImage{key alt color}}fragment ChatMessageParts on ChatMessage{uuid position kind isOwn text created warning paymentLink{price discount expiresAt isOpen token}}",
  { filters: { role: 0 } },
);

export const ConversationDocument = new TypedDocumentString<ConversationQuery, ConversationQueryVariables>(
  'query',
  'Conversation',
  "query Conversation($uuid:String!$before:String$limit:Int!){conversation(uuid:$uuid){__typename ...on Conversation{__typename ...ConversationParts messages(before:$before limit:$limit){earlier messages{...ChatMessageParts}}}...on Error{__typename errorCode}}}fragment ConversationParts on Conversation{__typename uuid role otherName unreadCount modified readPosition otherReadPosition isBlockedByMe isOpen product{__typename ...ChatProduct}}fragment ChatProduct on Product{__typename uuid slug title productTranslations{language title}price inventory status publicationDate featuredImage{key alt color}}fragment ChatMessageParts on ChatMessage{uuid position kind isOwn text created warning paymentLink{price discount expiresAt isOpen token}}",
);

export const UnreadChatsDocument = new TypedDocumentString<UnreadChatsQuery, UnreadChatsQueryVariables>(
  'query',
  'UnreadChats',
  "query UnreadChats{unreadChats{__typename ...on UnreadChats{__typename count}...on Error{__typename errorCode}}}",
);

export const PaymentLinkDocument = new TypedDocumentString<PaymentLinkQuery, PaymentLinkQueryVariables>(
  'query',
  'PaymentLink',
  "query PaymentLink($token:String!){paymentLink(token:$token){__typename ...on PaymentLink{__typename productUuid price expiresAt}...on Error{__typename errorCode message}}}",
);

export const ChatUserDocument = new TypedDocumentString<ChatUserQuery, ChatUserQueryVariables>(
  'query',
  'ChatUser',
  "query ChatUser{me{__typename ...on User{__typename chatUser{uuid signature}seller{__typename marginIncluded transactionFee}}...on Error{__typename errorCode}}}",
);

export const SendMessageDocument = new TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>(
  'mutation',
  'SendMessage',
  "mutation SendMessage($conversationUuid:String!$messageUuid:String!$text:String!){sendMessage(conversationUuid:$conversationUuid messageUuid:$messageUuid text:$text){__typename ...on ChatMessageSent{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const MarkReadDocument = new TypedDocumentString<MarkReadMutation, MarkReadMutationVariables>(
  'mutation',
  'MarkRead',
  "mutation MarkRead($conversationUuid:String!$position:Int!){markRead(conversationUuid:$conversationUuid position:$position){__typename ...on Error{__typename errorCode}}}",
);

export const SendTypingDocument = new TypedDocumentString<SendTypingMutation, SendTypingMutationVariables>(
  'mutation',
  'SendTyping',
  "mutation SendTyping($conversationUuid:String!){sendTyping(conversationUuid:$conversationUuid){__typename ...on Error{__typename errorCode}}}",
);

export const BlockConversationDocument = new TypedDocumentString<BlockConversationMutation, BlockConversationMutationVariables>(
  'mutation',
  'BlockConversation',
  "mutation BlockConversation($conversationUuid:String!$isBlocked:Boolean!){blockConversation(conversationUuid:$conversationUuid isBlocked:$isBlocked){__typename ...on Error{__typename errorCode message}}}",
);

export const ReportConversationDocument = new TypedDocumentString<ReportConversationMutation, ReportConversationMutationVariables>(
  'mutation',
  'ReportConversation',
  "mutation ReportConversation($conversationUuid:String!$reason:String!$commandId:String!){reportConversation(conversationUuid:$conversationUuid reason:$reason commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const CreatePaymentLinkDocument = new TypedDocumentString<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>(
  'mutation',
  'CreatePaymentLink',
  "mutation CreatePaymentLink($conversationUuid:String!$productUuid:String!$discountAmount:Int!$commandId:String!){createPaymentLink(conversationUuid:$conversationUuid productUuid:$productUuid discountAmount:$discountAmount commandId:$commandId){__typename ...on ChatDone{__typename success}...on Error{__typename errorCode message}}}",
);

export const ChatUpdatesDocument = new TypedDocumentString<ChatUpdatesSubscription, ChatUpdatesSubscriptionVariables>(
  'subscription',
  'ChatUpdates',
  "subscription ChatUpdates($uuid:String!$signature:String!){chatUpdates(uuid:$uuid signature:$signature){kind conversationUuid}}",
);

export const GuestConversationDocument = new TypedDocumentString<GuestConversationQuery, GuestConversationQueryVariables>(
  'query',
  'GuestConversation',
  "query GuestConversation($key:String!$bidUuid:String$before:String$limit:Int!){guestConversation(key:$key bidUuid:$bidUuid){__typename ...on Conversation{__typename ...ConversationParts messages(before:$before limit:$limit){earlier messages{...ChatMessageParts}}}...on Error{__typename errorCode message}}}fragment ConversationParts on Conversation{__typename uuid role otherName unreadCount modified readPosition otherReadPosition isBlockedByMe isOpen product{__typename ...ChatProduct}}fragment ChatProduct on Product{__typename uuid slug title productTranslations{language title}price inventory status publicationDate featuredImage{key alt color}}fragment ChatMessageParts on ChatMessage{uuid position kind isOwn text created warning paymentLink{price discount expiresAt isOpen token}}",
);

export const SendGuestMessageDocument = new TypedDocumentString<SendGuestMessageMutation, SendGuestMessageMutationVariables>(
  'mutation',
  'SendGuestMessage',
  "mutation SendGuestMessage($key:String!$bidUuid:String$messageUuid:String!$text:String!){sendGuestMessage(key:$key bidUuid:$bidUuid messageUuid:$messageUuid text:$text){__typename ...on Error{__typename errorCode message}}}",
);

export const MarkGuestReadDocument = new TypedDocumentString<MarkGuestReadMutation, MarkGuestReadMutationVariables>(
  'mutation',
  'MarkGuestRead',
  "mutation MarkGuestRead($key:String!$bidUuid:String$position:Int!){markGuestRead(key:$key bidUuid:$bidUuid position:$position){__typename}}",
);
