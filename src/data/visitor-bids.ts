import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

const bidSchema = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  productUuid: v.pipe(v.string(), v.uuid()),
  /** The key that opens the bid without an account. */
  key: v.pipe(v.string(), v.minLength(1)),
});

/** A bid that a visitor placed or opened on this device. */
export type VisitorBid = v.InferOutput<typeof bidSchema>;

/** Bids wait five days for an answer and five for the payment, so nobody has more at the same time. */
const mostBids = 30;

function read(): readonly VisitorBid[] {
  try {
    if (typeof localStorage === 'undefined') return [];
    const stored = v.safeParse(
      v.array(bidSchema),
      JSON.parse(localStorage.getItem(localKeys.visitorBids) ?? '[]'),
    );
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

/** The latest bid first. In a browser that stores nothing they last until the page is closed. */
export const visitorBids$ = new BehaviorSubject<readonly VisitorBid[]>(read());

function write(bids: readonly VisitorBid[]): void {
  try {
    if (bids.length === 0) localStorage.removeItem(localKeys.visitorBids);
    else localStorage.setItem(localKeys.visitorBids, JSON.stringify(bids));
  } catch (error) {
    logger.warn('visitor_bids_not_stored', { error: errorText(error) });
  }
  visitorBids$.next(bids);
}

/** Stores a bid. A visitor has one bid per product (BID-016), so it replaces an earlier one. */
export function storeVisitorBid(bid: VisitorBid): void {
  const known = visitorBids$.value.find(({ uuid }) => uuid === bid.uuid);
  if (known?.key === bid.key) return;
  const others = visitorBids$.value.filter(({ productUuid }) => productUuid !== bid.productUuid);
  write([bid, ...others].slice(0, mostBids));
}

/** Removes a bid that the server no longer opens. */
export function forgetVisitorBid(uuid: string): void {
  const left = visitorBids$.value.filter((bid) => bid.uuid !== uuid);
  if (left.length < visitorBids$.value.length) write(left);
}

export function forgetVisitorBids(): void {
  if (visitorBids$.value.length > 0) write([]);
}

/** Follows changes from other tabs of this browser; returns the function that stops it. */
export function followVisitorBids(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === localKeys.visitorBids || key === null) visitorBids$.next(read());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
