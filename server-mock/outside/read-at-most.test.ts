import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readAtMost } from './read-at-most.ts';

test('a body is read up to its limit, and cancelled beyond', async () => {
  expect((await readAtMost(new Response('twaalf bytes'), 12))?.toString()).toBe('twaalf bytes');
  expect((await readAtMost(new Response(null), 12))?.length).toBe(0);
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(10));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await readAtMost(new Response(endless), 25)).toBeNull();
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(6);
});

test('no adapter reads a response without a limit', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const unlimited = files.filter((file) =>
    /\bresponse\.(arrayBuffer|blob|bytes|json|text)\(/.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(unlimited).toEqual([]);
});
