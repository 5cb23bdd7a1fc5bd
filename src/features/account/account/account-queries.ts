import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardPeriod } from '#domain/dashboard/period.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import {
  AccountPicksDocument,
  AccountTasksDocument,
  type AccountTasksQuery,
  SellerDashboardDocument,
  type SellerDashboardQuery,
} from './account.gen.ts';

/** The open tasks of a person that the server knows. */
export interface ServerTasks {
  /** A new email address that is not confirmed by its emailed link yet; null when there is none. */
  readonly pendingEmail: string | null;
  /** Whether a business has to provide its identity before its next product. */
  readonly needsTraderDetails: boolean;
  /** Unanswered bids on the person's own products. */
  readonly received: number;
  /** Counterbids on the person's own bids. */
  readonly countered: number;
  /** Accepted bids of the buyer that are not paid yet. */
  readonly accepted: number;
  /** Orders of the buyer that arrived or are with the courier, and are not confirmed. */
  readonly arrived: number;
  /** Sold products that the seller still has to send, bring or hand to a courier. */
  readonly toDeliver: number;
  /** Suggested prices for the person's own products that are not answered yet. */
  readonly suggestions: number;
  /** Why sold products cannot be paid out: there is no account number yet, or it does not work. */
  readonly account: 'ADD_ACCOUNT' | 'CORRECT_ACCOUNT' | null;
  /** Products that staff asked the seller to change. */
  readonly changes: readonly { readonly uuid: string; readonly title: string }[];
}

type Payouts = Extract<AccountTasksQuery['payouts'], { readonly __typename: 'SellerPayouts' }>;

/** A seller without sales is not asked for an account number. */
function accountTask({ task, held, due }: Payouts): ServerTasks['account'] {
  return task === 'ADD_ACCOUNT' && held <= 0 && due <= 0 ? null : task;
}

export function tasksQuery(userId: string) {
  return queryOptions({
    queryKey: ['account-tasks', userId],
    queryFn: async ({ signal }): Promise<ServerTasks> => {
      const answer = await request(AccountTasksDocument, {}, { signal });
      const { me, received, countered, accepted, arrived, toDeliver, suggestions, payouts, changes } = answer;
      return {
        pendingEmail: me.__typename === 'User' ? (me.pendingEmail ?? null) : null,
        needsTraderDetails: me.__typename === 'User' && me.seller?.needsTraderDetails === true,
        received: received.__typename === 'BidList' ? received.totalCount : 0,
        countered: countered.__typename === 'BidList' ? countered.totalCount : 0,
        accepted: accepted.__typename === 'BidList' ? accepted.totalCount : 0,
        arrived: arrived.__typename === 'OrderProductList' ? arrived.totalCount : 0,
        toDeliver: toDeliver.__typename === 'OrderProductList' ? toDeliver.totalCount : 0,
        suggestions: suggestions.__typename === 'SaleSuggestionList' ? suggestions.totalCount : 0,
        account: payouts.__typename === 'SellerPayouts' ? accountTask(payouts) : null,
        changes: changes.__typename === 'ProductList' ? changes.products : [],
      };
    },
  });
}

/** Number of recommended products (LIST-023). */
export const pickCount = 12;

/** The recommended products of an account (ACCT-001). */
export function picksQuery(userId: string, locale: Locale) {
  return queryOptions({
    queryKey: ['account-picks', userId, locale],
    queryFn: async ({ signal }) => {
      const answer = await request(AccountPicksDocument, { limit: pickCount }, { signal });
      return answer.personalProductRecommendations.products;
    },
  });
}

export type DashboardNumbers = Extract<
  SellerDashboardQuery['sellerDashboard'],
  { readonly __typename: 'SellerDashboard' }
>;

/** Sales figures of a seller; null for a person who is not a seller. */
export function dashboardQuery(userId: string, period: DashboardPeriod) {
  return queryOptions({
    queryKey: ['seller-dashboard', userId, period],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<DashboardNumbers | null> => {
      const { sellerDashboard } = await request(SellerDashboardDocument, { period }, { signal });
      return sellerDashboard.__typename === 'SellerDashboard' ? sellerDashboard : null;
    },
  });
}
