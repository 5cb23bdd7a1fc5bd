import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEmailSamples } from '#server/composition.ts';
import { locales } from '#server/messages.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi({ config: { demo: true } });
});
afterAll(() => api.close());

/** The addresses of the previews, as the list links to them. */
async function previews(): Promise<readonly string[]> {
  const list = await api.inject({ url: '/outbox/preview' });
  expect(list.statusCode).toBe(200);
  return [...list.body.matchAll(/href="(\/outbox\/preview\/[^"]+)"/g)].map(([, href = '']) => href);
}

test('the preview lists every email in every language', async () => {
  const addresses = await previews();
  const samples = await loadEmailSamples();
  expect(new Set(addresses).size).toBe(samples.length * locales.length);
});

test('a preview shows the email as text, and frames it as HTML without scripts', async () => {
  const addresses = await previews();
  const address = addresses.find((one) => one.endsWith('/nl/bid_received')) ?? '';
  const page = await api.inject({ url: address });
  expect(page.body).toContain(`src="${address}/page"`);
  expect(page.body).toContain('Eames Lounge Chair');
  const html = await api.inject({ url: `${address}/page` });
  expect(html.body).toContain('<html lang="nl">');
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  expect(html.headers['content-security-policy']).toContain('sandbox');
});

test('an unknown email or language is not found', async () => {
  for (const path of ['nl/nothing', 'de/bid_received', 'nl/nothing/page'])
    expect((await api.inject({ url: `/outbox/preview/${path}` })).statusCode, path).toBe(404);
});
