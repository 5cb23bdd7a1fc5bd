// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeliveryStatus =
  | 'ARRIVED'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'HANDED_OFF'
  | 'IN_REVIEW'
  | 'PENDING';

export type ParcelList =
  | 'ALL'
  | 'OPEN'
  | 'RESOLVED';

export type ParcelStep =
  | 'CONTACTED'
  | 'LOST'
  | 'RESOLVED'
  | 'RETURNED';

export type ParcelTrouble =
  | 'ADDRESS'
  | 'LOST'
  | 'RETURNED';

export type DeskParcelFragment = { __typename: 'StaffParcel', uuid: string, title: string, orderUuid: string, orderNumber: string, sellerName: string, code: string | null, trackAndTraceLink: string | null, status: DeliveryStatus, trouble: ParcelTrouble | null, since: string | null, due: string | null, shipped: string | null, contacted: string | null, resolved: string | null, nextStep: string | null };

export type StaffParcelsQueryVariables = Exact<{
  list?: ParcelList | null | undefined;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffParcelsQuery = { staffParcels:
    | { __typename: 'StaffParcelPage', totalCount: number, items: Array<{ __typename: 'StaffParcel', uuid: string, title: string, orderUuid: string, orderNumber: string, sellerName: string, code: string | null, trackAndTraceLink: string | null, status: DeliveryStatus, trouble: ParcelTrouble | null, since: string | null, due: string | null, shipped: string | null, contacted: string | null, resolved: string | null, nextStep: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffParcelQueryVariables = Exact<{
  deliveryUuid: string;
}>;


export type StaffParcelQuery = { staffParcel:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffParcel', uuid: string, title: string, orderUuid: string, orderNumber: string, sellerName: string, code: string | null, trackAndTraceLink: string | null, status: DeliveryStatus, trouble: ParcelTrouble | null, since: string | null, due: string | null, shipped: string | null, contacted: string | null, resolved: string | null, nextStep: string | null }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type HandleParcelMutationVariables = Exact<{
  deliveryUuid: string;
  step: ParcelStep;
  commandId?: string | null | undefined;
}>;


export type HandleParcelMutation = { handleParcel:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffParcel', uuid: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffParcelsDocument = new TypedDocumentString<StaffParcelsQuery, StaffParcelsQueryVariables>(
  'query',
  'StaffParcels',
  "query StaffParcels($list:ParcelList$searchString:String$offset:Int){staffParcels(list:$list searchString:$searchString offset:$offset){__typename ...on StaffParcelPage{__typename items{__typename ...DeskParcel}totalCount}...Refused}}fragment DeskParcel on StaffParcel{__typename uuid title orderUuid orderNumber sellerName code trackAndTraceLink status trouble since due shipped contacted resolved nextStep}fragment Refused on Error{__typename errorCode message}",
);

export const StaffParcelDocument = new TypedDocumentString<StaffParcelQuery, StaffParcelQueryVariables>(
  'query',
  'StaffParcel',
  "query StaffParcel($deliveryUuid:String!){staffParcel(deliveryUuid:$deliveryUuid){__typename ...on StaffParcel{__typename ...DeskParcel}...Refused}}fragment DeskParcel on StaffParcel{__typename uuid title orderUuid orderNumber sellerName code trackAndTraceLink status trouble since due shipped contacted resolved nextStep}fragment Refused on Error{__typename errorCode message}",
);

export const HandleParcelDocument = new TypedDocumentString<HandleParcelMutation, HandleParcelMutationVariables>(
  'mutation',
  'HandleParcel',
  "mutation HandleParcel($deliveryUuid:String!$step:ParcelStep!$commandId:String){handleParcel(deliveryUuid:$deliveryUuid step:$step commandId:$commandId){__typename ...on StaffParcel{__typename uuid}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
