import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { ApiHarness, GraphqlAnswer } from '#tests/setup/api-harness.ts';

/** Where the harness listens, on loopback; opens the port at the first question. */
export async function addressOf(api: ApiHarness): Promise<string> {
  const address = api.app.server.address();
  if (typeof address === 'object' && address !== null) return `http://127.0.0.1:${address.port}`;
  return await api.listen();
}

/** The header of a token, or none. */
export function authorized(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Token ${token}` };
}

/** One GraphQL operation over a real connection, with the raw answer's text beside the parsed one. */
export async function post<Data>(
  url: string,
  body: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
  how: { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<GraphqlAnswer<Data> & { readonly text: string; readonly headers: Headers }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'nl',
      ...authorized(how.token),
      ...how.headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { data?: Data; errors?: GraphqlAnswer<Data>['errors'] };
  return {
    status: response.status,
    data: answer.data as Data,
    errors: answer.errors ?? [],
    text,
    headers: response.headers,
  };
}

/** A stream over a socket, as a list that grows. */
export interface Listening<Item> {
  readonly items: readonly Item[];
  /** The close code, once the socket is gone. */
  closed(): number | null;
  /** Whether the stream itself is over: completed or refused, on a socket that lives on. */
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** Opens a socket as the app does, with the token in its first message, and subscribes. */
export function listenTo<Item>(url: string, token: string | undefined, query: string): Listening<Item> {
  let code: number | null = null;
  let isOver = false;
  const items: Item[] = [];
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => authorized(token),
    retryAttempts: 0,
    on: {
      closed: (event) => {
        if (typeof event === 'object' && event !== null && 'code' in event) code = Number(event.code);
      },
    },
  });
  client.subscribe<Item>(
    { query },
    {
      next: ({ data }) => {
        if (data != null) items.push(data);
      },
      error: () => {
        isOver = true;
      },
      complete: () => {
        isOver = true;
      },
    },
  );
  return { items, closed: () => code, hasEnded: () => isOver, end: async () => await client.dispose() };
}

/** Waits for a state, however long a busy machine needs for it; throws after half a minute. */
export async function until(happened: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (!happened()) {
    if (Date.now() > end) throw new Error(`it did not happen within half a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
