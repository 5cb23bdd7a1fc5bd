import { distinctUntilChanged, map, pairwise } from 'rxjs';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import type { Buyer } from '#domain/checkout/checkout-rules.ts';
import { session$ } from '#src/platform/session/session.ts';

/** The values of step 3 that were typed and not sent yet. */
export interface CheckoutDraft {
  readonly typed: Partial<Buyer>;
  /** The billing address; null for the delivery address. */
  readonly billing: AddressPlace | null;
  /** The billing address that was typed before "the same address" was ticked. */
  readonly otherBilling: AddressPlace | null;
}

/** By cart, and only in memory: nothing is stored on the device. */
const drafts = new Map<string, CheckoutDraft>();

export function draftOf(cartUuid: string): CheckoutDraft | null {
  return drafts.get(cartUuid) ?? null;
}

export function storeDraft(cartUuid: string, draft: CheckoutDraft): void {
  drafts.set(cartUuid, draft);
}

/** To be called when the cart was paid. */
export function dropDraft(cartUuid: string): void {
  drafts.delete(cartUuid);
}

// The drafts of an account are removed when it signs out.
session$
  .pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
    pairwise(),
  )
  .subscribe(([before]) => {
    if (before !== null) drafts.clear();
  });
