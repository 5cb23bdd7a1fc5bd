// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type BoardPartsFragment = { __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> };

export type BoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardsQuery = { boards:
    | { __typename: 'BoardList', boards: Array<{ __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type SharedBoardQueryVariables = Exact<{
  key: string;
}>;


export type SharedBoardQuery = { sharedBoard:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'SharedBoard', title: string, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> }
   };

export type CreateBoardMutationVariables = Exact<{
  title: string;
  commandId?: string | null | undefined;
}>;


export type CreateBoardMutation = { createBoard:
    | { __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateBoardMutationVariables = Exact<{
  uuid: string;
  title?: string | null | undefined;
  isShared?: boolean | null | undefined;
}>;


export type UpdateBoardMutation = { updateBoard:
    | { __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type DeleteBoardMutationVariables = Exact<{
  uuid: string;
}>;


export type DeleteBoardMutation = { deleteBoard:
    | { __typename: 'BoardList', boards: Array<{ __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type AddToBoardMutationVariables = Exact<{
  uuid: string;
  productUuid: string;
}>;


export type AddToBoardMutation = { addToBoard:
    | { __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RemoveFromBoardMutationVariables = Exact<{
  uuid: string;
  productUuid: string;
}>;


export type RemoveFromBoardMutation = { removeFromBoard:
    | { __typename: 'Board', uuid: string, title: string, shareKey: string | null, productUuids: Array<string> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const BoardsDocument = new TypedDocumentString<BoardsQuery, BoardsQueryVariables>(
  'query',
  'Boards',
  "query Boards{boards{__typename ...on BoardList{__typename boards{__typename ...BoardParts}}...on Error{__typename errorCode}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);

export const SharedBoardDocument = new TypedDocumentString<SharedBoardQuery, SharedBoardQueryVariables>(
  'query',
  'SharedBoard',
  "query SharedBoard($key:String!){sharedBoard(key:$key){__typename ...on SharedBoard{__typename title products{__typename ...ProductCardParts}}...on Error{__typename errorCode}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const CreateBoardDocument = new TypedDocumentString<CreateBoardMutation, CreateBoardMutationVariables>(
  'mutation',
  'CreateBoard',
  "mutation CreateBoard($title:String!$commandId:String){createBoard(title:$title commandId:$commandId){__typename ...BoardParts ...on Error{__typename errorCode message}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);

export const UpdateBoardDocument = new TypedDocumentString<UpdateBoardMutation, UpdateBoardMutationVariables>(
  'mutation',
  'UpdateBoard',
  "mutation UpdateBoard($uuid:String!$title:String$isShared:Boolean){updateBoard(uuid:$uuid title:$title isShared:$isShared){__typename ...BoardParts ...on Error{__typename errorCode message}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);

export const DeleteBoardDocument = new TypedDocumentString<DeleteBoardMutation, DeleteBoardMutationVariables>(
  'mutation',
  'DeleteBoard',
  "mutation DeleteBoard($uuid:String!){deleteBoard(uuid:$uuid){__typename ...on BoardList{__typename boards{__typename ...BoardParts}}...on Error{__typename errorCode message}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);

export const AddToBoardDocument = new TypedDocumentString<AddToBoardMutation, AddToBoardMutationVariables>(
  'mutation',
  'AddToBoard',
  "mutation AddToBoard($uuid:String!$productUuid:String!){addToBoard(uuid:$uuid productUuid:$productUuid){__typename ...BoardParts ...on Error{__typename errorCode message}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);

export const RemoveFromBoardDocument = new TypedDocumentString<RemoveFromBoardMutation, RemoveFromBoardMutationVariables>(
  'mutation',
  'RemoveFromBoard',
  "mutation RemoveFromBoard($uuid:String!$productUuid:String!){removeFromBoard(uuid:$uuid productUuid:$productUuid){__typename ...BoardParts ...on Error{__typename errorCode message}}}fragment BoardParts on Board{__typename uuid title shareKey productUuids}",
);
