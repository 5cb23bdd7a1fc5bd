import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestLog } from '#tests/setup/quiet-log.ts';
import { readConfig } from '../config.ts';
import { registerProxyWarnings } from './proxy-warnings.ts';

const https = { PUBLIC_URL: 'https://shop.test' };

/** Counts each warning after two requests with X-Forwarded-For from 127.0.0.1. */
async function warnings(environment: Readonly<Record<string, string>>) {
  const { log, lines } = createTestLog();
  const app = Fastify({ loggerInstance: log }) as unknown as FastifyInstance;
  registerProxyWarnings(app, readConfig(environment));
  const count = (text: string) =>
    lines.filter((line) => line.includes('"level":40') && line.includes(text)).length;
  const atStart = count('PUBLIC_URL is https and TRUST_PROXY is empty');
  for (const caller of ['198.51.100.1', '198.51.100.2'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': caller } });
  await app.close();
  return { atStart, later: count('X-Forwarded-For came from an address that TRUST_PROXY does not name') };
}

test('a server behind a proxy that TRUST_PROXY does not name warns at the start and once at run time', async () => {
  expect(await warnings(https)).toEqual({ atStart: 1, later: 1 });
  expect(await warnings({ ...https, TRUST_PROXY: '10.0.0.0/8' })).toEqual({ atStart: 0, later: 1 });
});

test('a server whose proxy is named, or that has none, does not warn', async () => {
  expect(await warnings({ ...https, TRUST_PROXY: '10.0.0.0/8, loopback' })).toEqual({ atStart: 0, later: 0 });
  expect(await warnings({})).toMatchObject({ atStart: 0 });
});
