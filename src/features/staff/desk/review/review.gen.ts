// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ApprovalProblem =
  | 'OWN_REMOVAL'
  | 'UNDER_APPEAL';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type RemovalReason =
  | 'COUNTERFEIT'
  | 'DUPLICATE'
  | 'MISLEADING'
  | 'OTHER'
  | 'PROHIBITED'
  | 'STOLEN'
  | 'UNSAFE';

export type ReportDecision =
  | 'NO_VIOLATION'
  | 'REMOVED'
  | 'SUSPENDED'
  | 'WARNING';

export type ReportPhase =
  | 'APPEALED'
  | 'DECIDED'
  | 'OPEN';

export type ReportReason =
  | 'ABUSE'
  | 'COUNTERFEIT'
  | 'IMPERSONATION'
  | 'MISLEADING'
  | 'OTHER'
  | 'PROHIBITED'
  | 'SCAM'
  | 'SPAM'
  | 'STOLEN';

export type RequestedChangeInput = {
  field: string;
  reason: string;
  words?: string | null | undefined;
};

export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT'
  | 'REQUEST_CHANGES';

export type DeskRowFragment = { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, inventory: number, price: number, submittedAt: string | null, created: string | null, changedAt: string | null, requestedChanges: Array<string>, featuredImage: { key: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, type: string } };

export type DeskReviewFragment = { id: string, at: string, decision: ReviewDecision, reviewer: string | null, rejectionText: string, words: string, changes: Array<{ field: string, reason: string | null, text: string, words: string }> };

export type DeskProductFragment = { __typename: 'Product', description: string, timePeriod: string | null, productState: string | null, secondChanceType: string | null, width: number | null, height: number | null, depth: number | null, diameter: number | null, rawPrice: number | null, comparePrice: number | null, payout: number | null, isSetOfProducts: boolean | null, weightCategory: string | null, sellerProductId: string | null, city: string, viewCount: number, wishlistCount: number, publicationDate: string | null, uuid: string, slug: string, title: string, status: ProductStatus, inventory: number, price: number, submittedAt: string | null, created: string | null, changedAt: string | null, requestedChanges: Array<string>, brand: { value: string, title: string } | null, productType: { abbreviation: string, label: string } | null, mainCategory: { title: string } | null, subCategory: { title: string } | null, category: { title: string } | null, colors: Array<{ value: string, title: string }>, materials: Array<{ value: string, title: string }>, styles: Array<{ value: string, title: string }>, productTypeAttributes: Array<{ label: string, value: string }>, productTranslations: Array<{ language: string, title: string }>, images: Array<{ key: string, color: string, alt: string, width: number, height: number }>, removal: { at: string, reason: RemovalReason, explanation: string, remover: string | null, reportUuid: string | null, isUnderAppeal: boolean } | null, staffReports: Array<{ __typename: 'StaffReport', uuid: string, number: string, reason: ReportReason, state: ReportPhase, standing: ReportDecision | null, created: string }>, featuredImage: { key: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, type: string } };

export type ReviewQueueQueryVariables = Exact<{
  search: string;
  limit: number;
  offset: number;
}>;


