import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../products/product-ref.ts';
import { readReportsOfProduct } from './read-reports.ts';
import { StaffReportType } from './staff-report-object.ts';

builder.objectField(ProductType, 'staffReports', (t) =>
  t.field({
    type: [StaffReportType],
    description: 'Reports about it, the newest first; empty for anyone but staff.',
    resolve: ({ product }, _args, { db, viewer }) =>
      viewer?.isStaff === true ? readReportsOfProduct(db, product.id) : [],
  }),
);
