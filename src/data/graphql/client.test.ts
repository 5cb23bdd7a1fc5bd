import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectTokenEnd, session$, signIn, signOutReason } from '#src/platform/session/session.ts';
import { request } from './client.ts';
import { commandProblem } from './command-problem.ts';
import { GraphqlError, NetworkError, ServerUnavailableError } from './errors.ts';
import { TypedDocumentString } from './typed-document.ts';

const document = new TypedDocumentString<{ me: { __typename: string } }, Record<string, never>>(
  'query',
  'Me',
  'query Me { me { __typename } }',
);
const session = { token: 't1', userId: 'u1', email: 'a@b.test', name: 'A', isStaff: false, sellerId: null };
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  session$.next(null);
});
afterEach(() => vi.unstubAllGlobals());

const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);

describe('request', () => {
  test('AUTH-029 the token goes along as the authorization header, and none for a visitor', async () => {
    answer({ data: { me: { __typename: 'User' } } });
    await request(document, {});
    expect(sentHeaders().has('authorization')).toBe(false);
    fetched.mockReset();
    signIn(session);
    answer({ data: { me: { __typename: 'User' } } });
    await request(document, {});
    expect(sentHeaders().get('authorization')).toBe('Token t1');
  });

  test('AUTH-015 a not-authenticated answer drops the stored token and gives the reason', async () => {
    signIn(session);
    answer({ data: { me: { __typename: 'UserNotAuthenticatedError' } } });
    await request(document, {});
    expect(session$.value).toBeNull();
    expect(signOutReason()).toBe('expired');
  });

  test('a request is tried although the browser reports "offline", which may be wrong', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer({ data: { me: { __typename: 'User' } } });
    await expect(request(document, {})).resolves.toEqual({ me: { __typename: 'User' } });
  });

  test('a refusal while the server replaces the token does not end the session', async () => {
    signIn(session);
    answer({ data: { me: { __typename: 'UserNotAuthenticatedError' } } });
    const done = expectTokenEnd();
    await request(document, {});
    done();
    expect(session$.value?.token).toBe('t1');
    fetched.mockReset();
    answer({ data: { me: { __typename: 'UserNotAuthenticatedError' } } });
    await request(document, {});
    expect(session$.value).toBeNull();
  });

  test('a late answer to an old token leaves the new session alone', async () => {
    signIn(session);
    fetched.mockImplementationOnce(async () => {
      signIn({ ...session, token: 't2' });
      return Response.json({ data: { me: { __typename: 'UserNotAuthenticatedError' } } });
    });
    await request(document, {});
    expect(session$.value?.token).toBe('t2');
  });

  test('kinds of failure are distinguished', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(request(document, {})).rejects.toBeInstanceOf(NetworkError);
    answer({}, 503, { 'retry-after': '7' });
    await expect(request(document, {})).rejects.toMatchObject({ status: 503, retryAfter: 7000 });
    fetched.mockResolvedValueOnce(new Response('<html>log in to the wifi</html>'));
    await expect(request(document, {})).rejects.toBeInstanceOf(ServerUnavailableError);
    answer({ errors: [{ message: 'Nee', extensions: { errorCode: 'internal_error', requestId: 'r1' } }] });
    const failure = await request(document, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GraphqlError);
    expect(failure).toMatchObject({ message: 'Nee', errorCode: 'internal_error', requestId: 'r1' });
  });

  test('an aborted request rejects with the reason of its signal and does not count as offline', async () => {
    const controller = new AbortController();
    fetched.mockImplementationOnce(async () => {
      controller.abort(new Error('left the page'));
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(request(document, {}, { signal: controller.signal })).rejects.toThrow('left the page');
  });

  test('a body that breaks off counts as no answer, and an abort meanwhile rejects with its reason', async () => {
    const broken = (before: () => void) =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            before();
            stream.error(new TypeError('network error'));
          },
        }),
      );
    fetched.mockResolvedValueOnce(broken(() => undefined));
    await expect(request(document, {})).rejects.toBeInstanceOf(NetworkError);
    const controller = new AbortController();
    fetched.mockResolvedValueOnce(broken(() => controller.abort(new Error('left the page'))));
    await expect(request(document, {}, { signal: controller.signal })).rejects.toThrow('left the page');
  });

  test.each([
    [502, true],
    [504, true],
    [500, true],
    [503, false],
    [429, false],
  ])('a command answered with status %i may have been executed: %s', async (status, isUnanswered) => {
    answer({}, status);
    const error: unknown = await request(document, {}).catch((reason: unknown) => reason);
    expect(commandProblem(error instanceof Error ? error : null)).toEqual({ reason: null, isUnanswered });
  });
});
