// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AnswerTime =
  | 'LATER'
  | 'WITHIN_AN_HOUR'
  | 'WITHIN_A_DAY'
  | 'WITHIN_THREE_DAYS';

export type SellerProfileQueryVariables = Exact<{
  uuid: string;
}>;


export type SellerProfileQuery = { seller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Seller', uuid: string, name: string, type: string, numberOfProducts: number, numberOfRatings: number, totalRating: number | null, image: string | null, memberSince: string, numberSold: number, answerTime: AnswerTime | null, city: string, province: string, country: string, acceptPickup: boolean, acceptViewings: boolean, acceptOffers: boolean, extraInfo: string }
   };

export type SellerReviewsQueryVariables = Exact<{
  uuid: string;
  limit: number;
  offset: number;
}>;


export type SellerReviewsQuery = { sellerReviews:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'SellerReviewList', totalCount: number, reviews: Array<{ uuid: string, name: string, stars: number, feedbackSeller: string, feedbackPlatform: string, timestampSubmitted: string, isEdited: boolean, reply: string | null, timestampReplied: string | null, ratings: { deliveryTime: number, itemCondition: number, itemDescription: number, itemWrapping: number, sellerCommunication: number, platformService: number } }> }
   };

export const SellerProfileDocument = new TypedDocumentString<SellerProfileQuery, SellerProfileQueryVariables>(
  'query',
  'SellerProfile',
  "query SellerProfile($uuid:String!){seller(uuid:$uuid){__typename ...on Seller{__typename uuid name type numberOfProducts numberOfRatings totalRating image memberSince numberSold answerTime city province country acceptPickup acceptViewings acceptOffers extraInfo}...on InvalidUUIDError{__typename errorCode message}...on ObjectDoesNotExistError{__typename errorCode message}}}",
);

export const SellerReviewsDocument = new TypedDocumentString<SellerReviewsQuery, SellerReviewsQueryVariables>(
  'query',
  'SellerReviews',
  "query SellerReviews($uuid:String!$limit:Int!$offset:Int!){sellerReviews(uuid:$uuid limit:$limit offset:$offset){__typename ...on SellerReviewList{__typename totalCount reviews{uuid name stars feedbackSeller feedbackPlatform timestampSubmitted isEdited reply timestampReplied ratings{deliveryTime itemCondition itemDescription itemWrapping sellerCommunication platformService}}}...on InvalidUUIDError{__typename errorCode message}...on ObjectDoesNotExistError{__typename errorCode message}}}",
);
