import { useRef, useState } from 'react';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import {
  type QuestionInput,
  type QuestionProblem,
  questionProblems,
} from '#domain/question/question-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { AskSellerDocument } from './questions.gen.ts';

type State =
  | { readonly at: 'typing' | 'sending' | 'sent' | 'unreached' }
  | { readonly at: 'refused'; readonly message: string };

/**
 * Sends a question, validated here and then by the server. A retry of the same question has the same idempotency key.
 */
export function useQuestion(productUuid: string, acceptViewings: boolean) {
  const [state, setState] = useState<State>({ at: 'typing' });
  const [problems, setProblems] = useState<readonly QuestionProblem[]>([]);
  const intent = useRef<{ readonly key: string; readonly id: string } | null>(null);

  const send = async (input: QuestionInput): Promise<void> => {
    const found = questionProblems(input, { acceptViewings, today: amsterdamDay(new Date()) });
    setProblems(found);
    if (found.length > 0) return;
    const key = JSON.stringify(input);
    if (intent.current?.key !== key) intent.current = { key, id: crypto.randomUUID() };
    setState({ at: 'sending' });
    try {
      const variables = {
        ...input,
        email: input.email.trim(),
        days: [...input.days],
        productUuid,
        commandId: intent.current.id,
      };
      const { askSeller } = await request(AskSellerDocument, variables);
      setState('errorCode' in askSeller ? { at: 'refused', message: askSeller.message } : { at: 'sent' });
    } catch {
      // The request may have arrived; a retry is idempotent.
      setState({ at: 'unreached' });
    }
  };

  const edit = () => {
    setProblems([]);
    setState({ at: 'typing' });
  };
  return { state, problems, send, edit };
}
