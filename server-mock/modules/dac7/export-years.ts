import { audit } from '../../audit.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { withFreshCode } from '../auth/public.ts';
import { requireYear } from './read-years.ts';
import { reportedYearsCsv } from './year-files.ts';

/**
 * Exports the figures of a year for the tax authority and records it in the audit log. Throws ValidationError
 * `seller_year_unknown` and the errors of withFreshCode.
 */
export async function exportSellerYears(
  context: GraphqlContext,
  { year, code }: { readonly year: number; readonly code: string | null },
): Promise<string> {
  requireYear(year, context.clock.now());
  // The file contains names, addresses and account numbers, so a session alone is not enough.
  return await withFreshCode(context, { name: 'exportSellerYears', body: { year } }, code, async (scope) => {
    const file = await reportedYearsCsv(scope.tx, year);
    const details = { year, sellers: file.count };
    await audit(scope.tx, context, { kind: 'staff_seller_years_exported', userId: null, details });
    return file.csv;
  });
}
