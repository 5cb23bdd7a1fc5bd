import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TransportSide } from '#domain/transports/dimensions.ts';
import { request } from '#src/data/graphql/client.ts';
import { transportKey } from './transport-query.ts';
import {
  ProposeTransportDatesDocument,
  RejectTransportDatesDocument,
  SelectTransportDateDocument,
  StartTransportPlanningDocument,
  type TransportDetailFragment,
  UpdateTransportDimensionsDocument,
} from './transports.gen.ts';

export type TransportSizes = Readonly<Record<TransportSide, number>>;

/** An action of one side. Days are YYYY-MM-DD (TRANS-021). */
export type TransportStep =
  | { readonly kind: 'start' }
  /** `sizes` is null if the dimensions are unchanged. */
  | { readonly kind: 'propose'; readonly dates: readonly string[]; readonly sizes: TransportSizes | null }
  | { readonly kind: 'select'; readonly id: string; readonly day: string }
  | { readonly kind: 'reject'; readonly id: string };

/** The server's refusal, in the reader's language. */
export class StepRefused extends Error {}

type Answer =
  | ({ readonly __typename: 'BrengerTransport' } & TransportDetailFragment)
  | { readonly errorCode: string; readonly message: string };

function transportIn(answer: Answer): TransportDetailFragment {
  if ('errorCode' in answer) throw new StepRefused(answer.message);
  return answer;
}

async function send(uuid: string, step: TransportStep, commandId: string): Promise<TransportDetailFragment> {
  if (step.kind === 'start') {
    const reply = await request(StartTransportPlanningDocument, { deliveryUuid: uuid, commandId });
    return transportIn(reply.startTransportPlanning);
  }
  if (step.kind === 'select') {
    const choice = { id: step.id, selectedDate: step.day, commandId };
    return transportIn((await request(SelectTransportDateDocument, choice)).selectTransportDate);
  }
  if (step.kind === 'reject') {
    const answer = { id: step.id, status: 'REJECTED', rejectedBy: 'BUYER', commandId } as const;
    return transportIn((await request(RejectTransportDatesDocument, answer)).rejectTransportDates);
  }
  if (step.sizes !== null) {
    const reply = await request(UpdateTransportDimensionsDocument, { uuid, ...step.sizes });
    transportIn(reply.updateTransportDimensions);
  }
  const own = { submittedBy: 'SELLER', status: 'PROPOSED' } as const;
  const proposal = { ...own, dates: [...step.dates], commandId };
  const reply = await request(ProposeTransportDatesDocument, { brengerTransportUuid: uuid, ...proposal });
  return transportIn(reply.proposeTransportDates);
}

/**
 * Performs a step of the planning. The server's response is shown immediately; after an error the transport is
 * refetched, because the other side may have acted first. `take` resolves to whether the step succeeded; a retry of
 * the same step has the same idempotency key.
 */
export function useTransportStep(userId: string, uuid: string) {
  const client = useQueryClient();
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (step: TransportStep) => {
      const key = JSON.stringify(step);
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      return send(uuid, step, intent.current.commandId);
    },
    onSuccess: (transport) => client.setQueryData(transportKey(userId, uuid), transport),
    onError: () => client.invalidateQueries({ queryKey: transportKey(userId, uuid) }),
  });
  const take = async (step: TransportStep): Promise<boolean> =>
    await mutateAsync(step).then(
      () => true,
      () => false,
    );
  return { take, error, isPending, pending: isPending ? (variables?.kind ?? null) : null };
}

export type TransportStepping = ReturnType<typeof useTransportStep>;
