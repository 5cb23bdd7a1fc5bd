import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

let api: ApiHarness;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));

beforeAll(async () => {
  api = await startApi({ clock, config: { demo: true } });
});

afterAll(() => api.close());

describe('what a balancer asks', () => {
  test('the server lives, works and reports its build', async () => {
    expect((await api.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    const ready = await api.inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ok', database: true, migrations: true, sweep: true });
    expect((await api.inject({ url: '/version.json' })).json()).toMatchObject({
      version: expect.stringMatching(/^\d/),
      serviceWorker: 'on',
    });
  });

  test('deadlines that nobody looked at for five minutes are an alarm', async () => {
    const silent = async () => {
      // The server's own sweep may run between the jump and the request.
      clock.advance(6 * 60_000);
      const { statusCode, body } = await api.inject({ url: '/readyz' });
      return { statusCode, ...JSON.parse(body) };
    };
    await expect.poll(silent).toMatchObject({ statusCode: 503, status: 'unavailable', sweep: false });
    await api.server.background.runOnce();
    expect((await api.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('the outbox page of the demo', () => {
  test('shows an email as text, with nothing active but its links', async () => {
    await api.server.deps.mail.send({
      to: 'robin@hervonden.test',
      subject: '<script>alert(1)</script>',
      text: 'Hello <b>you</b>, see https://hervonden.test/x?a=1&b="2"',
    });
    const response = await api.inject({ url: '/outbox' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(response.body).toContain('&lt;b&gt;you&lt;/b&gt;');
    expect(response.body).toContain('<a href="https://hervonden.test/x?a=1&amp;b=&quot;2&quot;">');
    expect(response.body).not.toContain('<script>');
  });

  test('does not exist outside the demo, nor do its accounts', async () => {
    const serious = await startApi({ config: { demo: false } });
    expect((await serious.inject({ url: '/outbox' })).statusCode).toBe(404);
    expect((await serious.inject({ url: '/outbox/preview' })).statusCode).toBe(404);
    expect((await serious.inject({ url: '/version.json' })).json()).not.toHaveProperty('demo');
    await serious.close();
  });
});
