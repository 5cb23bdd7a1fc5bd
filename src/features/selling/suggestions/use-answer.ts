import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import type { SuggestionRowFragment } from './suggestions.gen.ts';
import {
  AcceptSaleSuggestionDocument,
  RejectSaleSuggestionDocument,
  SetSuggestionPriceDocument,
} from './suggestions.gen.ts';

export type Answer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'own_price'; readonly price: number };

/** The server's refusal, in the reader's language. */
export class AnswerRefused extends Error {}

async function send(
  { uuid, product }: SuggestionRowFragment,
  answer: Answer,
  commandId: string,
): Promise<void> {
  const reply = await answered(uuid, product?.slug ?? '', answer, commandId);
  if ('errorCode' in reply) throw new AnswerRefused(reply.message);
}

async function answered(uuid: string, slug: string, answer: Answer, commandId: string) {
  switch (answer.kind) {
    case 'accept':
      return (await request(AcceptSaleSuggestionDocument, { uuid, commandId })).acceptProductSaleSuggestion;
    case 'decline':
      return (await request(RejectSaleSuggestionDocument, { uuid, commandId })).rejectProductSaleSuggestion;
    case 'own_price':
      return (await request(SetSuggestionPriceDocument, { uuid, slug, price: answer.price, commandId }))
        .updateSaleSuggestionPrice;
  }
}

const keyOf = (answer: Answer) => `${answer.kind} ${answer.kind === 'own_price' ? answer.price : ''}`;

interface Given {
  readonly answer: Answer;
  readonly onDone: () => void;
}

/**
 * Answers a suggestion. `onDone` is called on success. Dependent queries are refetched afterwards, also after a
 * refusal, because the suggestion may have changed; the mutation is pending until then.
 */
export function useAnswer(suggestion: SuggestionRowFragment) {
  const client = useQueryClient();
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  const refresh = () => invalidateOwnProducts(client);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ answer, onDone }: Given) => {
      const key = keyOf(answer);
      // A retry of the same answer has the same idempotency key, so a lost response changes nothing twice.
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      await send(suggestion, answer, intent.current.commandId);
      onDone();
      await refresh();
    },
    onError: refresh,
  });
  return {
    answer: (answer: Answer, onDone: () => void) => mutate({ answer, onDone }),
    error,
    isPending,
    /** The kind of the answer that is being sent. */
    pending: isPending ? (variables?.answer.kind ?? null) : null,
    reset,
  };
}

export type Answering = ReturnType<typeof useAnswer>;
