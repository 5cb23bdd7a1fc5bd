// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AddressesPushRow = {
  assumedMasterState?: Readonly<Record<string, unknown>> | null | undefined;
  newDocumentState: Readonly<Record<string, unknown>>;
};

export type DraftsPushRow = {
  assumedMasterState?: Readonly<Record<string, unknown>> | null | undefined;
  newDocumentState: Readonly<Record<string, unknown>>;
};

export type NotificationsPushRow = {
  assumedMasterState?: Readonly<Record<string, unknown>> | null | undefined;
  newDocumentState: Readonly<Record<string, unknown>>;
};

export type SearchHistoryPushRow = {
  assumedMasterState?: Readonly<Record<string, unknown>> | null | undefined;
  newDocumentState: Readonly<Record<string, unknown>>;
};

export type SyncPokeKind =
  | 'HEAD'
  | 'HEARTBEAT'
  | 'POKE';

export type WishlistPushRow = {
  assumedMasterState?: Readonly<Record<string, unknown>> | null | undefined;
  newDocumentState: Readonly<Record<string, unknown>>;
};

export type WishlistItemPartsFragment = { id: string, addedAt: number, deleted: boolean };

export type SearchEntryPartsFragment = { id: string, query: string, usedAt: number, deleted: boolean };

export type SavedAddressPartsFragment = { id: string, firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string, createdAt: number, deleted: boolean };

export type ListingDraftPartsFragment = { id: string, title: string, description: string, brand: string, brandUnknown: boolean, productType: string, mainCategory: string, subCategory: string, category: string, colors: Array<string>, materials: Array<string>, styles: Array<string>, timePeriod: string, productState: string, secondChanceType: string, width: number | null, height: number | null, depth: number | null, diameter: number | null, inventory: number | null, price: number | null, comparePrice: number | null, isSetOfProducts: boolean | null, weightCategory: string, sellerProductId: string, createdAt: number, editedAt: number, deleted: boolean, attributes: Array<{ name: string, value: string }>, photos: Array<{ id: string, hash: string | null, name: string, width: number | null, height: number | null, bytes: number | null, mediaKey: string | null }>, otherVersions: Array<{ id: string, field: string, value: string, savedAt: number }> };

export type NotificationPartsFragment = { id: string, kind: string, path: string, createdAt: number, readAt: number | null, relevantUntil: number | null, deleted: boolean, texts: { nl: { title: string, body: string }, en: { title: string, body: string }, fr: { title: string, body: string } } };

export type PullWishlistQueryVariables = Exact<{
  schemaVersion: number;
  checkpoint?: string | null | undefined;
  limit: number;
}>;


export type PullWishlistQuery = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'WishlistPage', checkpoint: string, documents: Array<{ id: string, addedAt: number, deleted: boolean }> }
   };

export type PushWishlistMutationVariables = Exact<{
  schemaVersion: number;
  epoch?: string | null | undefined;
  rows: Array<WishlistPushRow> | WishlistPushRow;
}>;


export type PushWishlistMutation = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
    | { __typename: 'WishlistPushed', conflicts: Array<{ id: string, addedAt: number, deleted: boolean }>, rejections: Array<{ id: string, code: string, fields: Array<string> }> }
   };

export type PullSearchHistoryQueryVariables = Exact<{
  schemaVersion: number;
  checkpoint?: string | null | undefined;
  limit: number;
}>;


export type PullSearchHistoryQuery = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'SearchHistoryPage', checkpoint: string, documents: Array<{ id: string, query: string, usedAt: number, deleted: boolean }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type PushSearchHistoryMutationVariables = Exact<{
  schemaVersion: number;
  epoch?: string | null | undefined;
  rows: Array<SearchHistoryPushRow> | SearchHistoryPushRow;
}>;


