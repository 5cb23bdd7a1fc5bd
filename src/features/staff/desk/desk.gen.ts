// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDeskQuery = { staffDesk:
    | { __typename: 'StaffDesk', productsInReview: number, products: number, openReports: number, overdueReports: number, casesForStaff: number, overdueCases: number, withdrawalsForStaff: number, overdueWithdrawals: number, users: number, orders: number, payments: number, parcelsInTrouble: number, overdueParcels: number, payoutsToRelease: number, overduePayouts: number, payoutAlarms: number, failedJobs: number, searchMisses: number, auditLines: number }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffDeskDocument = new TypedDocumentString<StaffDeskQuery, StaffDeskQueryVariables>(
  'query',
  'StaffDesk',
  "query StaffDesk{staffDesk{__typename ...on StaffDesk{__typename productsInReview products openReports overdueReports casesForStaff overdueCases withdrawalsForStaff overdueWithdrawals users orders payments parcelsInTrouble overdueParcels payoutsToRelease overduePayouts payoutAlarms failedJobs searchMisses auditLines}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
