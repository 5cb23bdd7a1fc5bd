import { expect, test } from 'vitest';
import { startApi } from '../setup/api-harness.ts';

test('a server with https and without a trusted proxy warns in its log, which operators read', async () => {
  const api = await startApi({ config: { publicUrl: 'https://shop.test', trustProxy: false } });
  try {
    await api.inject({ url: '/healthz', headers: { 'x-forwarded-for': '198.51.100.1' } });
    const warned = api.logged.filter((line) => line.includes('"level":40') && line.includes('TRUST_PROXY'));
    expect(warned).toHaveLength(2);
  } finally {
    await api.close();
  }
});
