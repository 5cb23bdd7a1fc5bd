import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectThreadFaults } from '#tests/setup/thread-faults.ts';
import type { ThreadFault } from '../in-thread.ts';
import { type PageSource, pagesInThread } from './page-source.ts';

// The thread with a fake app; tests/api/pages.test.ts has the server around it.
const entry = `
import { existsSync } from 'node:fs';
export async function renderPage({ href, ask }) {
  if (href === '/broken') throw new Error('a component failed');
  if (href === '/ending') process.exit();
  if (href === '/crashing') setTimeout(() => { throw new Error('a timer failed'); });
  if (href === '/rejecting') void Promise.reject(new Error('nobody waits'));
  if (href === '/endless') for (;;);
  const { data } = await ask({ query: '{ me }', operationName: null, variables: { href } });
  if (href === '/late') setImmediate(() => ask({ query: '{ me }' }).catch(({ message }) => Promise.reject(new Error('late: ' + message))));
  if (href === '/busy') while (!existsSync(new URL('../released', import.meta.url)));
  return { kind: 'page', status: 200, head: '', body: '<p>' + data + '</p>', routes: [], hasSecretLink: false };
}`;
const shell = '<html><head><meta name="viewport"></head><body><div id="root"></div></body></html>';

function openPages(limit?: number): { readonly folder: string; readonly source: PageSource } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-thread-'));
  for (const name of ['server', '.vite']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), shell);
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server/entry-server.js'), entry);
  const source = pagesInThread(folder, limit);
  if (source === null) throw new Error('The fake app has a server bundle.');
  onTestFinished(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, source };
}

const answer = async (question: { readonly variables: unknown }) =>
  JSON.stringify({ data: JSON.stringify(question.variables) });

async function make(source: PageSource, href: string, ask: typeof answer = answer): Promise<string> {
  const made = await source.makePage({ href, locale: 'nl', now: 0, origin: 'https://hervonden.test' }, ask);
  return made.kind === 'page' ? Buffer.from(made.html).toString() : made.kind;
}

test('a page is rendered with the answers to its own queries', async () => {
  const { source } = openPages();
  const pages = await Promise.all(['/a', '/b'].map((href) => make(source, href)));
  for (const [at, href] of ['/a', '/b'].entries())
    expect(pages[at]).toContain(`<div id="root"><p>{"href":"${href}"}</p></div>`);
});

test('nothing else waits while a page is rendered', async () => {
  const { folder, source } = openPages();
  const asked = Promise.withResolvers<void>();
  const page = make(source, '/busy', async (question) => {
    asked.resolve();
    return await answer(question);
  });
  await asked.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  writeFileSync(path.join(folder, 'released'), '');
  expect(await page).toContain('/busy');
});

test('a page whose component or query fails rejects with that error, and no other page', async () => {
  const { source } = openPages();
  const failing = async () => {
    throw new Error('no database');
  };
  const made = await Promise.allSettled([
    make(source, '/broken'),
    make(source, '/b', failing),
    make(source, '/c'),
  ]);
  expect(made.map((one) => (one.status === 'fulfilled' ? 'made' : one.reason.message))).toEqual([
    'a component failed',
    'no database',
    'made',
  ]);
  const [broken] = made;
  expect(broken?.status === 'rejected' && broken.reason.stack).toContain('renderPage');
});

test('a page that ends the thread rejects, and the next one is made', async () => {
  const { source } = openPages();
  await expect(make(source, '/ending')).rejects.toThrow('has ended');
  expect(await make(source, '/next')).toContain('/next');
});

const messagesOf = (seen: readonly ThreadFault[]) => seen.map(({ error }) => error.message);

test('an error that ends the thread is published, and the next page is made', async () => {
  const seen = collectThreadFaults();
  const { source } = openPages();
  await make(source, '/crashing').catch(() => undefined);
  await expect.poll(() => messagesOf(seen)).toEqual(['a timer failed']);
  expect(seen[0]?.file).toBe('page-thread.ts');
  expect(await make(source, '/next')).toContain('/next');
});

test('S21 a rejection that nobody handles is published, and ends no page', async () => {
  const seen = collectThreadFaults();
  const { source } = openPages();
  expect(await make(source, '/rejecting')).toContain('/rejecting');
  await expect.poll(() => messagesOf(seen)).toEqual(['nobody waits']);
});

test('a query of a page that has ended is refused', async () => {
  const seen = collectThreadFaults();
  const { source } = openPages();
  await make(source, '/late');
  await expect.poll(() => messagesOf(seen)).toEqual(['late: The page has ended.']);
});

test('a thread that hangs is given up and published, and the next page is made', async () => {
  const seen = collectThreadFaults();
  const { source } = openPages(2_000);
  await expect(make(source, '/endless')).rejects.toThrow('has ended');
  expect(messagesOf(seen)).toEqual(['No answer in 2000 ms.']);
  expect(await make(source, '/next')).toContain('/next');
});

test('a page may wait for its query longer than the thread may hang', async () => {
  const { source } = openPages(1_000);
  await make(source, '/first');
  const slow: typeof answer = async (question) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return await answer(question);
  };
  expect(await make(source, '/slow', slow)).toContain('/slow');
});

test('no thread starts once the pages are closed', async () => {
  const { source } = openPages();
  const page = make(source, '/endless');
  const closed = expect(page).rejects.toThrow('has ended');
  await source.close();
  await closed;
  await expect(make(source, '/next')).rejects.toThrow('stopping');
});
