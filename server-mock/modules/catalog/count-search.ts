import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';

/** Counts a search of the caller (S12); what a page asks while it is made here is not theirs. Throws TooManyRequestsError. */
export async function spendSearch({ limits, ip, isPage }: GraphqlContext): Promise<void> {
  if (!isPage) await limits.spend(limitRules.search, ip);
}
