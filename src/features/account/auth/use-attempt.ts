import { useState } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { type AuthProblem, type AuthSentence, problemOf, refusalProblem } from './auth-messages.ts';

/** A refusal of the server, in the shape of every error of the API. */
export interface Refusal {
  readonly errorCode: string;
  readonly message: string;
  /** Only for the second step of a sign-in. */
  readonly ticket?: string | null;
}

export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface AttemptPlan<Value> {
  /** The problems of the typed values; the request is sent only when there are none. */
  readonly found: readonly AuthProblem[];
  readonly ask: () => Promise<Answer<Value>>;
  readonly onDone: (value: Value) => void | Promise<void>;
  /** Returns true when the refusal leads to another screen instead of a message. */
  readonly onRefused?: (refusal: Refusal) => boolean;
  /** The message for a refusal that has none. */
  readonly fallback?: AuthSentence;
  /** The message of a code on this screen. */
  readonly sentences?: Readonly<Record<string, AuthSentence>>;
}

interface State {
  readonly problems: readonly AuthProblem[];
  /** Increases with each failed attempt, so that the focus moves to the problem. */
  readonly refusals: number;
  readonly isBusy: boolean;
}

/** Sends a form of the panel, one attempt at a time, with the messages of each; typed values are never changed. */
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
  /** Removes the problems of a field when it is changed. */
  const forget = (field: AuthProblem['field']) =>
    setState((before) =>
      before.problems.length === 0
        ? before
        : { ...before, problems: before.problems.filter((one) => one.field !== field && one.field !== null) },
    );
  return { ...state, attempt, forget };
}

export type Attempt = ReturnType<typeof useAttempt>;
