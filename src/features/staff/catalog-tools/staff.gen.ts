// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EditorialSource =
  | 'PRODUCT_FACTS'
  | 'TEXT_SERVICE';

export type ProductEditInput = {
  category?: string | null | undefined;
  collections?: Array<string> | null | undefined;
  colors?: Array<string> | null | undefined;
  productState?: string | null | undefined;
  productType?: string | null | undefined;
  styles?: Array<string> | null | undefined;
};

export type TextKind =
  | 'DESCRIPTION'
  | 'INTRO';

export type StaffProductPartsFragment = { __typename: 'Product', uuid: string, slug: string, productState: string | null, secondChance: boolean, changedAt: string | null, editorialDescription: string | null, editorialSource: EditorialSource | null, productType: { abbreviation: string } | null, mainCategory: { value: string } | null, subCategory: { value: string } | null, category: { value: string } | null, collections: Array<{ value: string }>, colors: Array<{ value: string }>, styles: Array<{ value: string }>, productTranslations: Array<{ language: string, editorialDescription: string | null }> };

export type StaffProductQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffProductQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, slug: string, productState: string | null, secondChance: boolean, changedAt: string | null, editorialDescription: string | null, editorialSource: EditorialSource | null, productType: { abbreviation: string } | null, mainCategory: { value: string } | null, subCategory: { value: string } | null, category: { value: string } | null, collections: Array<{ value: string }>, colors: Array<{ value: string }>, styles: Array<{ value: string }>, productTranslations: Array<{ language: string, editorialDescription: string | null }> }
   };

export type StaffTilesQueryVariables = Exact<{
  uuids: Array<string> | string;
}>;


export type StaffTilesQuery = { productsByUuids: Array<{ __typename: 'Product', uuid: string, fs: number | null, esScore: number | null, highlightType: string | null }> };

export type StaffColorsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffColorsQuery = { colors: Array<{ value: string, title: string, hex: string }> };

export type StaffCollectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffCollectionsQuery = { collections: Array<{ value: string, title: string }> };

export type StaffStylesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffStylesQuery = { styles: Array<{ value: string, title: string }> };

export type StaffCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffCategoriesQuery = { categories: Array<{ title: string, children: Array<{ title: string, children: Array<{ title: string, path: string }> }> }>, productTypes: Array<{ abbreviation: string, label: string }> };

export type StaffScoresQueryVariables = Exact<{
  slug: string;
}>;


