import { createContext, useContext, useSyncExternalStore } from 'react';

/** What reserves a product for the reader: an open payment, or an accepted bid that is to be paid. */
export type OwnReservation = 'payment' | 'bid';

/** The uuids of the products that are reserved for the reader, by what reserves them. */
interface Reservations {
  readonly payments: readonly string[];
  readonly bids: readonly string[];
}

/** The same as they are now and as they change. */
interface ReservationSource {
  readonly value: Reservations;
  subscribe(changed: () => void): { unsubscribe(): void };
}

const nothing: Reservations = { payments: [], bids: [] };
const none: ReservationSource = { value: nothing, subscribe: () => ({ unsubscribe: () => undefined }) };

/**
 * Where tiles learn what their reader has reserved. The value is a source that never changes, not the list: a context
 * that changes above a part of the page that is not hydrated yet makes React throw the server's part away.
 */
export const OwnReservations = createContext(none);

/** A fact of what is reserved for the reader; only a change of that fact renders again. */
function useReservations<Fact extends string | boolean | null>(
  read: (reservations: Reservations) => Fact,
): Fact {
  const source = useContext(OwnReservations);
  return useSyncExternalStore(
    (changed) => {
      const subscription = source.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => read(source.value),
    () => read(nothing),
  );
}

/** What reserves a product for the reader, to whom it is not "reserved"; null when nothing does. */
export function useOwnReservation(uuid: string): OwnReservation | null {
  return useReservations(({ payments, bids }) =>
    payments.includes(uuid) ? 'payment' : bids.includes(uuid) ? 'bid' : null,
  );
}

/** Whether accepted bids of the reader reserve each of these products. */
export function useAllOwnBids(uuids: readonly string[]): boolean {
  return useReservations(({ bids }) => uuids.length > 0 && uuids.every((uuid) => bids.includes(uuid)));
}
