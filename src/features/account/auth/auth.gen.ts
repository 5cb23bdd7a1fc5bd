// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
type Refusal_AddressAutocompleteNotFoundError_Fragment = { __typename: 'AddressAutocompleteNotFoundError', errorCode: string, message: string };

type Refusal_AddressSelectNotFoundError_Fragment = { __typename: 'AddressSelectNotFoundError', errorCode: string, message: string };

type Refusal_ClientOutdatedError_Fragment = { __typename: 'ClientOutdatedError', errorCode: string, message: string };

type Refusal_FailedToCreateError_Fragment = { __typename: 'FailedToCreateError', errorCode: string, message: string };

type Refusal_FailedToDeleteError_Fragment = { __typename: 'FailedToDeleteError', errorCode: string, message: string };

type Refusal_FailedToGetError_Fragment = { __typename: 'FailedToGetError', errorCode: string, message: string };

type Refusal_FailedToUpdateError_Fragment = { __typename: 'FailedToUpdateError', errorCode: string, message: string };

type Refusal_GetTransactionError_Fragment = { __typename: 'GetTransactionError', errorCode: string, message: string };

type Refusal_GetUsableTransactionError_Fragment = { __typename: 'GetUsableTransactionError', errorCode: string, message: string };

type Refusal_InvalidUuidError_Fragment = { __typename: 'InvalidUUIDError', errorCode: string, message: string };

type Refusal_LogEventError_Fragment = { __typename: 'LogEventError', errorCode: string, message: string };

type Refusal_MustRefetchError_Fragment = { __typename: 'MustRefetchError', errorCode: string, message: string };

type Refusal_ObjectDoesNotExistError_Fragment = { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string };

type Refusal_TooManyRequestsError_Fragment = { __typename: 'TooManyRequestsError', errorCode: string, message: string };

type Refusal_UserHasNoAdminPermissionsError_Fragment = { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string };

type Refusal_UserHasNoObjectPermissionError_Fragment = { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string };

type Refusal_UserNotAuthenticatedError_Fragment = { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string };

type Refusal_ValidationError_Fragment = { __typename: 'ValidationError', errorCode: string, message: string };

export type RefusalFragment =
  | Refusal_AddressAutocompleteNotFoundError_Fragment
  | Refusal_AddressSelectNotFoundError_Fragment
  | Refusal_ClientOutdatedError_Fragment
  | Refusal_FailedToCreateError_Fragment
  | Refusal_FailedToDeleteError_Fragment
  | Refusal_FailedToGetError_Fragment
  | Refusal_FailedToUpdateError_Fragment
  | Refusal_GetTransactionError_Fragment
  | Refusal_GetUsableTransactionError_Fragment
  | Refusal_InvalidUuidError_Fragment
  | Refusal_LogEventError_Fragment
  | Refusal_MustRefetchError_Fragment
  | Refusal_ObjectDoesNotExistError_Fragment
  | Refusal_TooManyRequestsError_Fragment
  | Refusal_UserHasNoAdminPermissionsError_Fragment
  | Refusal_UserHasNoObjectPermissionError_Fragment
  | Refusal_UserNotAuthenticatedError_Fragment
  | Refusal_ValidationError_Fragment
;

