import type { GraphqlContext } from '../../../graphql/context.ts';
import { ValidationError } from '../../../graphql/errors.ts';
import type { VisitorBid } from '../bid-view.ts';
import { openBidByKey } from '../open-bid.ts';

/**
 * Opens a visitor's bid for the holder of its key, who may then read the messages about it. The emailed key confirms
 * the address; afterwards the key from the response to placing the bid is no longer enough. Throws ValidationError
 * `bid_link_wrong` or `bid_link_of_email_needed`.
 */
export async function openVisitorBid(
  context: GraphqlContext,
  link: { readonly uuid: string; readonly key: string },
): Promise<VisitorBid> {
  const found = await openBidByKey(context, link);
  if (found === null) throw new ValidationError('bid_link_wrong');
  const { bid, origin } = found;
  if (origin === 'placed' && bid.confirmed_at !== null) throw new ValidationError('bid_link_of_email_needed');
  return bid;
}
