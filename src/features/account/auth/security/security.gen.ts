// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices:
    | { __typename: 'DevicesSuccess', data: Array<{ uuid: string, name: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type SignOutDeviceMutationVariables = Exact<{
  uuid: string;
}>;


export type SignOutDeviceMutation = { signOutDevice:
    | { __typename: 'DevicesSignedOut', count: number }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type SignOutOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutOtherDevicesMutation = { signOutOtherDevices:
    | { __typename: 'DevicesSignedOut', count: number }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys:
    | { __typename: 'PasskeysSuccess', data: Array<{ __typename: 'Passkey', uuid: string, name: string, createdAt: string, lastUsedAt: string | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type PasskeyRegistrationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyRegistrationOptionsQuery = { passkeyRegistrationOptions:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'PasskeyRegistrationOptions', options: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'Passkey', uuid: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RemovePasskeyMutationVariables = Exact<{
  uuid: string;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'FailedToDeleteError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'PasskeyRemoved', success: boolean }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type UpdateUserMutationVariables = Exact<{
  email: string;
}>;


export type UpdateUserMutation = { updateUser:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UpdatedUser', success: boolean, pendingEmail: string | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type PendingEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingEmailQuery = { me:
    | { __typename: 'User', uuid: string, pendingEmail: string | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type TotpStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type TotpStatusQuery = { totpStatus:
    | { __typename: 'TotpStatus', isOn: boolean, recoveryCodesLeft: number }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type TotpSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type TotpSetupMutation = { totpSetup:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'TotpSetup', secret: string, uri: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'TotpConfirmed', authToken: string, recoveryCodes: Array<string> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type RemoveTotpMutationVariables = Exact<{
  code: string;
}>;


export type RemoveTotpMutation = { removeTotp:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'TotpRemoved', success: boolean }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const DevicesDocument = new TypedDocumentString<DevicesQuery, DevicesQueryVariables>(
  'query',
  'Devices',
  "query Devices{devices{__typename ...on DevicesSuccess{__typename data{uuid name createdAt lastUsedAt isCurrent}}...on Error{__typename errorCode}}}",
);

export const SignOutDeviceDocument = new TypedDocumentString<SignOutDeviceMutation, SignOutDeviceMutationVariables>(
  'mutation',
  'SignOutDevice',
  "mutation SignOutDevice($uuid:String!){signOutDevice(uuid:$uuid){__typename ...on DevicesSignedOut{__typename count}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const SignOutOtherDevicesDocument = new TypedDocumentString<SignOutOtherDevicesMutation, SignOutOtherDevicesMutationVariables>(
  'mutation',
  'SignOutOtherDevices',
  "mutation SignOutOtherDevices{signOutOtherDevices{__typename ...on DevicesSignedOut{__typename count}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const PasskeysDocument = new TypedDocumentString<PasskeysQuery, PasskeysQueryVariables>(
  'query',
  'Passkeys',
  "query Passkeys{passkeys{__typename ...on PasskeysSuccess{__typename data{__typename uuid name createdAt lastUsedAt}}...on Error{__typename errorCode}}}",
);

export const PasskeyRegistrationOptionsDocument = new TypedDocumentString<PasskeyRegistrationOptionsQuery, PasskeyRegistrationOptionsQueryVariables>(
  'query',
  'PasskeyRegistrationOptions',
  "query PasskeyRegistrationOptions{passkeyRegistrationOptions{__typename ...on PasskeyRegistrationOptions{__typename options}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const AddPasskeyDocument = new TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>(
  'mutation',
  'AddPasskey',
  "mutation AddPasskey($response:String!$name:String!){addPasskey(response:$response name:$name){__typename ...on Passkey{__typename uuid}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const RemovePasskeyDocument = new TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>(
  'mutation',
  'RemovePasskey',
  "mutation RemovePasskey($uuid:String!){removePasskey(uuid:$uuid){__typename ...on PasskeyRemoved{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const UpdateUserDocument = new TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>(
  'mutation',
  'UpdateUser',
  "mutation UpdateUser($email:String!){updateUser(email:$email){__typename ...on UpdatedUser{__typename success pendingEmail}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const PendingEmailDocument = new TypedDocumentString<PendingEmailQuery, PendingEmailQueryVariables>(
  'query',
  'PendingEmail',
  "query PendingEmail{me{__typename ...on User{__typename uuid pendingEmail}...on Error{__typename errorCode}}}",
);

export const TotpStatusDocument = new TypedDocumentString<TotpStatusQuery, TotpStatusQueryVariables>(
  'query',
  'TotpStatus',
  "query TotpStatus{totpStatus{__typename ...on TotpStatus{__typename isOn recoveryCodesLeft}...on Error{__typename errorCode}}}",
);

export const TotpSetupDocument = new TypedDocumentString<TotpSetupMutation, TotpSetupMutationVariables>(
  'mutation',
  'TotpSetup',
  "mutation TotpSetup{totpSetup{__typename ...on TotpSetup{__typename secret uri}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const ConfirmTotpDocument = new TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>(
  'mutation',
  'ConfirmTotp',
  "mutation ConfirmTotp($code:String!){confirmTotp(code:$code){__typename ...on TotpConfirmed{__typename authToken recoveryCodes}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);

export const RemoveTotpDocument = new TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>(
  'mutation',
  'RemoveTotp',
  "mutation RemoveTotp($code:String!){removeTotp(code:$code){__typename ...on TotpRemoved{__typename success}...Refusal}}fragment Refusal on Error{__typename errorCode message}",
);
