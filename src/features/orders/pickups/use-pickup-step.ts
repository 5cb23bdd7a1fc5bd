import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused } from '#src/data/graphql/command-problem.ts';
import type { PickupAccess } from './pickup-access.ts';
import { pickupKey } from './pickup-query.ts';
import {
  AcceptGuestPickupMomentDocument,
  AcceptPickupMomentDocument,
  KeepGuestPickupAppointmentDocument,
  KeepPickupAppointmentDocument,
  type PickupDetailFragment,
  ProposeGuestPickupMomentsDocument,
  ProposePickupMomentsDocument,
} from './pickups.gen.ts';

/** An action of a side on the appointment. Moments are ISO 8601. */
export type PickupStep =
  | { readonly kind: 'propose'; readonly moments: readonly string[] }
  | { readonly kind: 'accept'; readonly proposalUuid: string; readonly moment: string }
  | { readonly kind: 'keep' };

type Answer =
  | ({ readonly __typename: 'Pickup' } & PickupDetailFragment)
  | { readonly errorCode: string; readonly message: string };

async function answeredGuest(key: string, step: PickupStep, commandId: string): Promise<Answer> {
  if (step.kind === 'propose') {
    const variables = { key, moments: [...step.moments], commandId };
    return (await request(ProposeGuestPickupMomentsDocument, variables)).proposeGuestPickupMoments;
  }
  if (step.kind === 'accept') {
    const { proposalUuid, moment } = step;
    const variables = { key, proposalUuid, moment, commandId };
    return (await request(AcceptGuestPickupMomentDocument, variables)).acceptGuestPickupMoment;
  }
  return (await request(KeepGuestPickupAppointmentDocument, { key, commandId })).keepGuestPickupAppointment;
}

async function answered(deliveryUuid: string, step: PickupStep, commandId: string): Promise<Answer> {
  if (step.kind === 'propose') {
    const variables = { deliveryUuid, moments: [...step.moments], commandId };
    return (await request(ProposePickupMomentsDocument, variables)).proposePickupMoments;
  }
  if (step.kind === 'accept') {
    const { proposalUuid, moment } = step;
    const variables = { deliveryUuid, proposalUuid, moment, commandId };
    return (await request(AcceptPickupMomentDocument, variables)).acceptPickupMoment;
  }
  return (await request(KeepPickupAppointmentDocument, { deliveryUuid, commandId })).keepPickupAppointment;
}

/**
 * Runs an action on the appointment. The server's answer is shown at once; after a refusal the hand-over is refetched,
 * because the other side may have been faster. `take` resolves to whether it succeeded; a retry of the same action has
 * the same idempotency key.
 */
export function usePickupStep(access: PickupAccess, deliveryUuid: string) {
  const { linkKey } = access;
  const client = useQueryClient();
  const ids = useCommandIds();
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: async (step: PickupStep): Promise<PickupDetailFragment> => {
      const commandId = ids.of(step);
      const answer = await (linkKey === null
        ? answered(deliveryUuid, step, commandId)
        : answeredGuest(linkKey, step, commandId));
      if ('errorCode' in answer) throw new CommandRefused(answer.message);
      return answer;
    },
    onSuccess: async (pickup) => {
      client.setQueryData(pickupKey(access, deliveryUuid), pickup);
      ids.settle();
      // The next step of the order follows from the appointment.
      await client.invalidateQueries({ queryKey: [linkKey === null ? 'order-products' : 'guest-order'] });
    },
    onError: () => client.invalidateQueries({ queryKey: pickupKey(access, deliveryUuid) }),
  });
  const take = async (step: PickupStep): Promise<boolean> =>
    await mutateAsync(step).then(
      () => true,
      () => false,
    );
  return { take, error, isPending, pending: isPending ? (variables?.kind ?? null) : null };
}
