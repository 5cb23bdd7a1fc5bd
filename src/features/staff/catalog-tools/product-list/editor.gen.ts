// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ListingContentImageInput = {
  alt: string;
  imageKey: string;
};

export type ListingFaqInput = {
  answer: string;
  id?: string | null | undefined;
  question: string;
};

export type TextSource =
  | 'CATALOGUE_FACTS'
  | 'TEXT_SERVICE';

export type CreateListingContentMutationVariables = Exact<{
  url: string;
  title?: string | null | undefined;
  content?: string | null | undefined;
  images?: Array<ListingContentImageInput> | ListingContentImageInput | null | undefined;
  faqs?: Array<ListingFaqInput> | ListingFaqInput | null | undefined;
}>;


export type CreateListingContentMutation = { createProductListingContent:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateListingContentMutationVariables = Exact<{
  url: string;
  title?: string | null | undefined;
  content?: string | null | undefined;
  images?: Array<ListingContentImageInput> | ListingContentImageInput | null | undefined;
  faqs?: Array<ListingFaqInput> | ListingFaqInput | null | undefined;
  removedFaqs?: Array<string> | string | null | undefined;
}>;


export type UpdateListingContentMutation = { updateProductListingContent:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type WriteIntroMutationVariables = Exact<{
  url: string;
  intro: string;
}>;


export type WriteIntroMutation = { createOrUpdateIntro:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type DeleteFaqMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFaqMutation = { deleteFaq:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type GenerateIntroMutationVariables = Exact<{
  url: string;
  instructions?: string | null | undefined;
  keywords?: string | null | undefined;
}>;


export type GenerateIntroMutation = { generateIntro:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'GeneratedIntro', intro: string, source: TextSource }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

type Refused_AddressAutocompleteNotFoundError_Fragment = { __typename: 'AddressAutocompleteNotFoundError', errorCode: string, message: string };

type Refused_AddressSelectNotFoundError_Fragment = { __typename: 'AddressSelectNotFoundError', errorCode: string, message: string };

type Refused_ClientOutdatedError_Fragment = { __typename: 'ClientOutdatedError', errorCode: string, message: string };

type Refused_FailedToCreateError_Fragment = { __typename: 'FailedToCreateError', errorCode: string, message: string };

type Refused_FailedToDeleteError_Fragment = { __typename: 'FailedToDeleteError', errorCode: string, message: string };

type Refused_FailedToGetError_Fragment = { __typename: 'FailedToGetError', errorCode: string, message: string };

type Refused_FailedToUpdateError_Fragment = { __typename: 'FailedToUpdateError', errorCode: string, message: string };

type Refused_GetTransactionError_Fragment = { __typename: 'GetTransactionError', errorCode: string, message: string };

type Refused_GetUsableTransactionError_Fragment = { __typename: 'GetUsableTransactionError', errorCode: string, message: string };

type Refused_InvalidUuidError_Fragment = { __typename: 'InvalidUUIDError', errorCode: string, message: string };

type Refused_LogEventError_Fragment = { __typename: 'LogEventError', errorCode: string, message: string };

type Refused_MustRefetchError_Fragment = { __typename: 'MustRefetchError', errorCode: string, message: string };

type Refused_ObjectDoesNotExistError_Fragment = { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string };

type Refused_TooManyRequestsError_Fragment = { __typename: 'TooManyRequestsError', errorCode: string, message: string };

type Refused_UserHasNoAdminPermissionsError_Fragment = { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string };

type Refused_UserHasNoObjectPermissionError_Fragment = { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string };

type Refused_UserNotAuthenticatedError_Fragment = { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string };

type Refused_ValidationError_Fragment = { __typename: 'ValidationError', errorCode: string, message: string };

export type RefusedFragment =
  | Refused_AddressAutocompleteNotFoundError_Fragment
  | Refused_AddressSelectNotFoundError_Fragment
  | Refused_ClientOutdatedError_Fragment
  | Refused_FailedToCreateError_Fragment
  | Refused_FailedToDeleteError_Fragment
  | Refused_FailedToGetError_Fragment
  | Refused_FailedToUpdateError_Fragment
  | Refused_GetTransactionError_Fragment
  | Refused_GetUsableTransactionError_Fragment
  | Refused_InvalidUuidError_Fragment
  | Refused_LogEventError_Fragment
  | Refused_MustRefetchError_Fragment
  | Refused_ObjectDoesNotExistError_Fragment
  | Refused_TooManyRequestsError_Fragment
  | Refused_UserHasNoAdminPermissionsError_Fragment
  | Refused_UserHasNoObjectPermissionError_Fragment
  | Refused_UserNotAuthenticatedError_Fragment
  | Refused_ValidationError_Fragment
;

export const CreateListingContentDocument = new TypedDocumentString<CreateListingContentMutation, CreateListingContentMutationVariables>(
  'mutation',
  'CreateListingContent',
  "mutation CreateListingContent($url:String!$title:String$content:String$images:[ListingContentImageInput!]$faqs:[ListingFaqInput!]){createProductListingContent(url:$url title:$title content:$content images:$images faqs:$faqs){__typename ...ListingContentParts ...Refused}}fragment ListingContentParts on ListingContent{__typename url title intro content images{alt imageKey index color}faqs{id question answer}}fragment Refused on Error{__typename errorCode message}",
  { images: { alt: 0, imageKey: 0 }, faqs: { answer: 0, id: 0, question: 0 } },
);

export const UpdateListingContentDocument = new TypedDocumentString<UpdateListingContentMutation, UpdateListingContentMutationVariables>(
  'mutation',
  'UpdateListingContent',
  "mutation UpdateListingContent($url:String!$title:String$content:String$images:[ListingContentImageInput!]$faqs:[ListingFaqInput!]$removedFaqs:[String!]){updateProductListingContent(url:$url title:$title content:$content images:$images faqs:$faqs removedFaqs:$removedFaqs){__typename ...ListingContentParts ...Refused}}fragment ListingContentParts on ListingContent{__typename url title intro content images{alt imageKey index color}faqs{id question answer}}fragment Refused on Error{__typename errorCode message}",
  { images: { alt: 0, imageKey: 0 }, faqs: { answer: 0, id: 0, question: 0 } },
);

export const WriteIntroDocument = new TypedDocumentString<WriteIntroMutation, WriteIntroMutationVariables>(
  'mutation',
  'WriteIntro',
  "mutation WriteIntro($url:String!$intro:String!){createOrUpdateIntro(url:$url intro:$intro){__typename ...ListingContentParts ...Refused}}fragment ListingContentParts on ListingContent{__typename url title intro content images{alt imageKey index color}faqs{id question answer}}fragment Refused on Error{__typename errorCode message}",
);

export const DeleteFaqDocument = new TypedDocumentString<DeleteFaqMutation, DeleteFaqMutationVariables>(
  'mutation',
  'DeleteFaq',
  "mutation DeleteFaq($id:String!){deleteFaq(id:$id){__typename ...ListingContentParts ...Refused}}fragment ListingContentParts on ListingContent{__typename url title intro content images{alt imageKey index color}faqs{id question answer}}fragment Refused on Error{__typename errorCode message}",
);

export const GenerateIntroDocument = new TypedDocumentString<GenerateIntroMutation, GenerateIntroMutationVariables>(
  'mutation',
  'GenerateIntro',
  "mutation GenerateIntro($url:String!$instructions:String$keywords:String){generateIntro(url:$url instructions:$instructions keywords:$keywords){__typename ...on GeneratedIntro{__typename intro source}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
