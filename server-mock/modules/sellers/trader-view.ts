import { needsTraderDetails } from '#domain/seller/trader.ts';
import { FailedToCreateError } from '../../graphql/errors.ts';
import type { Seller } from './public.ts';

/** Throws FailedToCreateError for a trader who has not declared their identity and so cannot publish. */
export function requireTraderDetails({ type, self_certified_at: selfCertifiedAt }: Seller): void {
  if (needsTraderDetails({ type, selfCertifiedAt }))
    throw new FailedToCreateError('seller_self_certification');
}
