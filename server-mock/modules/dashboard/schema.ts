import { dashboardPeriods, defaultDashboardPeriod } from '#domain/dashboard/period.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { UserType } from '../auth/user-object.ts';
import type { PricePosition } from './price-positions.ts';
import { type Count, type Dashboard, type SoldMonth, sellerDashboard } from './seller-dashboard.ts';
import type { SellerWeek } from './weekly-numbers.ts';

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
    sold: t.exposeInt('sold', { description: 'How many products, in paid orders that were not cancelled.' }),
    payout: t.float({
      description: 'Euros that the seller receives for them.',
      resolve: ({ payoutCents }) => eurosOf(payoutCents),
    }),
  }),
});

const WeekType = builder.objectRef<SellerWeek>('DashboardWeek').implement({
  description: "What happened to the caller's products in a week.",
  fields: (t) => ({
    week: t.exposeString('week', { description: 'Its Monday, YYYY-MM-DD in Amsterdam.' }),
    views: t.exposeInt('views', { description: 'Visits of the pages.' }),
    wishlist: t.exposeInt('wishlist', { description: 'Wishlist entries that were added, and still exist.' }),
    bids: t.exposeInt('bids', { description: 'Bids received.' }),
    sold: t.exposeInt('sold', { description: 'Products sold.' }),
  }),
});

const PricePositionType = builder.objectRef<PricePosition>('PricePosition').implement({
  description: 'A price among those of similar products of other sellers. Amounts are whole euros.',
  fields: (t) => ({
    uuid: t.exposeID('uuid', { description: "The product's uuid." }),
    title: t.exposeString('title', { description: "The product's title." }),
    price: t.exposeInt('price', { description: 'What buyers pay for it.' }),
    low: t.exposeInt('low', { description: 'The lowest price of the similar ones.' }),
    median: t.exposeInt('median', { description: 'The middle price of the similar ones.' }),
    high: t.exposeInt('high', { description: 'The highest price of the similar ones.' }),
    count: t.exposeInt('count', {
      description: 'How many similar ones there are, for sale or sold; at least 3.',
    }),
  }),
});

const DashboardType = builder.objectRef<Dashboard>('SellerDashboard').implement({
  description: "How the caller's products do.",
  fields: (t) => ({
    views: t.field({ type: CountType, description: 'Visits of the pages.', resolve: ({ views }) => views }),
    wishlistCount: t.field({
      type: CountType,
      description: 'People who saved a product, and still have it.',
      resolve: ({ wishlistCount }) => wishlistCount,
    }),
    hearts: t.field({
      type: CountType,
      description: 'The same as wishlistCount.',
      deprecationReason: 'Renamed to wishlistCount; used by the apps up to version 0.7.',
      resolve: ({ wishlistCount }) => wishlistCount,
    }),
    bids: t.field({ type: CountType, description: 'Bids received.', resolve: ({ bids }) => bids }),
    sold: t.field({ type: CountType, description: 'Products sold.', resolve: ({ sold }) => sold }),
    months: t.field({
      type: [MonthType],
      description: 'The last twelve months, the oldest first; empty for an account without seller.',
      resolve: ({ months }) => [...months],
    }),
    weeks: t.field({
      type: [WeekType],
      description: 'The last twelve weeks, the oldest first; empty for an account without seller.',
      resolve: ({ weeks }) => [...weeks],
    }),
    pricePositions: t.field({
      type: [PricePositionType],
      description: 'Of the most viewed products for sale, at most 6 with enough similar ones.',
      resolve: (numbers) => [...numbers.pricePositions],
    }),
    medianDaysToSell: t.int({
      nullable: true,
      description: 'Half of what was sold in the period took fewer days; null where that is unknown.',
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
