import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';

/**
 * Counts a search against the caller's limit (S12), except the server's own searches while it renders a page. Throws
 * TooManyRequestsError.
 */
export async function spendSearch({ limits, ip, isPage }: GraphqlContext): Promise<void> {
  if (!isPage) await limits.spend(limitRules.search, ip);
}
