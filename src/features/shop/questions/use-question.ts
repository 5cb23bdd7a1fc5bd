import { useState } from 'react';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import {
  type QuestionInput,
  type QuestionProblem,
  questionProblems,
} from '#domain/question/question-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
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
  const ids = useCommandIds();

  const send = async (input: QuestionInput): Promise<void> => {
    const found = questionProblems(input, { acceptViewings, today: amsterdamDay(new Date()) });
    setProblems(found);
    if (found.length > 0) return;
    setState({ at: 'sending' });
    try {
      const question = { ...input, email: input.email.trim(), days: [...input.days], productUuid };
      const variables = { ...question, commandId: ids.of(question) };
      const { askSeller } = await request(AskSellerDocument, variables);
      setState('errorCode' in askSeller ? { at: 'refused', message: askSeller.message } : { at: 'sent' });
    } catch {
      // The request may have arrived; a retry is idempotent.
      setState({ at: 'unreached' });
    }
  };

  const edit = () => {
    // The question stays as it was sent until there is an answer, and no other one goes out beside it.
    if (state.at === 'sending') return;
    setProblems([]);
    setState({ at: 'typing' });
  };
  return { state, problems, send, edit };
}
