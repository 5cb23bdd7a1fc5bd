import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

const bidSchema = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  productUuid: v.pipe(v.string(), v.uuid()),
  /** What opens it without an account. */
  key: v.pipe(v.string(), v.minLength(1)),
});

/** A bid that a visitor placed or opened on this device. */
export type VisitorBid = v.InferOutput<typeof bidSchema>;

/** Bids wait five days for an answer and five for the payment: nobody has more of them at once. */
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

/** The latest first; a browser that stores nothing keeps them for as long as the page is open. */
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

/** Remembers a bid; a product has one of each visitor (BID-016), so that it replaces an earlier one. */
export function storeVisitorBid(bid: VisitorBid): void {
  const known = visitorBids$.value.find(({ uuid }) => uuid === bid.uuid);
  if (known?.key === bid.key) return;
  const others = visitorBids$.value.filter(({ productUuid }) => productUuid !== bid.productUuid);
  write([bid, ...others].slice(0, mostBids));
}

/** The server does not open it any more. */
export function forgetVisitorBid(uuid: string): void {
  const left = visitorBids$.value.filter((bid) => bid.uuid !== uuid);
  if (left.length < visitorBids$.value.length) write(left);
}

export function forgetVisitorBids(): void {
  if (visitorBids$.value.length > 0) write([]);
}

/** Follows the other tabs of this browser; gives back the way to stop. */
export function followVisitorBids(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === localKeys.visitorBids || key === null) visitorBids$.next(read());
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
