import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { nextOffset } from '#src/data/growing-list.ts';
import {
  MyReportsDocument,
  type MyReportsQuery,
  OwnReportDocument,
  type OwnReportFactsFragment,
} from './own-reports.gen.ts';

type MyReports = Extract<MyReportsQuery['myReports'], { readonly totalCount: number }>;
export type OwnReportRow = MyReports['items'][number];

const reportPageSize = 15;

const ownReportsKey = 'own-reports';

/** A person's own reports, page by page. */
export function myReportsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [ownReportsKey, userId, 'list'] as const,
    refetchOnMount: 'always',
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }) => {
      const { myReports } = await request(MyReportsDocument, { limit: reportPageSize, offset }, { signal });
      if ('errorCode' in myReports) throw new Error(`own reports: ${myReports.message}`);
      return { rows: myReports.items, totalCount: myReports.totalCount };
    },
    getNextPageParam: ({ totalCount }, pages) => nextOffset(pages.length, reportPageSize, totalCount),
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
