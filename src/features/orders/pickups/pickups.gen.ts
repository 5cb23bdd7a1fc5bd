// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type PickupAppointmentEvent =
  | 'accept'
  | 'keep'
  | 'propose';

export type PickupAppointmentState =
  | 'fixed'
  | 'move_by_buyer'
  | 'move_by_seller'
  | 'none'
  | 'proposed_by_buyer'
  | 'proposed_by_seller';

export type PickupDetailFragment = { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null };

export type PickupQueryVariables = Exact<{
  deliveryUuid: string;
}>;


export type PickupQuery = { pickup:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type ProposePickupMomentsMutationVariables = Exact<{
  deliveryUuid: string;
  moments: Array<string> | string;
  commandId?: string | null | undefined;
}>;


export type ProposePickupMomentsMutation = { proposePickupMoments:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AcceptPickupMomentMutationVariables = Exact<{
  deliveryUuid: string;
  proposalUuid: string;
  moment: string;
  commandId?: string | null | undefined;
}>;


export type AcceptPickupMomentMutation = { acceptPickupMoment:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type KeepPickupAppointmentMutationVariables = Exact<{
  deliveryUuid: string;
  commandId?: string | null | undefined;
}>;


export type KeepPickupAppointmentMutation = { keepPickupAppointment:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ProvePickupMutationVariables = Exact<{
  deliveryUuid: string;
  code: string;
  happenedAt?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type ProvePickupMutation = { provePickup:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type GuestPickupQueryVariables = Exact<{
  key: string;
}>;


export type GuestPickupQuery = { guestPickup:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export type ProposeGuestPickupMomentsMutationVariables = Exact<{
  key: string;
  moments: Array<string> | string;
  commandId?: string | null | undefined;
}>;


export type ProposeGuestPickupMomentsMutation = { proposeGuestPickupMoments:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AcceptGuestPickupMomentMutationVariables = Exact<{
  key: string;
  proposalUuid: string;
  moment: string;
  commandId?: string | null | undefined;
}>;


export type AcceptGuestPickupMomentMutation = { acceptGuestPickupMoment:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type KeepGuestPickupAppointmentMutationVariables = Exact<{
  key: string;
  commandId?: string | null | undefined;
}>;


export type KeepGuestPickupAppointmentMutation = { keepGuestPickupAppointment:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup', uuid: string, role: OrderRole | null, isCollected: boolean, state: PickupAppointmentState, possible: Array<PickupAppointmentEvent>, appointmentAt: string | null, otherName: string, calendarPath: string | null, proposal: { uuid: string, submittedBy: OrderRole, moments: Array<string> } | null, place: { street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string } | null, code: { secret: string, digits: string } | null, check: { commitment: string, seed: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ProveGuestPickupMutationVariables = Exact<{
  key: string;
  code: string;
  happenedAt?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type ProveGuestPickupMutation = { proveGuestPickup:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Pickup' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const PickupDocument = new TypedDocumentString<PickupQuery, PickupQueryVariables>(
  'query',
  'Pickup',
  "query Pickup($deliveryUuid:String!){pickup(deliveryUuid:$deliveryUuid){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const ProposePickupMomentsDocument = new TypedDocumentString<ProposePickupMomentsMutation, ProposePickupMomentsMutationVariables>(
  'mutation',
  'ProposePickupMoments',
  "mutation ProposePickupMoments($deliveryUuid:String!$moments:[String!]!$commandId:String){proposePickupMoments(deliveryUuid:$deliveryUuid moments:$moments commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const AcceptPickupMomentDocument = new TypedDocumentString<AcceptPickupMomentMutation, AcceptPickupMomentMutationVariables>(
  'mutation',
  'AcceptPickupMoment',
  "mutation AcceptPickupMoment($deliveryUuid:String!$proposalUuid:String!$moment:String!$commandId:String){acceptPickupMoment(deliveryUuid:$deliveryUuid proposalUuid:$proposalUuid moment:$moment commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const KeepPickupAppointmentDocument = new TypedDocumentString<KeepPickupAppointmentMutation, KeepPickupAppointmentMutationVariables>(
  'mutation',
  'KeepPickupAppointment',
  "mutation KeepPickupAppointment($deliveryUuid:String!$commandId:String){keepPickupAppointment(deliveryUuid:$deliveryUuid commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const ProvePickupDocument = new TypedDocumentString<ProvePickupMutation, ProvePickupMutationVariables>(
  'mutation',
  'ProvePickup',
  "mutation ProvePickup($deliveryUuid:String!$code:String!$happenedAt:String$commandId:String){provePickup(deliveryUuid:$deliveryUuid code:$code happenedAt:$happenedAt commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const GuestPickupDocument = new TypedDocumentString<GuestPickupQuery, GuestPickupQueryVariables>(
  'query',
  'GuestPickup',
  "query GuestPickup($key:String!){guestPickup(key:$key){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const ProposeGuestPickupMomentsDocument = new TypedDocumentString<ProposeGuestPickupMomentsMutation, ProposeGuestPickupMomentsMutationVariables>(
  'mutation',
  'ProposeGuestPickupMoments',
  "mutation ProposeGuestPickupMoments($key:String!$moments:[String!]!$commandId:String){proposeGuestPickupMoments(key:$key moments:$moments commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const AcceptGuestPickupMomentDocument = new TypedDocumentString<AcceptGuestPickupMomentMutation, AcceptGuestPickupMomentMutationVariables>(
  'mutation',
  'AcceptGuestPickupMoment',
  "mutation AcceptGuestPickupMoment($key:String!$proposalUuid:String!$moment:String!$commandId:String){acceptGuestPickupMoment(key:$key proposalUuid:$proposalUuid moment:$moment commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const KeepGuestPickupAppointmentDocument = new TypedDocumentString<KeepGuestPickupAppointmentMutation, KeepGuestPickupAppointmentMutationVariables>(
  'mutation',
  'KeepGuestPickupAppointment',
  "mutation KeepGuestPickupAppointment($key:String!$commandId:String){keepGuestPickupAppointment(key:$key commandId:$commandId){__typename ...on Pickup{__typename ...PickupDetail}...on Error{__typename errorCode message}}}fragment PickupDetail on Pickup{__typename uuid role isCollected state possible appointmentAt otherName calendarPath proposal{uuid submittedBy moments}place{street houseNumber houseNumberExtension postcode city}code{secret digits}check{commitment seed}}",
);

export const ProveGuestPickupDocument = new TypedDocumentString<ProveGuestPickupMutation, ProveGuestPickupMutationVariables>(
  'mutation',
  'ProveGuestPickup',
  "mutation ProveGuestPickup($key:String!$code:String!$happenedAt:String$commandId:String){proveGuestPickup(key:$key code:$code happenedAt:$happenedAt commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
