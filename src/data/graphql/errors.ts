/** There was no answer: no network, a dropped connection or the time limit. Retrying may help. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered that it is unavailable. Retrying later may help. */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerUnavailableError';
  readonly status: number;
  /** Milliseconds that the server asked to wait; null if it did not say. */
  readonly retryAfter: number | null;
  constructor(status: number, retryAfter: number | null) {
    super(`The server answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The server answered with an error. `message` is the server's text; retrying changes nothing. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError';
  /** In snake_case, as named by the server; 'unknown' if it named none. */
  readonly errorCode: string;
  /** For the person to quote to support; null if there is none. */
  readonly requestId: string | null;
  constructor(message: string, errorCode: string, requestId: string | null) {
    super(message);
    this.errorCode = errorCode;
    this.requestId = requestId;
  }
}

/** The statuses with which the server refuses a request before it executes anything: too many, or out of service. */
const refusedUnexecuted = [429, 503];

/**
 * True when a command failed without an answer about it, so that the server may have executed it: nothing came back,
 * or something in between answered, such as a gateway that waited too long.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ServerUnavailableError) return !refusedUnexecuted.includes(error.status);
  return error instanceof NetworkError;
}

/** True for failures that may be temporary. */
export function isTemporary(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof ServerUnavailableError;
}
