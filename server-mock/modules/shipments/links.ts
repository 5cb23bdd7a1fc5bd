import { isUuid } from '#domain/ids.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

/** The purposes of signed links about a parcel: the label for the seller, the webhook for the carrier. */
type ParcelLink = 'label' | 'webhook';

const signature = (secrets: Secrets, what: ParcelLink, deliveryId: string) =>
  secrets.sign(`shipment-${what}`, deliveryId);

/** A signed link that works without a session, because printers and carriers have none. */
export function parcelPath(secrets: Secrets, what: ParcelLink, deliveryId: string): string {
  return `/api/v2/shipments/${deliveryId}/${what}?signature=${signature(secrets, what, deliveryId)}`;
}

/** Whether the signature of a link is valid. */
export function isParcelLink(
  secrets: Secrets,
  what: ParcelLink,
  { deliveryId, given }: { readonly deliveryId: string; readonly given: string },
): boolean {
  return isUuid(deliveryId) && equalInConstantTime(given, signature(secrets, what, deliveryId));
}