export type SignedInUserFragment = { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login:
    | { __typename: 'FailedToGetError', ticket: string | null, errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type CreateUserMutationVariables = Exact<{
  email: string;
  password: string;
  name: string;
  acceptsMarketing: boolean;
  redirectUrl?: string | null | undefined;
}>;


export type CreateUserMutation = { createUser:
    | { __typename: 'CreatedUser', success: boolean }
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type CreateOrderAccountMutationVariables = Exact<{
  cartUuid: string;
  password: string;
}>;


export type CreateOrderAccountMutation = { createOrderAccount:
    | { __typename: 'CreatedUser', success: boolean }
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RequestMagicLinkMutationVariables = Exact<{
  email: string;
  redirectUrl?: string | null | undefined;
}>;


export type RequestMagicLinkMutation = { requestMagicLink:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'Requested', success: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ValidateMagicLinkMutationVariables = Exact<{
  token: string;
}>;


export type ValidateMagicLinkMutation = { validateMagicLink:
    | { __typename: 'FailedToGetError', ticket: string | null, errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'Requested', success: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  confirmPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'ResetPassword', success: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ResendEmailVerificationMutationVariables = Exact<{
  email: string;
}>;


export type ResendEmailVerificationMutation = { resendEmailVerification:
    | { __typename: 'Requested', success: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
   };

export type SecondFactorLoginMutationVariables = Exact<{
  ticket: string;
  code: string;
}>;


export type SecondFactorLoginMutation = { secondFactorLogin:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
   };

export type PasskeySignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeySignInOptionsQuery = { passkeySignInOptions:
    | { __typename: 'PasskeySignInOptions', challengeId: string, options: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
   };

export type LoginWithPasskeyMutationVariables = Exact<{
  challengeId: string;
  response: string;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
   };

export const LoginDocument = new TypedDocumentString<LoginMutation, LoginMutationVariables>(
  'mutation',
  'Login',
  "mutation Login($email:String!$password:String!){login(email:$email password:$password){__typename ...on User{__typename ...SignedInUser}...on FailedToGetError{__typename ticket}...Refusal}}fragment SignedInUser on User{__typename uuid email name isStaff authToken seller{__typename uuid}}fragment Refusal on Error{__typename errorCode message}",
);

export const CreateUserDocument = new TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>(
  'mutation',
  'CreateUser',
  "mutation CreateUser($email:String!$password:String!$name:String!$acceptsMarketing:Boolean!$redirectUrl:String){createUser(email:$email password:$password name:$name acceptsMarketing:$acceptsMarketing redirectUrl:$redirectUrl){__typename ...on CreatedUser{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const CreateOrderAccountDocument = new TypedDocumentString<CreateOrderAccountMutation, CreateOrderAccountMutationVariables>(
  'mutation',
  'CreateOrderAccount',
  "mutation CreateOrderAccount($cartUuid:String!$password:String!){createOrderAccount(cartUuid:$cartUuid password:$password){__typename ...on CreatedUser{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const RequestMagicLinkDocument = new TypedDocumentString<RequestMagicLinkMutation, RequestMagicLinkMutationVariables>(
  'mutation',
  'RequestMagicLink',
  "mutation RequestMagicLink($email:String!$redirectUrl:String){requestMagicLink(email:$email redirectUrl:$redirectUrl){__typename ...on Requested{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const ValidateMagicLinkDocument = new TypedDocumentString<ValidateMagicLinkMutation, ValidateMagicLinkMutationVariables>(
  'mutation',
  'ValidateMagicLink',
  "mutation ValidateMagicLink($token:String!){validateMagicLink(token:$token){__typename ...on User{__typename ...SignedInUser}...on FailedToGetError{__typename ticket}...Refusal}}fragment SignedInUser on User{__typename uuid email name isStaff authToken seller{__typename uuid}}fragment Refusal on Error{__typename errorCode message}",
);

export const RequestPasswordResetDocument = new TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(
  'mutation',
  'RequestPasswordReset',
  "mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email){__typename ...on Requested{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const ResetPasswordDocument = new TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>(
  'mutation',
  'ResetPassword',
  "mutation ResetPassword($token:String!$password:String!$confirmPassword:String!){resetPassword(token:$token password:$password confirmPassword:$confirmPassword){__typename ...on ResetPassword{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const ResendEmailVerificationDocument = new TypedDocumentString<ResendEmailVerificationMutation, ResendEmailVerificationMutationVariables>(
  'mutation',
  'ResendEmailVerification',
  "mutation ResendEmailVerification($email:String!){resendEmailVerification(email:$email){__typename ...on Requested{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const VerifyEmailDocument = new TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>(
  'mutation',
  'VerifyEmail',
  "mutation VerifyEmail($token:String!){verifyEmail(token:$token){__typename ...on User{__typename ...SignedInUser}...Refusal}}fragment SignedInUser on User{__typename uuid email name isStaff authToken seller{__typename uuid}}fragment Refusal on Error{__typename errorCode message}",
);

export const SecondFactorLoginDocument = new TypedDocumentString<SecondFactorLoginMutation, SecondFactorLoginMutationVariables>(
  'mutation',
  'SecondFactorLogin',
  "mutation SecondFactorLogin($ticket:String!$code:String!){secondFactorLogin(ticket:$ticket code:$code){__typename ...on User{__typename ...SignedInUser}...Refusal}}fragment SignedInUser on User{__typename uuid email name isStaff authToken seller{__typename uuid}}fragment Refusal on Error{__typename errorCode message}",
);

export const PasskeySignInOptionsDocument = new TypedDocumentString<PasskeySignInOptionsQuery, PasskeySignInOptionsQueryVariables>(
  'query',
  'PasskeySignInOptions',
  "query PasskeySignInOptions{passkeySignInOptions{__typename ...on PasskeySignInOptions{__typename challengeId options}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const LoginWithPasskeyDocument = new TypedDocumentString<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>(
  'mutation',
  'LoginWithPasskey',
  "mutation LoginWithPasskey($challengeId:String!$response:String!){loginWithPasskey(challengeId:$challengeId response:$response){__typename ...on User{__typename ...SignedInUser}...Refusal}}fragment SignedInUser on User{__typename uuid email name isStaff authToken seller{__typename uuid}}fragment Refusal on Error{__typename errorCode message}",
);