export type PushSearchHistoryMutation = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'SearchHistoryPushed', conflicts: Array<{ id: string, query: string, usedAt: number, deleted: boolean }>, rejections: Array<{ id: string, code: string, fields: Array<string> }> }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type PullDraftsQueryVariables = Exact<{
  schemaVersion: number;
  checkpoint?: string | null | undefined;
  limit: number;
}>;


export type PullDraftsQuery = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'DraftsPage', checkpoint: string, documents: Array<{ id: string, title: string, description: string, brand: string, brandUnknown: boolean, productType: string, mainCategory: string, subCategory: string, category: string, colors: Array<string>, materials: Array<string>, styles: Array<string>, timePeriod: string, productState: string, secondChanceType: string, width: number | null, height: number | null, depth: number | null, diameter: number | null, inventory: number | null, price: number | null, comparePrice: number | null, isSetOfProducts: boolean | null, weightCategory: string, sellerProductId: string, createdAt: number, editedAt: number, deleted: boolean, attributes: Array<{ name: string, value: string }>, photos: Array<{ id: string, hash: string | null, name: string, width: number | null, height: number | null, bytes: number | null, mediaKey: string | null }>, otherVersions: Array<{ id: string, field: string, value: string, savedAt: number }> }> }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type PushDraftsMutationVariables = Exact<{
  schemaVersion: number;
  epoch?: string | null | undefined;
  rows: Array<DraftsPushRow> | DraftsPushRow;
}>;


export type PushDraftsMutation = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'DraftsPushed', conflicts: Array<{ id: string, title: string, description: string, brand: string, brandUnknown: boolean, productType: string, mainCategory: string, subCategory: string, category: string, colors: Array<string>, materials: Array<string>, styles: Array<string>, timePeriod: string, productState: string, secondChanceType: string, width: number | null, height: number | null, depth: number | null, diameter: number | null, inventory: number | null, price: number | null, comparePrice: number | null, isSetOfProducts: boolean | null, weightCategory: string, sellerProductId: string, createdAt: number, editedAt: number, deleted: boolean, attributes: Array<{ name: string, value: string }>, photos: Array<{ id: string, hash: string | null, name: string, width: number | null, height: number | null, bytes: number | null, mediaKey: string | null }>, otherVersions: Array<{ id: string, field: string, value: string, savedAt: number }> }>, rejections: Array<{ id: string, code: string, fields: Array<string> }> }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type PullAddressesQueryVariables = Exact<{
  schemaVersion: number;
  checkpoint?: string | null | undefined;
  limit: number;
}>;


