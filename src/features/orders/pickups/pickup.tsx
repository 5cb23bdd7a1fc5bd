import { useQuery } from '@tanstack/react-query';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { Appointment } from './appointment.tsx';
import { HandOver } from './hand-over.tsx';
import { guestOwner, type PickupAccess } from './pickup-access.ts';
import { PickupFrame, PickupLoading } from './pickup-frame.tsx';
import { pickupQuery } from './pickup-query.ts';

export interface PickupProps {
  readonly userId: string;
  readonly deliveryUuid: string;
}

/** A hand-over in person: the appointment, and the proof that it took place. */
export function Pickup({ userId, deliveryUuid }: PickupProps) {
  return <PickupParts access={{ userId, linkKey: null }} deliveryUuid={deliveryUuid} />;
}

export interface GuestPickupProps {
  /** The key of the emailed link to the order. */
  readonly linkKey: string;
  readonly deliveryUuid: string;
}

/** The hand-over for a buyer without an account. */
export function GuestPickup({ linkKey, deliveryUuid }: GuestPickupProps) {
  return <PickupParts access={{ userId: guestOwner, linkKey }} deliveryUuid={deliveryUuid} />;
}

interface PickupPartsProps {
  readonly access: PickupAccess;
  readonly deliveryUuid: string;
}

function PickupParts({ access, deliveryUuid }: PickupPartsProps) {
  const { data, error, isFetching, refetch } = useQuery(pickupQuery(access, deliveryUuid));
  const isOffline = useIsOffline(error);
  // The delivery has no hand-over in person, or no longer has one.
  if (data === null) return null;
  if (data === undefined && error === null) return <PickupLoading />;
  return (
    <PickupFrame>
      {data === undefined ? (
        <LoadProblem isOffline={isOffline} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Appointment access={access} pickup={data} isOffline={isOffline} />
          <HandOver access={access} pickup={data} isOffline={isOffline} />
        </>
      )}
    </PickupFrame>
  );
}
