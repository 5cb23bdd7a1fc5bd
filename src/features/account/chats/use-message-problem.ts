import { useLingui } from '@lingui/react/macro';
import { longestMessage, messageProblem } from '#domain/chat/chat-rules.ts';

/** Returns a function that says why a text cannot be sent as a message; null if it can. */
export function useMessageProblem(): (text: string) => string | null {
  const { t } = useLingui();
  return (text) => {
    const problem = messageProblem(text);
    if (problem === null) return null;
    return problem === 'message_empty'
      ? t`Write your message first.`
      : t`A message can have at most ${longestMessage} characters.`;
  };
}
