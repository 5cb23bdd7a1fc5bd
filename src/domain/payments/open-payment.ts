/** True while the bank has the payment in hand: paying again would pay twice. */
export function isBeingProcessed(payment: { readonly status: string } | null | undefined): boolean {
  return payment?.status === 'reserved';
}
