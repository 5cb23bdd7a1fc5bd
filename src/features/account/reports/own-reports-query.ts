import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  MyReportsDocument,
  type MyReportsQuery,
  OwnReportDocument,
  type OwnReportFactsFragment,
} from './own-reports.gen.ts';

export type MyReports = Extract<MyReportsQuery['myReports'], { readonly totalCount: number }>;

export const reportPageSize = 15;

const ownReportsKey = 'own-reports';

/** One page of a person's own reports; pages count from 0. */
export function myReportsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [ownReportsKey, userId, page] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<MyReports> => {
      const asked = { limit: reportPageSize, offset: page * reportPageSize };
      const { myReports } = await request(MyReportsDocument, asked, { signal });
      if ('errorCode' in myReports) throw new Error(myReports.message);
      return myReports;
    },
  });
}

/** A report for one of its sides; null if it does not exist or the reader is not a side of it. */
export function ownReportQuery(userId: string | null, uuid: string, linkKey: string | null) {
  return queryOptions({
    queryKey: [ownReportsKey, userId, 'report', uuid, linkKey] as const,
    // A report opened with an emailed link is not persisted on the device.
    meta: { keep: linkKey === null },
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OwnReportFactsFragment | null> => {
      const { ownReport } = await request(OwnReportDocument, { uuid, key: linkKey }, { signal });
      return 'errorCode' in ownReport ? null : ownReport;
    },
  });
}

/** All queries of own reports, for invalidation. */
export const ownReportsFilter = { queryKey: [ownReportsKey] } as const;
