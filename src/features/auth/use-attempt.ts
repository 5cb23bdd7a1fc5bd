import { useState } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { type AuthProblem, type AuthSentence, problemOf, refusalProblem } from './auth-messages.ts';

/** A server's refusal, as every error of the API has it. */
export interface Refusal {
  readonly errorCode: string;
  readonly message: string;
  /** For the second step of a sign-in. */
  readonly ticket?: string | null;
}

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface AttemptPlan<Value> {
  /** What is wrong with what was typed; the server is asked only when nothing is. */
  readonly found: readonly AuthProblem[];
  readonly ask: () => Promise<Answer<Value>>;
  readonly onDone: (value: Value) => void | Promise<void>;
  /** True when the refusal leads to another screen instead of a sentence. */
  readonly onRefused?: (refusal: Refusal) => boolean;
  /** The sentence for a refusal without words of its own. */
  readonly fallback?: AuthSentence;
  /** What a code means on this screen. */
  readonly sentences?: Readonly<Record<string, AuthSentence>>;
}

interface State {
  readonly problems: readonly AuthProblem[];
  /** Grows with each attempt that did not work, so that the focus goes to what is wrong. */
  readonly refusals: number;
  readonly isBusy: boolean;
}

/** One attempt after the other to send a form of the panel, each with its sentences; what was typed is never touched. */
export function useAttempt() {
  const [state, setState] = useState<State>({ problems: [], refusals: 0, isBusy: false });
  const refuse = (problems: readonly AuthProblem[]) =>
    setState((before) => ({ problems, refusals: before.refusals + 1, isBusy: false }));

  const attempt = async <Value>(plan: AttemptPlan<Value>): Promise<void> => {
    if (plan.found.length > 0) return refuse(plan.found);
    setState((before) => ({ ...before, problems: [], isBusy: true }));
    const fallback = plan.fallback ?? 'error_try_again';
    try {
      const answer = await plan.ask();
      if (answer.kind === 'done') await plan.onDone(answer.value);
      else if (plan.onRefused?.(answer.refusal) !== true) {
        return refuse([refusalProblem(answer.refusal, fallback, plan.sentences)]);
      }
      setState((before) => ({ ...before, problems: [], isBusy: false }));
    } catch (error) {
      logger.warn('auth_attempt_failed', { error: errorText(error) });
      refuse([problemOf(error instanceof NetworkError ? 'no_connection' : 'error_try_again')]);
    }
  };
  /** The problems of a field go when it is changed. */
  const forget = (field: AuthProblem['field']) =>
    setState((before) =>
      before.problems.length === 0
        ? before
        : { ...before, problems: before.problems.filter((one) => one.field !== field && one.field !== null) },
    );
  return { ...state, attempt, forget };
}

export type Attempt = ReturnType<typeof useAttempt>;
