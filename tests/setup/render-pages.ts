import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';

// A thread that renders pages of the built app one after the other, for tests/contract/shared-html.test.ts. What pages share
// is in memory, so that each thread begins without it.

export interface PageVisit {
  readonly href: string;
  readonly locale: 'nl' | 'fr';
}

interface RenderTask {
  /** The URL of the app's entry for the server. */
  readonly entry: string;
  /** The URL of the API. */
  readonly server: string;
  readonly visits: readonly PageVisit[];
}

interface Entry {
  renderPage(request: object, scope: AsyncLocalStorage<object>): Promise<{ readonly body?: string }>;
}

const { entry, server, visits } = workerData as RenderTask;
const { renderPage } = (await import(entry)) as Entry;
const scope = new AsyncLocalStorage<object>();

async function ask(operation: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', origin: server };
  const response = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(operation),
  });
  return await response.json();
}

const bodies: string[] = [];
for (const { href, locale } of visits) {
  const page = { href, locale, now: Date.UTC(2026, 10, 30), origin: server, nonce: 'nonce', ask };
  const { body } = await renderPage(page, scope);
  if (body === undefined) throw new Error(`${href} was not rendered.`);
  bodies.push(body);
}
parentPort?.postMessage(bodies);
