import { reportingState, reportingStates, type SellerYear, type YearSums } from '#domain/dac7/seller-year.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { exportSellerYears } from './export-years.ts';
import { readYear, requireYear } from './read-years.ts';

const StateType = builder.enumType('ReportingState', {
  description:
    'Whether a year is reported to the tax authority (DAC7), is close to the limits, or is below them.',
  values: reportingStates,
});

const QuarterType = builder.objectRef<YearSums>('SellerQuarter').implement({
  description: 'Sales of a quarter, less the returns in that quarter.',
  fields: (t) => ({
    sales: t.exposeInt('sales', { description: 'Number of sales; negative if there were more returns.' }),
    paid: t.float({ description: 'Euros released to the seller.', resolve: ({ paid }) => eurosOf(paid) }),
    fees: t.float({ description: 'Our fees in euros.', resolve: ({ fees }) => eurosOf(fees) }),
  }),
});

const SellerYearType = builder.objectRef<SellerYear>('SellerYear').implement({
  description: 'Sales of a calendar year, as reported.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    sales: t.exposeInt('sales', { description: 'Number of sales, less returns.' }),
    paid: t.float({ description: 'Euros released to the seller.', resolve: ({ paid }) => eurosOf(paid) }),
    fees: t.float({ description: 'Our fees in euros.', resolve: ({ fees }) => eurosOf(fees) }),
    state: t.field({ type: StateType, description: 'Whether it is reported.', resolve: reportingState }),
    quarters: t.field({
      type: [QuarterType],
      description: 'All four quarters, in calendar order.',
      resolve: ({ quarters }) => [...quarters],
    }),
  }),
});

const FileType = builder.objectRef<{ readonly csv: string }>('SellerYearsFile').implement({
  description: 'Figures of sellers as a CSV file.',
  fields: (t) => ({ csv: t.exposeString('csv', { description: 'The content of the file.' }) }),
});

builder.queryField('sellerYear', (t) =>
  t.field({
    type: SellerYearType,
    description: 'The sales of the caller in a calendar year.',
    errors: { types: [UserNotAuthenticatedError, UserHasNoObjectPermissionError, ValidationError] },
    args: { year: t.arg.int({ required: true, description: 'From 2025 to the current year.' }) },
    resolve: async (_root, { year }, context) => {
      const { sellerId } = signedIn(context);
      if (sellerId === null) throw new UserHasNoObjectPermissionError();
      requireYear(year, context.clock.now());
      return await readYear(context.db, year, sellerId);
    },
  }),
);

builder.mutationField('exportSellerYears', (t) =>
  t.field({
    type: FileType,
    description: 'Export the figures of all reported sellers; recorded in the audit log. For staff.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        UserHasNoAdminPermissionsError,
        ValidationError,
        TooManyRequestsError,
      ],
    },
    args: {
      year: t.arg.int({ required: true, description: 'From 2025 to the current year.' }),
      code: t.arg.string({ description: 'A fresh second-factor code, for staff who use one (S23).' }),
    },
    resolve: async (_root, { year, code }, context) => ({
      csv: await exportSellerYears(context, { year, code: code ?? null }),
    }),
  }),
);
