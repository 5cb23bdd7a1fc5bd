import { useRef, useState } from 'react';
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

/** A question on its way: checked here, then by the server; the same question sent again is one question. */
export function useQuestion(productUuid: string, acceptViewings: boolean) {
  const [state, setState] = useState<State>({ at: 'typing' });
  const [problems, setProblems] = useState<readonly QuestionProblem[]>([]);
  const intent = useRef<{ readonly key: string; readonly id: string } | null>(null);

  const send = async (input: QuestionInput): Promise<void> => {
    const found = questionProblems(input, { acceptViewings });
    setProblems(found);
    if (found.length > 0) return;
    const key = JSON.stringify(input);
    if (intent.current?.key !== key) intent.current = { key, id: crypto.randomUUID() };
    setState({ at: 'sending' });
    try {
      const variables = { ...input, email: input.email.trim(), productUuid, commandId: intent.current.id };
      const { askSeller } = await request(AskSellerDocument, variables);
      setState('errorCode' in askSeller ? { at: 'refused', message: askSeller.message } : { at: 'sent' });
    } catch {
      // Whether it arrived is not known; sending the same again is safe.
      setState({ at: 'unreached' });
    }
  };

  const edit = () => {
    setProblems([]);
    setState({ at: 'typing' });
  };
  return { state, problems, send, edit };
}
