// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountState =
  | 'ACTIVE'
  | 'ENDED'
  | 'SUSPENDED'
  | 'UNCONFIRMED';

export type StaffUserRole =
  | 'BUYER'
  | 'SELLER'
  | 'STAFF';

export type SuspensionReason =
  | 'ABUSE'
  | 'FRAUD'
  | 'NOT_DELIVERING'
  | 'OTHER'
  | 'PROHIBITED_PRODUCTS'
  | 'SPAM';

export type StaffUsersQueryVariables = Exact<{
  searchString?: string | null | undefined;
  role?: StaffUserRole | null | undefined;
  state?: AccountState | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffUsersQuery = { staffUsers:
    | { __typename: 'StaffUserPage', totalCount: number, items: Array<{ uuid: string, name: string, email: string, phone: string | null, isStaff: boolean, sellerName: string | null, state: AccountState, created: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type UserDetailFragment = { __typename: 'StaffUserDetail', user: { uuid: string, name: string, email: string, phone: string | null, isStaff: boolean, sellerUuid: string | null, sellerName: string | null, sellerAddress: string | null, vatNumber: string | null, registrationNumber: string | null, state: AccountState, created: string, suspended: string | null }, counts: { products: number, published: number, bought: number, sold: number, reports: number, factors: number }, suspensions: Array<{ uuid: string, reason: SuspensionReason, words: string, started: string, startedBy: string | null, ended: string | null, endedBy: string | null }>, sessions: Array<{ uuid: string, device: string, created: string, lastUsed: string, secondFactor: boolean }> };

export type StaffUserQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffUserQuery = { staffUser:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffUserDetail', user: { uuid: string, name: string, email: string, phone: string | null, isStaff: boolean, sellerUuid: string | null, sellerName: string | null, sellerAddress: string | null, vatNumber: string | null, registrationNumber: string | null, state: AccountState, created: string, suspended: string | null }, counts: { products: number, published: number, bought: number, sold: number, reports: number, factors: number }, suspensions: Array<{ uuid: string, reason: SuspensionReason, words: string, started: string, startedBy: string | null, ended: string | null, endedBy: string | null }>, sessions: Array<{ uuid: string, device: string, created: string, lastUsed: string, secondFactor: boolean }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type SuspendUserMutationVariables = Exact<{
  userUuid: string;
  reason: SuspensionReason;
  words: string;
  commandId: string;
}>;


export type SuspendUserMutation = { suspendUser:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffUserDetail' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ReinstateUserMutationVariables = Exact<{
  userUuid: string;
  commandId: string;
}>;


export type ReinstateUserMutation = { reinstateUser:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffUserDetail' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SetStaffRoleMutationVariables = Exact<{
  userUuid: string;
  isStaff: boolean;
  code?: string | null | undefined;
  commandId: string;
}>;


export type SetStaffRoleMutation = { setStaffRole:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffUserDetail' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type EndUserSessionsMutationVariables = Exact<{
  userUuid: string;
  sessionUuid?: string | null | undefined;
  commandId: string;
}>;


export type EndUserSessionsMutation = { endUserSessions:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffUserDetail' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffUsersDocument = new TypedDocumentString<StaffUsersQuery, StaffUsersQueryVariables>(
  'query',
  'StaffUsers',
  "query StaffUsers($searchString:String$role:StaffUserRole$state:AccountState$offset:Int){staffUsers(searchString:$searchString role:$role state:$state offset:$offset){__typename ...on StaffUserPage{__typename items{uuid name email phone isStaff sellerName state created}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffUserDocument = new TypedDocumentString<StaffUserQuery, StaffUserQueryVariables>(
  'query',
  'StaffUser',
  "query StaffUser($uuid:String!){staffUser(uuid:$uuid){__typename ...UserDetail ...Refused}}fragment UserDetail on StaffUserDetail{__typename user{uuid name email phone isStaff sellerUuid sellerName sellerAddress vatNumber registrationNumber state created suspended}counts{products published bought sold reports factors}suspensions{uuid reason words started startedBy ended endedBy}sessions{uuid device created lastUsed secondFactor}}fragment Refused on Error{__typename errorCode message}",
);

export const SuspendUserDocument = new TypedDocumentString<SuspendUserMutation, SuspendUserMutationVariables>(
  'mutation',
  'SuspendUser',
  "mutation SuspendUser($userUuid:String!$reason:SuspensionReason!$words:String!$commandId:String!){suspendUser(userUuid:$userUuid reason:$reason words:$words commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const ReinstateUserDocument = new TypedDocumentString<ReinstateUserMutation, ReinstateUserMutationVariables>(
  'mutation',
  'ReinstateUser',
  "mutation ReinstateUser($userUuid:String!$commandId:String!){reinstateUser(userUuid:$userUuid commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const SetStaffRoleDocument = new TypedDocumentString<SetStaffRoleMutation, SetStaffRoleMutationVariables>(
  'mutation',
  'SetStaffRole',
  "mutation SetStaffRole($userUuid:String!$isStaff:Boolean!$code:String$commandId:String!){setStaffRole(userUuid:$userUuid isStaff:$isStaff code:$code commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const EndUserSessionsDocument = new TypedDocumentString<EndUserSessionsMutation, EndUserSessionsMutationVariables>(
  'mutation',
  'EndUserSessions',
  "mutation EndUserSessions($userUuid:String!$sessionUuid:String$commandId:String!){endUserSessions(userUuid:$userUuid sessionUuid:$sessionUuid commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);
