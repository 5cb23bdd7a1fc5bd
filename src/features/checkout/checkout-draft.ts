import { distinctUntilChanged, map, pairwise } from 'rxjs';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import type { Buyer } from '#domain/checkout/checkout-rules.ts';
import { session$ } from '#src/platform/session/session.ts';

/** What was typed into step 3 and is not sent yet. */
export interface CheckoutDraft {
  readonly typed: Partial<Buyer>;
  /** Where the invoice goes; null for the address of the delivery. */
  readonly billing: AddressPlace | null;
  /** The other address that was typed before "the same" was ticked. */
  readonly otherBilling: AddressPlace | null;
}

/** Per cart, for as long as this page is open: nothing of it is kept on the device. */
const drafts = new Map<string, CheckoutDraft>();

export function draftOf(cartUuid: string): CheckoutDraft | null {
  return drafts.get(cartUuid) ?? null;
}

export function storeDraft(cartUuid: string, draft: CheckoutDraft): void {
  drafts.set(cartUuid, draft);
}

/** The cart was bought. */
export function dropDraft(cartUuid: string): void {
  drafts.delete(cartUuid);
}

// What an account typed goes with it.
session$
  .pipe(
    map((session) => session?.userId ?? null),
    distinctUntilChanged(),
    pairwise(),
  )
  .subscribe(([before]) => {
    if (before !== null) drafts.clear();
  });
