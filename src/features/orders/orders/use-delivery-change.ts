import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused } from '#src/data/graphql/command-problem.ts';
import { useGuestKey } from './guest-key.ts';
import { ChangeGuestOrderDocument } from './guest-orders.gen.ts';
import {
  CancelLateOrderDocument,
  SetTransportHandledBySellerDocument,
  UpdateDeliveryStatusDocument,
} from './orders.gen.ts';

export type DeliveryChange =
  | { readonly kind: 'arrive' | 'hand_off' | 'confirm' | 'cancel_late' }
  | { readonly kind: 'transport'; readonly bySeller: boolean };

const flags = {
  arrive: { hasArrived: true },
  hand_off: { isHandedOff: true },
  confirm: { isConfirmed: true },
} as const;

interface Sent {
  readonly uuid: string;
  readonly change: DeliveryChange;
  readonly commandId: string;
}

async function send(sent: Sent, guestKey: string | null): Promise<void> {
  const answer = await (guestKey === null ? answered(sent) : answeredGuest(sent, guestKey));
  if ('errorCode' in answer) throw new CommandRefused(answer.message);
}

async function answeredGuest({ change, commandId }: Sent, key: string) {
  const { kind } = change;
  if (kind !== 'confirm' && kind !== 'cancel_late') throw new Error(`a guest order has no ${kind}`);
  return (await request(ChangeGuestOrderDocument, { key, event: kind, commandId })).changeGuestOrder;
}

async function answered({ uuid, change, commandId }: Sent) {
  if (change.kind === 'transport') {
    const variables = { deliveryUuid: uuid, transportHandledBySeller: change.bySeller };
    return (await request(SetTransportHandledBySellerDocument, variables)).setTransportHandledBySeller;
  }
  if (change.kind === 'cancel_late')
    return (await request(CancelLateOrderDocument, { deliveryUuid: uuid, commandId })).cancelLateOrder;
  const variables = { uuid, commandId, ...flags[change.kind] };
  return (await request(UpdateDeliveryStatusDocument, variables)).updateDeliveryStatus;
}

/**
 * Applies a transition to a delivery. Orders are refetched afterwards, also after a refusal, because the other side
 * may have changed the delivery. `change` resolves to whether it succeeded; a retry of the same change has the same
 * idempotency key.
 */
export function useDeliveryChange(uuid: string) {
  const client = useQueryClient();
  const guestKey = useGuestKey();
  const ids = useCommandIds();
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (given: DeliveryChange) => send({ uuid, change: given, commandId: ids.of(given) }, guestKey),
    onSuccess: ids.settle,
    onSettled: () =>
      client.invalidateQueries({ queryKey: [guestKey === null ? 'order-products' : 'guest-order'] }),
  });
  const change = async (given: DeliveryChange): Promise<boolean> =>
    await mutateAsync(given).then(
      () => true,
      () => false,
    );
  return { change, error, isPending, pending: isPending ? (variables?.kind ?? null) : null };
}
