import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../log.ts';
import type { Locale, Sentence } from '../messages.ts';
import { AppError } from './errors.ts';

interface Request {
  readonly requestId: string;
  readonly locale: Locale;
  readonly sentence: Sentence;
  readonly log: Log;
}

/**
 * Reduces an error to what the caller may see. An AppError keeps its code; an invalid query keeps its message without
 * the suggestions, which reveal names of the schema; anything else is logged once and replaced by a general message
 * with the request's id (S21).
 */
export function maskError(error: unknown, request: Request): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof AppError) {
    return {
      message: request.sentence(cause.errorCode, request.locale),
      ...placeOf(error),
      extensions: { errorCode: cause.errorCode },
    };
  }
  if (
    error instanceof GraphQLError &&
    (cause === undefined || cause === null || cause instanceof GraphQLError)
  ) {
    return {
      message: withoutSuggestions(error.message),
      ...placeOf(error),
      extensions: { errorCode: 'invalid_query' },
    };
  }
  logOnce(cause, request);
  return {
    message: request.sentence('internal_error', request.locale),
    ...placeOf(error),
    extensions: { errorCode: 'internal_error', requestId: request.requestId },
  };
}

/** Faults by the request under which they were logged: fields that are loaded together fail with the same one. */
const logged = new WeakMap<object, string>();

function logOnce(cause: unknown, { log, requestId }: Request): void {
  if (typeof cause === 'object' && cause !== null) {
    if (logged.get(cause) === requestId) return;
    logged.set(cause, requestId);
  }
  log.error({ err: cause, requestId }, 'unexpected fault');
}

export function maskResult(
  result: { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined },
  request: Request,
): FormattedExecutionResult {
  const data = (result.data ?? null) as Record<string, unknown> | null;
  if (result.errors === undefined || result.errors.length === 0) return { data };
  return { data, errors: result.errors.map((error) => maskError(error, request)) };
}

function placeOf(error: unknown): Pick<GraphQLFormattedError, 'path'> {
  return error instanceof GraphQLError && error.path !== undefined ? { path: error.path } : {};
}

function withoutSuggestions(message: string): string {
  return message.replace(/ ?Did you mean .*\?$/su, '');
}
