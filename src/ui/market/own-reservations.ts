import { createContext, useContext, useSyncExternalStore } from 'react';

/** What reserves a product for the reader: an open payment, or an accepted bid that is to be paid. */
export type OwnReservation = 'payment' | 'bid';

/** The uuids of the products reserved for the reader, by what reserves them. */
interface Reservations {
  readonly payments: readonly string[];
  readonly bids: readonly string[];
}

/** An observable of the reservations, with its current value. */
interface ReservationSource {
  readonly value: Reservations;
  subscribe(changed: () => void): { unsubscribe(): void };
}

const nothing: Reservations = { payments: [], bids: [] };
const none: ReservationSource = { value: nothing, subscribe: () => ({ unsubscribe: () => undefined }) };

/**
 * Provides tiles with the reader's own reservations. The value is a constant source instead of the list: if a context
 * value changes above a boundary that is not hydrated yet, React discards its server-rendered HTML.
 */
export const OwnReservations = createContext(none);

/** A value derived from the reader's reservations; re-renders only when that value changes. */
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

/** What reserves a product for the reader, who must not see it as "reserved"; null if nothing does. */
export function useOwnReservation(uuid: string): OwnReservation | null {
  return useReservations(({ payments, bids }) =>
    payments.includes(uuid) ? 'payment' : bids.includes(uuid) ? 'bid' : null,
  );
}

/** Whether each of these products is reserved by an accepted bid of the reader. */
export function useAllOwnBids(uuids: readonly string[]): boolean {
  return useReservations(({ bids }) => uuids.length > 0 && uuids.every((uuid) => bids.includes(uuid)));
}
