/** Nobody answered: no network, a cut connection, or the time limit. Asking again may help. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server answered that it cannot serve now. Asking again later may help. */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerUnavailableError';
  readonly status: number;
  /** Milliseconds that the server asked to wait; null when it did not say. */
  readonly retryAfter: number | null;
  constructor(status: number, retryAfter: number | null) {
    super(`The server answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The server answered with an error of its own making. `message` is its sentence; asking again changes nothing. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError';
  /** snake_case, as the server names it; 'unknown' when it did not. */
  readonly errorCode: string;
  /** To name to support; null when there is none. */
  readonly requestId: string | null;
  constructor(message: string, errorCode: string, requestId: string | null) {
    super(message);
    this.errorCode = errorCode;
    this.requestId = requestId;
  }
}

/** True for failures that may pass by themselves. */
export function isTemporary(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof ServerUnavailableError;
}