export type ReviewQueueQuery = { reviewQueue:
    | { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, inventory: number, price: number, submittedAt: string | null, created: string | null, changedAt: string | null, requestedChanges: Array<string>, featuredImage: { key: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, type: string } }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ReviewSheetQueryVariables = Exact<{
  uuid: string;
}>;


export type ReviewSheetQuery = { reviewSheet:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ReviewSheet', approvalProblem: ApprovalProblem | null, approvedProducts: number, nextUuid: string | null, arePhotosReordered: boolean, addedPhotos: Array<string>, removedPhotos: Array<string>, product: { __typename: 'Product', description: string, timePeriod: string | null, productState: string | null, secondChanceType: string | null, width: number | null, height: number | null, depth: number | null, diameter: number | null, rawPrice: number | null, comparePrice: number | null, payout: number | null, isSetOfProducts: boolean | null, weightCategory: string | null, sellerProductId: string | null, city: string, viewCount: number, wishlistCount: number, publicationDate: string | null, uuid: string, slug: string, title: string, status: ProductStatus, inventory: number, price: number, submittedAt: string | null, created: string | null, changedAt: string | null, requestedChanges: Array<string>, brand: { value: string, title: string } | null, productType: { abbreviation: string, label: string } | null, mainCategory: { title: string } | null, subCategory: { title: string } | null, category: { title: string } | null, colors: Array<{ value: string, title: string }>, materials: Array<{ value: string, title: string }>, styles: Array<{ value: string, title: string }>, productTypeAttributes: Array<{ label: string, value: string }>, productTranslations: Array<{ language: string, title: string }>, images: Array<{ key: string, color: string, alt: string, width: number, height: number }>, removal: { at: string, reason: RemovalReason, explanation: string, remover: string | null, reportUuid: string | null, isUnderAppeal: boolean } | null, staffReports: Array<{ __typename: 'StaffReport', uuid: string, number: string, reason: ReportReason, state: ReportPhase, standing: ReportDecision | null, created: string }>, featuredImage: { key: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, type: string } }, changes: Array<{ field: string, from: string, to: string }>, reviews: Array<{ id: string, at: string, decision: ReviewDecision, reviewer: string | null, rejectionText: string, words: string, changes: Array<{ field: string, reason: string | null, text: string, words: string }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ReviewReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewReasonsQuery = { reviewReasons:
    | { __typename: 'ReviewReasons', changes: Array<{ field: string, reasons: Array<{ code: string, text: string }> }>, rejections: Array<{ code: string, text: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ReviewSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewSettingsQuery = { reviewSettings:
    | { __typename: 'ReviewSettings', firstProductOnly: boolean }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type UpdateReviewSettingsMutationVariables = Exact<{
  firstProductOnly: boolean;
  commandId: string;
}>;


export type UpdateReviewSettingsMutation = { updateReviewSettings:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ReviewSettings', firstProductOnly: boolean }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ReviewMutationVariables = Exact<{
  slug: string;
  decision: ReviewDecision;
  changes?: Array<RequestedChangeInput> | RequestedChangeInput | null | undefined;
  rejectionReason?: string | null | undefined;
  words?: string | null | undefined;
  seen?: string | null | undefined;
  commandId: string;
}>;


export type ReviewMutation = { reviewProduct:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, status: ProductStatus }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type StaffProductsQueryVariables = Exact<{
  search: string;
  status?: ProductStatus | null | undefined;
  limit: number;
  offset: number;
}>;


export type StaffProductsQuery = { staffProducts:
    | { __typename: 'StaffProductList', totalCount: number, statusCounts: Array<{ status: ProductStatus, count: number }>, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, inventory: number, price: number, submittedAt: string | null, created: string | null, changedAt: string | null, requestedChanges: Array<string>, featuredImage: { key: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, type: string } }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type DeskEditsQueryVariables = Exact<{
  slug: string;
}>;


export type DeskEditsQuery = { productEdits:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductEdits', edits: Array<{ id: string, at: string, editor: string, changes: Array<{ field: string, from: string, to: string }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type TakeOfflineMutationVariables = Exact<{
  slug: string;
  reason: RemovalReason;
  explanation: string;
  commandId: string;
}>;


export type TakeOfflineMutation = { deleteProduct:
    | { __typename: 'FailedToDeleteError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, status: ProductStatus }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RestoreProductMutationVariables = Exact<{
  slug: string;
  commandId: string;
}>;


export type RestoreProductMutation = { restoreRemovedProduct:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, status: ProductStatus }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const ReviewQueueDocument = new TypedDocumentString<ReviewQueueQuery, ReviewQueueQueryVariables>(
  'query',
  'ReviewQueue',
  "query ReviewQueue($search:String!$limit:Int!$offset:Int!){reviewQueue(search:$search limit:$limit offset:$offset){__typename ...on ProductList{__typename totalCount products{__typename ...DeskRow}}...Refused}}fragment DeskRow on Product{__typename uuid slug title status inventory price submittedAt created changedAt requestedChanges featuredImage{key color}seller{__typename uuid name type}}fragment Refused on Error{__typename errorCode message}",
);

export const ReviewSheetDocument = new TypedDocumentString<ReviewSheetQuery, ReviewSheetQueryVariables>(
  'query',
  'ReviewSheet',
  "query ReviewSheet($uuid:String!){reviewSheet(uuid:$uuid){__typename ...on ReviewSheet{__typename product{__typename ...DeskProduct}approvalProblem approvedProducts nextUuid arePhotosReordered addedPhotos removedPhotos changes{field from to}reviews{...DeskReview}}...Refused}}fragment DeskProduct on Product{__typename ...DeskRow description brand{value title}productType{abbreviation label}mainCategory{title}subCategory{title}category{title}colors{value title}materials{value title}styles{value title}timePeriod productState secondChanceType width height depth diameter rawPrice comparePrice payout isSetOfProducts weightCategory sellerProductId city productTypeAttributes{label value}productTranslations{language title}images{key color alt width height}viewCount wishlistCount publicationDate removal{at reason explanation remover reportUuid isUnderAppeal}staffReports{__typename uuid number reason state standing created}}fragment DeskRow on Product{__typename uuid slug title status inventory price submittedAt created changedAt requestedChanges featuredImage{key color}seller{__typename uuid name type}}fragment DeskReview on ProductReview{id at decision reviewer rejectionText words changes{field reason text words}}fragment Refused on Error{__typename errorCode message}",
);

export const ReviewReasonsDocument = new TypedDocumentString<ReviewReasonsQuery, ReviewReasonsQueryVariables>(
  'query',
  'ReviewReasons',
  "query ReviewReasons{reviewReasons{__typename ...on ReviewReasons{__typename changes{field reasons{code text}}rejections{code text}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const ReviewSettingsDocument = new TypedDocumentString<ReviewSettingsQuery, ReviewSettingsQueryVariables>(
  'query',
  'ReviewSettings',
  "query ReviewSettings{reviewSettings{__typename ...on ReviewSettings{__typename firstProductOnly}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const UpdateReviewSettingsDocument = new TypedDocumentString<UpdateReviewSettingsMutation, UpdateReviewSettingsMutationVariables>(
  'mutation',
  'UpdateReviewSettings',
  "mutation UpdateReviewSettings($firstProductOnly:Boolean!$commandId:String!){updateReviewSettings(firstProductOnly:$firstProductOnly commandId:$commandId){__typename ...on ReviewSettings{__typename firstProductOnly}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const ReviewDocument = new TypedDocumentString<ReviewMutation, ReviewMutationVariables>(
  'mutation',
  'Review',
  "mutation Review($slug:String!$decision:ReviewDecision!$changes:[RequestedChangeInput!]$rejectionReason:String$words:String$seen:String$commandId:String!){reviewProduct(slug:$slug decision:$decision changes:$changes rejectionReason:$rejectionReason words:$words seen:$seen commandId:$commandId){__typename ...on Product{__typename uuid status}...Refused}}fragment Refused on Error{__typename errorCode message}",
  { changes: { field: 0, reason: 0, words: 0 } },
);

export const StaffProductsDocument = new TypedDocumentString<StaffProductsQuery, StaffProductsQueryVariables>(
  'query',
  'StaffProducts',
  "query StaffProducts($search:String!$status:ProductStatus$limit:Int!$offset:Int!){staffProducts(search:$search status:$status limit:$limit offset:$offset){__typename ...on StaffProductList{__typename totalCount statusCounts{status count}products{__typename ...DeskRow}}...Refused}}fragment DeskRow on Product{__typename uuid slug title status inventory price submittedAt created changedAt requestedChanges featuredImage{key color}seller{__typename uuid name type}}fragment Refused on Error{__typename errorCode message}",
);

export const DeskEditsDocument = new TypedDocumentString<DeskEditsQuery, DeskEditsQueryVariables>(
  'query',
  'DeskEdits',
  "query DeskEdits($slug:String!){productEdits(slug:$slug){__typename ...on ProductEdits{__typename edits{id at editor changes{field from to}}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const TakeOfflineDocument = new TypedDocumentString<TakeOfflineMutation, TakeOfflineMutationVariables>(
  'mutation',
  'TakeOffline',
  "mutation TakeOffline($slug:String!$reason:RemovalReason!$explanation:String!$commandId:String!){deleteProduct(slug:$slug reason:$reason explanation:$explanation commandId:$commandId){__typename ...on Product{__typename uuid status}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const RestoreProductDocument = new TypedDocumentString<RestoreProductMutation, RestoreProductMutationVariables>(
  'mutation',
  'RestoreProduct',
  "mutation RestoreProduct($slug:String!$commandId:String!){restoreRemovedProduct(slug:$slug commandId:$commandId){__typename ...on Product{__typename uuid status}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
