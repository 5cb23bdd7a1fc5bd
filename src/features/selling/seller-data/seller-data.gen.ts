// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateSellerInput = {
  address: SellerAddressInput;
  name: string;
  phone: string;
  vatNumber?: string | null | undefined;
};

export type SellerAddressInput = {
  city: string;
  country: string;
  houseNumber: string;
  houseNumberExtension?: string | null | undefined;
  postcode: string;
  province: string;
  street: string;
};

export type TransportTimewindowInput = {
  friday: string;
  instructions: string;
  monday: string;
  saturday: string;
  sunday: string;
  thursday: string;
  tuesday: string;
  wednesday: string;
};

export type VatScheme =
  | 'MARGIN'
  | 'MIXED'
  | 'ORDINARY';

export type SellerDataFragment = { __typename: 'Seller', uuid: string, name: string, phone: string | null, type: string, canPublish: boolean | null, acceptOffers: boolean, acceptViewings: boolean, minimumBid: number | null, accountHolder: string | null, iban: string | null, vatNumber: string | null, contactEmail: string | null, registrationNumber: string | null, vatScheme: VatScheme | null, isSelfCertified: boolean | null, extraInfo: string, address: { street: string | null, houseNumber: string | null, houseNumberExtension: string | null, postcode: string | null, city: string, province: string, country: string }, transportTimewindow: { monday: string, tuesday: string, wednesday: string, thursday: string, friday: string, saturday: string, sunday: string, instructions: string } | null };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { me:
    | { __typename: 'User', uuid: string, name: string, email: string, seller: { __typename: 'Seller', uuid: string, name: string, phone: string | null, type: string, canPublish: boolean | null, acceptOffers: boolean, acceptViewings: boolean, minimumBid: number | null, accountHolder: string | null, iban: string | null, vatNumber: string | null, contactEmail: string | null, registrationNumber: string | null, vatScheme: VatScheme | null, isSelfCertified: boolean | null, extraInfo: string, address: { street: string | null, houseNumber: string | null, houseNumberExtension: string | null, postcode: string | null, city: string, province: string, country: string }, transportTimewindow: { monday: string, tuesday: string, wednesday: string, thursday: string, friday: string, saturday: string, sunday: string, instructions: string } | null } | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type ProvinceOfQueryVariables = Exact<{
  postcode: string;
  country: string;
}>;


export type ProvinceOfQuery = { placeOfPostcode:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Place', name: string, province: string }
   };

export type CreateSellerMutationVariables = Exact<{
  input: CreateSellerInput;
  commandId?: string | null | undefined;
}>;


export type CreateSellerMutation = { createSeller:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'Seller', uuid: string, name: string, phone: string | null, type: string, canPublish: boolean | null, acceptOffers: boolean, acceptViewings: boolean, minimumBid: number | null, accountHolder: string | null, iban: string | null, vatNumber: string | null, contactEmail: string | null, registrationNumber: string | null, vatScheme: VatScheme | null, isSelfCertified: boolean | null, extraInfo: string, address: { street: string | null, houseNumber: string | null, houseNumberExtension: string | null, postcode: string | null, city: string, province: string, country: string }, transportTimewindow: { monday: string, tuesday: string, wednesday: string, thursday: string, friday: string, saturday: string, sunday: string, instructions: string } | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
   };

export type UpdateSellerMutationVariables = Exact<{
  name?: string | null | undefined;
  phone?: string | null | undefined;
  address?: SellerAddressInput | null | undefined;
  acceptOffers?: boolean | null | undefined;
  acceptViewings?: boolean | null | undefined;
  minimumBid?: number | null | undefined;
  accountHolder?: string | null | undefined;
  iban?: string | null | undefined;
  vatNumber?: string | null | undefined;
  contactEmail?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  vatScheme?: VatScheme | null | undefined;
  isSelfCertified?: boolean | null | undefined;
  extraInfo?: string | null | undefined;
  transportTimewindow?: TransportTimewindowInput | null | undefined;
  commandId?: string | null | undefined;
}>;


export type UpdateSellerMutation = { updateSeller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'Seller', uuid: string, name: string, phone: string | null, type: string, canPublish: boolean | null, acceptOffers: boolean, acceptViewings: boolean, minimumBid: number | null, accountHolder: string | null, iban: string | null, vatNumber: string | null, contactEmail: string | null, registrationNumber: string | null, vatScheme: VatScheme | null, isSelfCertified: boolean | null, extraInfo: string, address: { street: string | null, houseNumber: string | null, houseNumberExtension: string | null, postcode: string | null, city: string, province: string, country: string }, transportTimewindow: { monday: string, tuesday: string, wednesday: string, thursday: string, friday: string, saturday: string, sunday: string, instructions: string } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
   };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeEmailMutation = { updateUser:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UpdatedUser', success: boolean, pendingEmail: string | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const MyDataDocument = new TypedDocumentString<MyDataQuery, MyDataQueryVariables>(
  'query',
  'MyData',
  "query MyData{me{__typename ...on User{__typename uuid name email seller{__typename ...SellerData}}...on Error{__typename errorCode}}}fragment SellerData on Seller{__typename uuid name phone type canPublish acceptOffers acceptViewings minimumBid accountHolder iban vatNumber contactEmail registrationNumber vatScheme isSelfCertified extraInfo address{street houseNumber houseNumberExtension postcode city province country}transportTimewindow{monday tuesday wednesday thursday friday saturday sunday instructions}}",
);

export const ProvinceOfDocument = new TypedDocumentString<ProvinceOfQuery, ProvinceOfQueryVariables>(
  'query',
  'ProvinceOf',
  "query ProvinceOf($postcode:String!$country:String!){placeOfPostcode(postcode:$postcode country:$country){__typename ...on Place{__typename name province}...on Error{__typename errorCode}}}",
);

export const CreateSellerDocument = new TypedDocumentString<CreateSellerMutation, CreateSellerMutationVariables>(
  'mutation',
  'CreateSeller',
  "mutation CreateSeller($input:CreateSellerInput!$commandId:String){createSeller(input:$input commandId:$commandId){__typename ...on Seller{__typename ...SellerData}...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}fragment SellerData on Seller{__typename uuid name phone type canPublish acceptOffers acceptViewings minimumBid accountHolder iban vatNumber contactEmail registrationNumber vatScheme isSelfCertified extraInfo address{street houseNumber houseNumberExtension postcode city province country}transportTimewindow{monday tuesday wednesday thursday friday saturday sunday instructions}}",
  { input: { address: { city: 0, country: 0, houseNumber: 0, houseNumberExtension: 0, postcode: 0, province: 0, street: 0 }, name: 0, phone: 0, vatNumber: 0 } },
);

export const UpdateSellerDocument = new TypedDocumentString<UpdateSellerMutation, UpdateSellerMutationVariables>(
  'mutation',
  'UpdateSeller',
  "mutation UpdateSeller($name:String$phone:String$address:SellerAddressInput$acceptOffers:Boolean$acceptViewings:Boolean$minimumBid:Int$accountHolder:String$iban:String$vatNumber:String$contactEmail:String$registrationNumber:String$vatScheme:VatScheme$isSelfCertified:Boolean$extraInfo:String$transportTimewindow:TransportTimewindowInput$commandId:String){updateSeller(name:$name phone:$phone address:$address acceptOffers:$acceptOffers acceptViewings:$acceptViewings minimumBid:$minimumBid accountHolder:$accountHolder iban:$iban vatNumber:$vatNumber contactEmail:$contactEmail registrationNumber:$registrationNumber vatScheme:$vatScheme isSelfCertified:$isSelfCertified extraInfo:$extraInfo transportTimewindow:$transportTimewindow commandId:$commandId){__typename ...on Seller{__typename ...SellerData}...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}fragment SellerData on Seller{__typename uuid name phone type canPublish acceptOffers acceptViewings minimumBid accountHolder iban vatNumber contactEmail registrationNumber vatScheme isSelfCertified extraInfo address{street houseNumber houseNumberExtension postcode city province country}transportTimewindow{monday tuesday wednesday thursday friday saturday sunday instructions}}",
  { address: { city: 0, country: 0, houseNumber: 0, houseNumberExtension: 0, postcode: 0, province: 0, street: 0 }, transportTimewindow: { friday: 0, instructions: 0, monday: 0, saturday: 0, sunday: 0, thursday: 0, tuesday: 0, wednesday: 0 } },
);

export const ChangeEmailDocument = new TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>(
  'mutation',
  'ChangeEmail',
  "mutation ChangeEmail($email:String!){updateUser(email:$email){__typename ...on UpdatedUser{__typename success pendingEmail}...on Error{__typename errorCode message}}}",
);
