// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type ReviewInput = {
  feedback: string;
  feedbackPlatform?: string | null | undefined;
  name?: string | null | undefined;
  ratings?: ReviewRatingsInput | null | undefined;
  stars: number;
};

export type ReviewRatingsInput = {
  deliveryTime: number;
  itemCondition: number;
  itemDescription: number;
  itemWrapping: number;
  platformService: number;
  sellerCommunication: number;
};

export type ReviewState =
  | 'DROPPED'
  | 'HIDDEN'
  | 'PUBLISHED'
  | 'WRITTEN';

export type SaleReviewFragment = { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null };

export type SaleReviewsFragment = { __typename: 'OrderReviews', role: OrderRole | null, writeUntil: string | null, own: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null, received: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null };

export type OrderReviewsQueryVariables = Exact<{
  orderProductUuid: string;
}>;


export type OrderReviewsQuery = { orderReviews:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderReviews', role: OrderRole | null, writeUntil: string | null, own: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null, received: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type WriteReviewMutationVariables = Exact<{
  orderProductUuid: string;
  review: ReviewInput;
  commandId: string;
}>;


export type WriteReviewMutation = { writeReview:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderReviews', role: OrderRole | null, writeUntil: string | null, own: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null, received: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type EditReviewMutationVariables = Exact<{
  orderProductUuid: string;
  review: ReviewInput;
  commandId: string;
}>;


export type EditReviewMutation = { editReview:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderReviews', role: OrderRole | null, writeUntil: string | null, own: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null, received: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ReplyToReviewMutationVariables = Exact<{
  orderProductUuid: string;
  text: string;
  commandId: string;
}>;


export type ReplyToReviewMutation = { replyToReview:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderReviews', role: OrderRole | null, writeUntil: string | null, own: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null, received: { uuid: string, author: OrderRole, state: ReviewState, name: string, stars: number, feedback: string, feedbackPlatform: string, written: string, publishBy: string | null, editUntil: string | null, isEdited: boolean, reply: string | null, replied: string | null, canReply: boolean, ratings: { deliveryTime: number | null, itemCondition: number | null, itemDescription: number | null, itemWrapping: number | null, sellerCommunication: number | null, platformService: number | null } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const OrderReviewsDocument = new TypedDocumentString<OrderReviewsQuery, OrderReviewsQueryVariables>(
  'query',
  'OrderReviews',
  "query OrderReviews($orderProductUuid:String!){orderReviews(orderProductUuid:$orderProductUuid){__typename ...SaleReviews ...on Error{__typename errorCode message}}}fragment SaleReviews on OrderReviews{__typename role writeUntil own{...SaleReview}received{...SaleReview}}fragment SaleReview on OrderReview{uuid author state name stars feedback feedbackPlatform ratings{deliveryTime itemCondition itemDescription itemWrapping sellerCommunication platformService}written publishBy editUntil isEdited reply replied canReply}",
);

export const WriteReviewDocument = new TypedDocumentString<WriteReviewMutation, WriteReviewMutationVariables>(
  'mutation',
  'WriteReview',
  "mutation WriteReview($orderProductUuid:String!$review:ReviewInput!$commandId:String!){writeReview(orderProductUuid:$orderProductUuid review:$review commandId:$commandId){__typename ...SaleReviews ...on Error{__typename errorCode message}}}fragment SaleReviews on OrderReviews{__typename role writeUntil own{...SaleReview}received{...SaleReview}}fragment SaleReview on OrderReview{uuid author state name stars feedback feedbackPlatform ratings{deliveryTime itemCondition itemDescription itemWrapping sellerCommunication platformService}written publishBy editUntil isEdited reply replied canReply}",
  { review: { feedback: 0, feedbackPlatform: 0, name: 0, ratings: { deliveryTime: 0, itemCondition: 0, itemDescription: 0, itemWrapping: 0, platformService: 0, sellerCommunication: 0 }, stars: 0 } },
);

export const EditReviewDocument = new TypedDocumentString<EditReviewMutation, EditReviewMutationVariables>(
  'mutation',
  'EditReview',
  "mutation EditReview($orderProductUuid:String!$review:ReviewInput!$commandId:String!){editReview(orderProductUuid:$orderProductUuid review:$review commandId:$commandId){__typename ...SaleReviews ...on Error{__typename errorCode message}}}fragment SaleReviews on OrderReviews{__typename role writeUntil own{...SaleReview}received{...SaleReview}}fragment SaleReview on OrderReview{uuid author state name stars feedback feedbackPlatform ratings{deliveryTime itemCondition itemDescription itemWrapping sellerCommunication platformService}written publishBy editUntil isEdited reply replied canReply}",
  { review: { feedback: 0, feedbackPlatform: 0, name: 0, ratings: { deliveryTime: 0, itemCondition: 0, itemDescription: 0, itemWrapping: 0, platformService: 0, sellerCommunication: 0 }, stars: 0 } },
);

export const ReplyToReviewDocument = new TypedDocumentString<ReplyToReviewMutation, ReplyToReviewMutationVariables>(
  'mutation',
  'ReplyToReview',
  "mutation ReplyToReview($orderProductUuid:String!$text:String!$commandId:String!){replyToReview(orderProductUuid:$orderProductUuid text:$text commandId:$commandId){__typename ...SaleReviews ...on Error{__typename errorCode message}}}fragment SaleReviews on OrderReviews{__typename role writeUntil own{...SaleReview}received{...SaleReview}}fragment SaleReview on OrderReview{uuid author state name stars feedback feedbackPlatform ratings{deliveryTime itemCondition itemDescription itemWrapping sellerCommunication platformService}written publishBy editUntil isEdited reply replied canReply}",
);
