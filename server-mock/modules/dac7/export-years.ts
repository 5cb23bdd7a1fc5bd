import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';
import { requireFreshCode } from '../auth/public.ts';
import { requireYear } from './read-years.ts';
import { reportedYearsCsv } from './year-files.ts';

/**
 * Exports the figures of a year for the tax authority and records it in the audit log. Throws ValidationError
 * `seller_year_unknown`, the errors of requireFreshCode, and TooManyRequestsError.
 */
export async function exportSellerYears(
  context: GraphqlContext,
  { year, code }: { readonly year: number; readonly code: string | null },
): Promise<string> {
  const viewer = signedIn(context);
  requireYear(year, context.clock.now());
  // The attempt is counted before the code is checked.
  if (code !== null) await context.limits.spend(limitRules.secondFactor, viewer.userId);
  const csv = await command(context, { name: 'exportSellerYears', body: { year } }, async (scope) => {
    // The file contains names, addresses and account numbers, so a session alone is not enough.
    await requireFreshCode(scope, context, viewer.userId, code);
    const file = await reportedYearsCsv(scope.tx, year);
    const details = { year, sellers: file.count };
    await audit(scope.tx, context, { kind: 'staff_seller_years_exported', userId: null, details });
    return file.csv;
  });
  if (code !== null) await context.limits.giveBack(limitRules.secondFactor, viewer.userId);
  return csv;
}
