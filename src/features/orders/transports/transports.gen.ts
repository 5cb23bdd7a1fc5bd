// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DateProposalStatus =
  | 'PROPOSED'
  | 'REJECTED';

export type DateSuggestionStatus =
  | 'date_selected'
  | 'initial'
  | 'shipment_planned'
  | 'waiting_on_buyer'
  | 'waiting_on_seller';

export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type TransportEvent =
  | 'measure'
  | 'plan'
  | 'propose'
  | 'refuse'
  | 'reject'
  | 'select'
  | 'start';

export type TransportSyncStatus =
  | 'not_synced'
  | 'synced'
  | 'syncing';

export type Weekday =
  | 'friday'
  | 'monday'
  | 'saturday'
  | 'sunday'
  | 'thursday'
  | 'tuesday'
  | 'wednesday';

export type TransportDetailFragment = { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } };

export type BrengerTransportQueryVariables = Exact<{
  deliveryUuid: string;
}>;


export type BrengerTransportQuery = { brengerTransport:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type StartTransportPlanningMutationVariables = Exact<{
  deliveryUuid: string;
  commandId?: string | null | undefined;
}>;


export type StartTransportPlanningMutation = { startTransportPlanning:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateTransportDimensionsMutationVariables = Exact<{
  uuid: string;
  width: number;
  height: number;
  depth: number;
  commandId?: string | null | undefined;
}>;


export type UpdateTransportDimensionsMutation = { updateTransportDimensions:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ProposeTransportDatesMutationVariables = Exact<{
  brengerTransportUuid: string;
  dates: Array<string> | string;
  submittedBy?: OrderRole | null | undefined;
  status?: DateProposalStatus | null | undefined;
  commandId?: string | null | undefined;
}>;


export type ProposeTransportDatesMutation = { proposeTransportDates:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SelectTransportDateMutationVariables = Exact<{
  id: string;
  selectedDate: string;
  commandId?: string | null | undefined;
}>;


export type SelectTransportDateMutation = { selectTransportDate:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RejectTransportDatesMutationVariables = Exact<{
  id: string;
  status?: DateProposalStatus | null | undefined;
  rejectedBy?: OrderRole | null | undefined;
  commandId?: string | null | undefined;
}>;


export type RejectTransportDatesMutation = { rejectTransportDates:
    | { __typename: 'BrengerTransport', uuid: string, status: TransportSyncStatus, syncFailed: boolean, shippingDate: string | null, pickupWindow: string | null, role: OrderRole | null, possible: Array<TransportEvent>, dimensions: { width: number | null, height: number | null, depth: number | null } | null, listedDimensions: { width: number | null, height: number | null, depth: number | null }, dateSuggestion: { id: string | null, status: DateSuggestionStatus, proposalStatus: DateProposalStatus | null, dates: Array<string>, submittedBy: OrderRole | null, rejectedBy: OrderRole | null, selectedDate: string | null }, days: { earliest: string, latest: string, holidays: Array<string>, unavailableWeekdays: Array<Weekday>, rejectedDates: Array<string> } }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const BrengerTransportDocument = new TypedDocumentString<BrengerTransportQuery, BrengerTransportQueryVariables>(
  'query',
  'BrengerTransport',
  "query BrengerTransport($deliveryUuid:String!){brengerTransport(deliveryUuid:$deliveryUuid){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);

export const StartTransportPlanningDocument = new TypedDocumentString<StartTransportPlanningMutation, StartTransportPlanningMutationVariables>(
  'mutation',
  'StartTransportPlanning',
  "mutation StartTransportPlanning($deliveryUuid:String!$commandId:String){startTransportPlanning(deliveryUuid:$deliveryUuid commandId:$commandId){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode message}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);

export const UpdateTransportDimensionsDocument = new TypedDocumentString<UpdateTransportDimensionsMutation, UpdateTransportDimensionsMutationVariables>(
  'mutation',
  'UpdateTransportDimensions',
  "mutation UpdateTransportDimensions($uuid:String!$width:Float!$height:Float!$depth:Float!$commandId:String){updateTransportDimensions(uuid:$uuid width:$width height:$height depth:$depth commandId:$commandId){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode message}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);

export const ProposeTransportDatesDocument = new TypedDocumentString<ProposeTransportDatesMutation, ProposeTransportDatesMutationVariables>(
  'mutation',
  'ProposeTransportDates',
  "mutation ProposeTransportDates($brengerTransportUuid:String!$dates:[String!]!$submittedBy:OrderRole$status:DateProposalStatus$commandId:String){proposeTransportDates(brengerTransportUuid:$brengerTransportUuid dates:$dates submittedBy:$submittedBy status:$status commandId:$commandId){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode message}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);

export const SelectTransportDateDocument = new TypedDocumentString<SelectTransportDateMutation, SelectTransportDateMutationVariables>(
  'mutation',
  'SelectTransportDate',
  "mutation SelectTransportDate($id:String!$selectedDate:String!$commandId:String){selectTransportDate(id:$id selectedDate:$selectedDate commandId:$commandId){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode message}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);

export const RejectTransportDatesDocument = new TypedDocumentString<RejectTransportDatesMutation, RejectTransportDatesMutationVariables>(
  'mutation',
  'RejectTransportDates',
  "mutation RejectTransportDates($id:String!$status:DateProposalStatus$rejectedBy:OrderRole$commandId:String){rejectTransportDates(id:$id status:$status rejectedBy:$rejectedBy commandId:$commandId){__typename ...on BrengerTransport{__typename ...TransportDetail}...on Error{__typename errorCode message}}}fragment TransportDetail on BrengerTransport{__typename uuid status syncFailed shippingDate pickupWindow role possible dimensions{width height depth}listedDimensions{width height depth}dateSuggestion{id status proposalStatus dates submittedBy rejectedBy selectedDate}days{earliest latest holidays unavailableWeekdays rejectedDates}}",
);
