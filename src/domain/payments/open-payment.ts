/**
 * Returns true while the bank is processing the payment. A second payment in this state would charge the buyer twice.
 */
export function isBeingProcessed(payment: { readonly status: string } | null | undefined): boolean {
  return payment?.status === 'reserved';
}
