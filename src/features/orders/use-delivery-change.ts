import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { SetTransportHandledBySellerDocument, UpdateDeliveryStatusDocument } from './orders.gen.ts';

export type DeliveryChange =
  | { readonly kind: 'arrive' | 'hand_off' | 'confirm' }
  | { readonly kind: 'dispute'; readonly complaint: string }
  | { readonly kind: 'transport'; readonly bySeller: boolean };

/** The server's refusal, in the reader's language. */
export class ChangeRefused extends Error {}

const flags = {
  arrive: { hasArrived: true },
  hand_off: { isHandedOff: true },
  confirm: { isConfirmed: true },
  dispute: { isInReview: true },
} as const;

async function send(uuid: string, change: DeliveryChange, commandId: string): Promise<void> {
  const told = await answered(uuid, change, commandId);
  if ('errorCode' in told) throw new ChangeRefused(told.message);
}

async function answered(uuid: string, change: DeliveryChange, commandId: string) {
  if (change.kind === 'transport') {
    const variables = { deliveryUuid: uuid, transportHandledBySeller: change.bySeller };
    return (await request(SetTransportHandledBySellerDocument, variables)).setTransportHandledBySeller;
  }
  const complaint = change.kind === 'dispute' ? { complaint: change.complaint } : {};
  const variables = { uuid, commandId, ...flags[change.kind], ...complaint };
  return (await request(UpdateDeliveryStatusDocument, variables)).updateDeliveryStatus;
}

/**
 * Moves a delivery on. Orders are asked for anew, also after a refusal: what became of it may be news. `change` resolves
 * to whether it went through; the same change again is the same intent.
 */
export function useDeliveryChange(uuid: string) {
  const client = useQueryClient();
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (given: DeliveryChange) => {
      const key = JSON.stringify(given);
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      return send(uuid, given, intent.current.commandId);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order-products'] }),
  });
  const change = async (given: DeliveryChange): Promise<boolean> =>
    await mutateAsync(given).then(
      () => true,
      () => false,
    );
  return { change, error, isPending, pending: isPending ? (variables?.kind ?? null) : null };
}

export type DeliveryChanging = ReturnType<typeof useDeliveryChange>;
