import { currentLocale } from '#src/i18n/i18n.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { reportRequest, reportStatus } from '#src/platform/connectivity/connectivity.ts';
import { isCurrentToken, session$, signOut } from '#src/platform/session/session.ts';
import { GraphqlError, NetworkError, ServerUnavailableError } from './errors.ts';
import type { GraphqlQuestion, TypedDocumentString } from './typed-document.ts';

/** Sends a GraphQL request and returns its response. */
export type Transport = (question: GraphqlQuestion) => Promise<Answer>;

let transportOfPage: () => Transport | null = () => null;

/**
 * Makes the requests of a page that the server renders run in the same process, where nobody is signed in. Returns
 * null outside of any page.
 */
export function answerInProcess(ofPage: () => Transport | null): void {
  transportOfPage = ofPage;
}

/** Default time limit of a request, in milliseconds. */
const usualLimit = 20_000;

export interface RequestOptions {
  /** Aborts the request; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Replaces the session's token. Only for ending the token of a person who has signed out. */
  readonly token?: string;
  /** Lets the request outlive the page. For small requests that are sent while the page is being left. */
  readonly keepalive?: boolean;
  /** Time limit of the request, in milliseconds. */
  readonly timeLimit?: number;
}

/**
 * Sends a request to the server with the token of the signed-in person (AUTH-029). Resolves to the data; refusals are
 * members of the result's union. Rejects with NetworkError, ServerUnavailableError or GraphqlError.
 */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const question = document.questionWith(variables);
  const inProcess = transportOfPage();
  if (inProcess !== null) return dataOf(await inProcess(question), 500);
  const token = options.token ?? session$.value?.token ?? null;
  const response = await send(question, token, options);
  const data = dataOf<Result>(await readAnswer(response, options), response.status);
  if (isNotSignedIn(data)) forgetToken(token);
  return data;
}

function dataOf<Result>(answer: Answer, status: number): Result {
  const [error] = answer.errors ?? [];
  if (error !== undefined) {
    const { errorCode, requestId } = error.extensions ?? {};
    throw new GraphqlError(error.message, errorCode ?? 'unknown', requestId ?? null);
  }
  if (answer.data === undefined || answer.data === null) throw new ServerUnavailableError(status, null);
  return answer.data as Result;
}

async function send(
  question: GraphqlQuestion,
  token: string | null,
  { signal, keepalive = false, timeLimit = usualLimit }: RequestOptions,
): Promise<Response> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(apiAddress('/graphql'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': currentLocale(),
        ...(token === null ? {} : { authorization: `Token ${token}` }),
      },
      body: JSON.stringify(question),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      keepalive,
    });
    reportRequest('reached');
    reportStatus(response.status);
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    reportRequest('failed');
    throw new NetworkError(error instanceof Error ? error.message : 'no answer');
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly errorCode?: string; readonly requestId?: string };
  }[];
}

async function readAnswer(response: Response, { signal }: RequestOptions): Promise<Answer> {
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait * 1000 : null;
  if (response.status >= 500 || response.status === 429) {
    throw new ServerUnavailableError(response.status, retryAfter);
  }
  const body = await readBody(response, signal);
  try {
    return JSON.parse(body) as Answer;
  } catch {
    // The response is not JSON, so something between the app and the server answered, such as a captive portal.
    throw new ServerUnavailableError(response.status, retryAfter);
  }
}

/** Reads the body. Abort, time limit and a dropped connection can still occur after the headers have arrived. */
async function readBody(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    reportRequest('failed');
    throw new NetworkError(error instanceof Error ? error.message : 'no answer');
  }
}

function isNotSignedIn(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      '__typename' in value &&
      value.__typename === 'UserNotAuthenticatedError',
  );
}

/**
 * Signs out when the server no longer accepts this token (AUTH-015). A token that was replaced meanwhile is ignored.
 */
function forgetToken(token: string | null): void {
  if (isCurrentToken(token)) signOut('expired');
}
