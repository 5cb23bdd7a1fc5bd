import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import type { BackgroundTrouble } from './background-remover.ts';
import { createRestRemover } from './rest-remover.ts';

let running: Server | null = null;
afterEach(() => running?.close());

async function serviceThat(answers: RequestListener): Promise<string> {
  running = createServer(answers);
  await new Promise<void>((resolve) => running?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}/v1.0`;
}

const picture = (channels: 3 | 4, width: number, height: number) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 99, b: 9, alpha: 0.2 } } });
const photo = await picture(3, 2000, 1500).jpeg().toBuffer();

test('FORM-048 a service is sent the photo within 1024 pixels with the key, and its cut-out is answered as WebP', async () => {
  const cutOut = await picture(4, 1024, 768).png().toBuffer();
  const seen: { path?: string; key?: unknown; body: string } = { body: '' };
  const base = await serviceThat((request, response) => {
    [seen.path, seen.key] = [request.url ?? '', request.headers['x-api-key']];
    request.setEncoding('latin1').on('data', (chunk: string) => {
      seen.body += chunk;
    });
    request.on('end', () => response.writeHead(200, { 'content-type': 'image/png' }).end(cutOut));
  });
  const answer = await createRestRemover({ base, key: 'secret' }).remove(photo);
  expect([seen.path, seen.key]).toEqual(['/v1.0/removebg', 'secret']);
  const start = seen.body.indexOf('\r\n\r\n', seen.body.indexOf('image_file')) + 4;
  const sent = await sharp(Buffer.from(seen.body.slice(start), 'latin1'), { failOn: 'none' }).metadata();
  expect([sent.format, sent.width, sent.height]).toEqual(['jpeg', 1024, 768]);
  const got = await sharp(answer).metadata();
  expect([got.format, got.width, got.hasAlpha]).toEqual(['webp', 1024, true]);
});

interface BadAnswer {
  readonly what: string;
  readonly status: number;
  readonly body: () => Promise<Buffer | string>;
  readonly trouble: BackgroundTrouble;
}
const nothing = async () => '';
const badAnswers: readonly BadAnswer[] = [
  { what: '429 is busy', status: 429, body: nothing, trouble: 'busy' },
  { what: '400 is a photo without an object', status: 400, body: nothing, trouble: 'no_subject' },
  { what: '500 is a failure', status: 500, body: nothing, trouble: 'failed' },
  { what: 'no picture is a failure', status: 200, body: async () => '<html>', trouble: 'failed' },
  {
    what: 'an opaque picture is a failure',
    status: 200,
    body: () => picture(3, 1024, 768).png().toBuffer(),
    trouble: 'failed',
  },
  {
    what: 'another frame is a failure',
    status: 200,
    body: () => picture(4, 700, 700).png().toBuffer(),
    trouble: 'failed',
  },
];

test.each(badAnswers)('FORM-048 what a service answers: $what', async ({ status, body, trouble }) => {
  const bytes = await body();
  const base = await serviceThat((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(bytes));
  });
  await expect(createRestRemover({ base, key: 'secret' }).remove(photo)).rejects.toMatchObject({ trouble });
});

test('FORM-048 a service that leads elsewhere is not followed', async () => {
  const base = await serviceThat((request, response) => {
    request.resume().on('end', () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
  });
  await expect(createRestRemover({ base, key: 'secret' }).remove(photo)).rejects.toMatchObject({
    trouble: 'failed',
  });
});

test('FORM-048 the service gets only so many photos at once, and an abandoned one is given up', async () => {
  const asked: string[] = [];
  const base = await serviceThat((request) => void asked.push(request.url ?? ''));
  const remover = createRestRemover({ base, key: 'secret', atOnce: 1, mostWaiting: 1 });
  const [working, waiting] = [new AbortController(), new AbortController()];
  const answers = Promise.allSettled([
    remover.remove(photo, working.signal),
    remover.remove(photo, waiting.signal),
    remover.remove(photo),
  ]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  waiting.abort();
  working.abort();
  const [first, second, third] = await answers;
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
  expect(third).toMatchObject({ reason: { trouble: 'busy' } });
  expect(asked).toHaveLength(1);
  running?.closeAllConnections();
});
