import { dashboardPeriods, defaultDashboardPeriod } from '#domain/dashboard/period.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { UserType } from '../auth/user-object.ts';
import { type Count, type Dashboard, type SoldMonth, sellerDashboard } from './seller-dashboard.ts';

const PeriodType = builder.enumType('DashboardPeriod', {
  description: 'The last 30 days, 90 days or year.',
  values: dashboardPeriods,
});

const CountType = builder.objectRef<Count>('DashboardCount').implement({
  description: 'How often in the period, and in the one of the same length before it.',
  fields: (t) => ({
    now: t.exposeInt('now', { description: 'In the period.' }),
    before: t.exposeInt('before', { description: 'In the period before it.' }),
  }),
});

const MonthType = builder.objectRef<SoldMonth>('DashboardMonth').implement({
  description: 'What was sold in a month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM in Amsterdam.' }),
    sold: t.exposeInt('sold', { description: 'How many products.' }),
    payout: t.float({
      description: 'Euros that the seller receives for them.',
      resolve: ({ payoutCents }) => eurosOf(payoutCents),
    }),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('SellerDashboard').implement({
  description: "How the caller's products do.",
  fields: (t) => ({
    views: t.field({ type: CountType, description: 'Visits of the pages.', resolve: ({ views }) => views }),
    hearts: t.field({
      type: CountType,
      description: 'People who saved a product, and still have it.',
      resolve: ({ hearts }) => hearts,
    }),
    bids: t.field({ type: CountType, description: 'Bids received.', resolve: ({ bids }) => bids }),
    sold: t.field({ type: CountType, description: 'Products sold.', resolve: ({ sold }) => sold }),
    months: t.field({
      type: [MonthType],
      description: 'The last twelve months, the oldest first; empty for an account without seller.',
      resolve: ({ months }) => [...months],
    }),
    medianDaysToSell: t.int({
      nullable: true,
      description: 'Half of what was sold in the period took fewer days; null without sales.',
      resolve: ({ medianDays }) => medianDays,
    }),
  }),
});

builder.objectField(UserType, 'pendingEmail', (t) =>
  t.string({
    nullable: true,
    description: 'The address that was asked for and waits for its mailed link to be used (AUTH-050).',
    resolve: ({ user }) => user.pending_email,
  }),
);

builder.queryField('sellerDashboard', (t) =>
  t.field({
    type: DashboardType,
    description: "How the caller's own products do over a period.",
    errors: { types: [UserNotAuthenticatedError] },
    args: { period: t.arg({ type: PeriodType, description: 'The last 30 days unless given.' }) },
    resolve: (_root, { period }, context) =>
      sellerDashboard(
        context.db,
        signedIn(context).sellerId,
        period ?? defaultDashboardPeriod,
        context.clock.now(),
      ),
  }),
);
