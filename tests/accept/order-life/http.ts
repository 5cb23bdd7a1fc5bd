import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Service {
  readonly url: string;
  close(): Promise<void>;
}

/** A service outside the shop that accepts and returns JSON. */
export async function startService(answer: (call: Call) => Reply): Promise<Service> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    // A caller that is killed resets its connection.
    request.on('error', () => request.destroy());
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const { status, body } = answer({
        ...{ method: request.method ?? 'GET', path: pathname, query: searchParams, headers: request.headers },
        key: String(request.headers['idempotency-key'] ?? ''),
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `1234` cents are `12.34`. */
export function euroText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The cents of `{ currency, value }`. */
export function centsOf(amount: unknown): number {
  const { value } = amount as { readonly value: string };
  return Math.round(Number(value) * 100);
}
