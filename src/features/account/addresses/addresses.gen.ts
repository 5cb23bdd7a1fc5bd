// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AddressSuggestionsQueryVariables = Exact<{
  input: string;
  sessionId?: string | null | undefined;
}>;


export type AddressSuggestionsQuery = { addressAutocomplete:
    | { __typename: 'AddressAutocompleteNotFoundError', errorCode: string, message: string }
    | { __typename: 'AddressSuggestions', sessionId: string, suggestions: Array<{ label: string, matchStart: number, matchEnd: number, placeId: string }> }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SelectAddressMutationVariables = Exact<{
  cartUuid?: string | null | undefined;
  label: string;
  placeId: string;
  sessionId: string;
}>;


export type SelectAddressMutation = { addressSelect:
    | { __typename: 'Address', street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, province: string | null, country: string }
    | { __typename: 'AddressSelectNotFoundError', errorCode: string, message: string }
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const AddressSuggestionsDocument = new TypedDocumentString<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>(
  'query',
  'AddressSuggestions',
  "query AddressSuggestions($input:String!$sessionId:String){addressAutocomplete(input:$input sessionId:$sessionId){__typename ...on AddressSuggestions{__typename sessionId suggestions{label matchStart matchEnd placeId}}...on Error{__typename errorCode message}}}",
);

export const SelectAddressDocument = new TypedDocumentString<SelectAddressMutation, SelectAddressMutationVariables>(
  'mutation',
  'SelectAddress',
  "mutation SelectAddress($cartUuid:String$label:String!$placeId:String!$sessionId:String!){addressSelect(cartUuid:$cartUuid label:$label placeId:$placeId sessionId:$sessionId){__typename ...on Address{__typename street houseNumber houseNumberExtension postcode city province country}...on Error{__typename errorCode message}}}",
);