export type PullAddressesQuery = { answer:
    | { __typename: 'AddressesPage', checkpoint: string, documents: Array<{ id: string, firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string, createdAt: number, deleted: boolean }> }
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type PushAddressesMutationVariables = Exact<{
  schemaVersion: number;
  epoch?: string | null | undefined;
  rows: Array<AddressesPushRow> | AddressesPushRow;
}>;


export type PushAddressesMutation = { answer:
    | { __typename: 'AddressesPushed', conflicts: Array<{ id: string, firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string, createdAt: number, deleted: boolean }>, rejections: Array<{ id: string, code: string, fields: Array<string> }> }
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type PullNotificationsQueryVariables = Exact<{
  schemaVersion: number;
  checkpoint?: string | null | undefined;
  limit: number;
}>;


export type PullNotificationsQuery = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'NotificationsPage', checkpoint: string, documents: Array<{ id: string, kind: string, path: string, createdAt: number, readAt: number | null, relevantUntil: number | null, deleted: boolean, texts: { nl: { title: string, body: string }, en: { title: string, body: string }, fr: { title: string, body: string } } }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type PushNotificationsMutationVariables = Exact<{
  schemaVersion: number;
  epoch?: string | null | undefined;
  rows: Array<NotificationsPushRow> | NotificationsPushRow;
}>;


export type PushNotificationsMutation = { answer:
    | { __typename: 'ClientOutdatedError', errorCode: string, message: string }
    | { __typename: 'MustRefetchError', epoch: string, errorCode: string, message: string }
    | { __typename: 'NotificationsPushed', conflicts: Array<{ id: string, kind: string, path: string, createdAt: number, readAt: number | null, relevantUntil: number | null, deleted: boolean, texts: { nl: { title: string, body: string }, en: { title: string, body: string }, fr: { title: string, body: string } } }>, rejections: Array<{ id: string, code: string, fields: Array<string> }> }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SyncPokesSubscriptionVariables = Exact<{
  schemaVersion: number;
}>;


export type SyncPokesSubscription = { syncPokes: { kind: SyncPokeKind, collection: string | null, checkpoint: string | null, epoch: string } };

export const PullWishlistDocument = new TypedDocumentString<PullWishlistQuery, PullWishlistQueryVariables>(
  'query',
  'PullWishlist',
  "query PullWishlist($schemaVersion:Int!$checkpoint:String$limit:Int!){answer:pullWishlist(schemaVersion:$schemaVersion checkpoint:$checkpoint limit:$limit){__typename ...on WishlistPage{__typename documents{...WishlistItemParts}checkpoint}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment WishlistItemParts on WishlistItemDocument{id addedAt deleted}",
);

export const PushWishlistDocument = new TypedDocumentString<PushWishlistMutation, PushWishlistMutationVariables>(
  'mutation',
  'PushWishlist',
  "mutation PushWishlist($schemaVersion:Int!$epoch:String$rows:[WishlistPushRow!]!){answer:pushWishlist(schemaVersion:$schemaVersion epoch:$epoch rows:$rows){__typename ...on WishlistPushed{__typename conflicts{...WishlistItemParts}rejections{id code fields}}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment WishlistItemParts on WishlistItemDocument{id addedAt deleted}",
  { rows: { assumedMasterState: 0, newDocumentState: 0 } },
);

export const PullSearchHistoryDocument = new TypedDocumentString<PullSearchHistoryQuery, PullSearchHistoryQueryVariables>(
  'query',
  'PullSearchHistory',
  "query PullSearchHistory($schemaVersion:Int!$checkpoint:String$limit:Int!){answer:pullSearchHistory(schemaVersion:$schemaVersion checkpoint:$checkpoint limit:$limit){__typename ...on SearchHistoryPage{__typename documents{...SearchEntryParts}checkpoint}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment SearchEntryParts on SearchEntryDocument{id query usedAt deleted}",
);

export const PushSearchHistoryDocument = new TypedDocumentString<PushSearchHistoryMutation, PushSearchHistoryMutationVariables>(
  'mutation',
  'PushSearchHistory',
  "mutation PushSearchHistory($schemaVersion:Int!$epoch:String$rows:[SearchHistoryPushRow!]!){answer:pushSearchHistory(schemaVersion:$schemaVersion epoch:$epoch rows:$rows){__typename ...on SearchHistoryPushed{__typename conflicts{...SearchEntryParts}rejections{id code fields}}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment SearchEntryParts on SearchEntryDocument{id query usedAt deleted}",
  { rows: { assumedMasterState: 0, newDocumentState: 0 } },
);

export const PullDraftsDocument = new TypedDocumentString<PullDraftsQuery, PullDraftsQueryVariables>(
  'query',
  'PullDrafts',
  "query PullDrafts($schemaVersion:Int!$checkpoint:String$limit:Int!){answer:pullDrafts(schemaVersion:$schemaVersion checkpoint:$checkpoint limit:$limit){__typename ...on DraftsPage{__typename documents{...ListingDraftParts}checkpoint}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment ListingDraftParts on ListingDraftDocument{id title description brand brandUnknown productType mainCategory subCategory category colors materials styles timePeriod productState secondChanceType width height depth diameter inventory price comparePrice isSetOfProducts weightCategory sellerProductId attributes{name value}photos{id hash name width height bytes mediaKey}otherVersions{id field value savedAt}createdAt editedAt deleted}",
);

export const PushDraftsDocument = new TypedDocumentString<PushDraftsMutation, PushDraftsMutationVariables>(
  'mutation',
  'PushDrafts',
  "mutation PushDrafts($schemaVersion:Int!$epoch:String$rows:[DraftsPushRow!]!){answer:pushDrafts(schemaVersion:$schemaVersion epoch:$epoch rows:$rows){__typename ...on DraftsPushed{__typename conflicts{...ListingDraftParts}rejections{id code fields}}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment ListingDraftParts on ListingDraftDocument{id title description brand brandUnknown productType mainCategory subCategory category colors materials styles timePeriod productState secondChanceType width height depth diameter inventory price comparePrice isSetOfProducts weightCategory sellerProductId attributes{name value}photos{id hash name width height bytes mediaKey}otherVersions{id field value savedAt}createdAt editedAt deleted}",
  { rows: { assumedMasterState: 0, newDocumentState: 0 } },
);

export const PullAddressesDocument = new TypedDocumentString<PullAddressesQuery, PullAddressesQueryVariables>(
  'query',
  'PullAddresses',
  "query PullAddresses($schemaVersion:Int!$checkpoint:String$limit:Int!){answer:pullAddresses(schemaVersion:$schemaVersion checkpoint:$checkpoint limit:$limit){__typename ...on AddressesPage{__typename documents{...SavedAddressParts}checkpoint}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment SavedAddressParts on SavedAddressDocument{id firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email createdAt deleted}",
);

export const PushAddressesDocument = new TypedDocumentString<PushAddressesMutation, PushAddressesMutationVariables>(
  'mutation',
  'PushAddresses',
  "mutation PushAddresses($schemaVersion:Int!$epoch:String$rows:[AddressesPushRow!]!){answer:pushAddresses(schemaVersion:$schemaVersion epoch:$epoch rows:$rows){__typename ...on AddressesPushed{__typename conflicts{...SavedAddressParts}rejections{id code fields}}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment SavedAddressParts on SavedAddressDocument{id firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email createdAt deleted}",
  { rows: { assumedMasterState: 0, newDocumentState: 0 } },
);

export const PullNotificationsDocument = new TypedDocumentString<PullNotificationsQuery, PullNotificationsQueryVariables>(
  'query',
  'PullNotifications',
  "query PullNotifications($schemaVersion:Int!$checkpoint:String$limit:Int!){answer:pullNotifications(schemaVersion:$schemaVersion checkpoint:$checkpoint limit:$limit){__typename ...on NotificationsPage{__typename documents{...NotificationParts}checkpoint}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment NotificationParts on NotificationDocument{id kind path texts{nl{title body}en{title body}fr{title body}}createdAt readAt relevantUntil deleted}",
);

export const PushNotificationsDocument = new TypedDocumentString<PushNotificationsMutation, PushNotificationsMutationVariables>(
  'mutation',
  'PushNotifications',
  "mutation PushNotifications($schemaVersion:Int!$epoch:String$rows:[NotificationsPushRow!]!){answer:pushNotifications(schemaVersion:$schemaVersion epoch:$epoch rows:$rows){__typename ...on NotificationsPushed{__typename conflicts{...NotificationParts}rejections{id code fields}}...on MustRefetchError{__typename epoch}...on Error{__typename errorCode message}}}fragment NotificationParts on NotificationDocument{id kind path texts{nl{title body}en{title body}fr{title body}}createdAt readAt relevantUntil deleted}",
  { rows: { assumedMasterState: 0, newDocumentState: 0 } },
);

export const SyncPokesDocument = new TypedDocumentString<SyncPokesSubscription, SyncPokesSubscriptionVariables>(
  'subscription',
  'SyncPokes',
  "subscription SyncPokes($schemaVersion:Int!){syncPokes(schemaVersion:$schemaVersion){kind collection checkpoint epoch}}",
);