export type StaffScoresQuery = { scores:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductScores', weightsSource: string, age: { score: number, weight: number }, cart: { score: number, weight: number }, completeness: { score: number, weight: number }, ctr: { score: number, weight: number }, price: { score: number, weight: number }, reviews: { score: number, weight: number }, wishlist: { score: number, weight: number }, freshness: { score: number, weight: number } }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ScorePartsFragment = { score: number, weight: number };

export type StaffEditsQueryVariables = Exact<{
  slug: string;
}>;


export type StaffEditsQuery = { productEdits:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductEdits', edits: Array<{ id: string, at: string, editor: string, changes: Array<{ field: string, from: string, to: string }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type DescriptionConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type DescriptionConfigQuery = { editorialDescriptionConfig:
    | { __typename: 'EditorialDescriptionConfig', instructions: string, model: string, temperature: number }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type IntroInstructionsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntroInstructionsQuery = { instructionConfig:
    | { __typename: 'InstructionConfig', instructions: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type UpdateInstructionsMutationVariables = Exact<{
  kind: TextKind;
  instructions: string;
  model?: string | null | undefined;
  temperature?: number | null | undefined;
}>;


export type UpdateInstructionsMutation = { updateInstructionConfig:
    | { __typename: 'InstructionConfig', instructions: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type EditProductMutationVariables = Exact<{
  slug: string;
  input: ProductEditInput;
  seen?: string | null | undefined;
  commandId: string;
}>;


export type EditProductMutation = { updateProductBySlug:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductEditResult', changedMeanwhile: boolean }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RegenerateDescriptionMutationVariables = Exact<{
  slug: string;
  model: string;
  instructions: string;
  temperature: number;
  commandId: string;
}>;


export type RegenerateDescriptionMutation = { regenerateEditorialDescription:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, slug: string, productState: string | null, secondChance: boolean, changedAt: string | null, editorialDescription: string | null, editorialSource: EditorialSource | null, productType: { abbreviation: string } | null, mainCategory: { value: string } | null, subCategory: { value: string } | null, category: { value: string } | null, collections: Array<{ value: string }>, colors: Array<{ value: string }>, styles: Array<{ value: string }>, productTranslations: Array<{ language: string, editorialDescription: string | null }> }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type DeleteDescriptionMutationVariables = Exact<{
  slug: string;
  commandId: string;
}>;


export type DeleteDescriptionMutation = { deleteEditorialDescription:
    | { __typename: 'FailedToDeleteError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, slug: string, productState: string | null, secondChance: boolean, changedAt: string | null, editorialDescription: string | null, editorialSource: EditorialSource | null, productType: { abbreviation: string } | null, mainCategory: { value: string } | null, subCategory: { value: string } | null, category: { value: string } | null, collections: Array<{ value: string }>, colors: Array<{ value: string }>, styles: Array<{ value: string }>, productTranslations: Array<{ language: string, editorialDescription: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffProductDocument = new TypedDocumentString<StaffProductQuery, StaffProductQueryVariables>(
  'query',
  'StaffProduct',
  "query StaffProduct($uuid:String!){productByUuid(uuid:$uuid){__typename ...StaffProductParts ...Refused}}fragment StaffProductParts on Product{__typename uuid slug productType{abbreviation}mainCategory{value}subCategory{value}category{value}collections{value}colors{value}styles{value}productState secondChance changedAt editorialDescription editorialSource productTranslations{language editorialDescription}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffTilesDocument = new TypedDocumentString<StaffTilesQuery, StaffTilesQueryVariables>(
  'query',
  'StaffTiles',
  "query StaffTiles($uuids:[String!]!){productsByUuids(uuids:$uuids){__typename uuid fs esScore highlightType}}",
);

export const StaffColorsDocument = new TypedDocumentString<StaffColorsQuery, StaffColorsQueryVariables>(
  'query',
  'StaffColors',
  "query StaffColors{colors{value title hex}}",
);

export const StaffCollectionsDocument = new TypedDocumentString<StaffCollectionsQuery, StaffCollectionsQueryVariables>(
  'query',
  'StaffCollections',
  "query StaffCollections{collections{value title}}",
);

export const StaffStylesDocument = new TypedDocumentString<StaffStylesQuery, StaffStylesQueryVariables>(
  'query',
  'StaffStyles',
  "query StaffStyles{styles{value title}}",
);

export const StaffCategoriesDocument = new TypedDocumentString<StaffCategoriesQuery, StaffCategoriesQueryVariables>(
  'query',
  'StaffCategories',
  "query StaffCategories{categories{title children{title children{title path}}}productTypes{abbreviation label}}",
);

export const StaffScoresDocument = new TypedDocumentString<StaffScoresQuery, StaffScoresQueryVariables>(
  'query',
  'StaffScores',
  "query StaffScores($slug:String!){scores(productSlug:$slug){__typename ...on ProductScores{__typename age{...ScoreParts}cart{...ScoreParts}completeness{...ScoreParts}ctr{...ScoreParts}price{...ScoreParts}reviews{...ScoreParts}wishlist{...ScoreParts}freshness{...ScoreParts}weightsSource}...Refused}}fragment ScoreParts on ProductScore{score weight}fragment Refused on Error{__typename errorCode message}",
);

export const StaffEditsDocument = new TypedDocumentString<StaffEditsQuery, StaffEditsQueryVariables>(
  'query',
  'StaffEdits',
  "query StaffEdits($slug:String!){productEdits(slug:$slug){__typename ...on ProductEdits{__typename edits{id at editor changes{field from to}}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const DescriptionConfigDocument = new TypedDocumentString<DescriptionConfigQuery, DescriptionConfigQueryVariables>(
  'query',
  'DescriptionConfig',
  "query DescriptionConfig{editorialDescriptionConfig{__typename ...on EditorialDescriptionConfig{__typename instructions model temperature}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const IntroInstructionsDocument = new TypedDocumentString<IntroInstructionsQuery, IntroInstructionsQueryVariables>(
  'query',
  'IntroInstructions',
  "query IntroInstructions{instructionConfig(kind:INTRO){__typename ...on InstructionConfig{__typename instructions}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const UpdateInstructionsDocument = new TypedDocumentString<UpdateInstructionsMutation, UpdateInstructionsMutationVariables>(
  'mutation',
  'UpdateInstructions',
  "mutation UpdateInstructions($kind:TextKind!$instructions:String!$model:String$temperature:Float){updateInstructionConfig(kind:$kind instructions:$instructions model:$model temperature:$temperature){__typename ...on InstructionConfig{__typename instructions}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const EditProductDocument = new TypedDocumentString<EditProductMutation, EditProductMutationVariables>(
  'mutation',
  'EditProduct',
  "mutation EditProduct($slug:String!$input:ProductEditInput!$seen:String$commandId:String!){updateProductBySlug(slug:$slug input:$input seen:$seen commandId:$commandId){__typename ...on ProductEditResult{__typename changedMeanwhile}...Refused}}fragment Refused on Error{__typename errorCode message}",
  { input: { category: 0, collections: 0, colors: 0, productState: 0, productType: 0, styles: 0 } },
);

export const RegenerateDescriptionDocument = new TypedDocumentString<RegenerateDescriptionMutation, RegenerateDescriptionMutationVariables>(
  'mutation',
  'RegenerateDescription',
  "mutation RegenerateDescription($slug:String!$model:String!$instructions:String!$temperature:Float!$commandId:String!){regenerateEditorialDescription(slug:$slug model:$model instructions:$instructions temperature:$temperature commandId:$commandId){__typename ...StaffProductParts ...Refused}}fragment StaffProductParts on Product{__typename uuid slug productType{abbreviation}mainCategory{value}subCategory{value}category{value}collections{value}colors{value}styles{value}productState secondChance changedAt editorialDescription editorialSource productTranslations{language editorialDescription}}fragment Refused on Error{__typename errorCode message}",
);

export const DeleteDescriptionDocument = new TypedDocumentString<DeleteDescriptionMutation, DeleteDescriptionMutationVariables>(
  'mutation',
  'DeleteDescription',
  "mutation DeleteDescription($slug:String!$commandId:String!){deleteEditorialDescription(slug:$slug commandId:$commandId){__typename ...StaffProductParts ...Refused}}fragment StaffProductParts on Product{__typename uuid slug productType{abbreviation}mainCategory{value}subCategory{value}category{value}collections{value}colors{value}styles{value}productState secondChance changedAt editorialDescription editorialSource productTranslations{language editorialDescription}}fragment Refused on Error{__typename errorCode message}",
);
