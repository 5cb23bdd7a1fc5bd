import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { bodyPatience, longestRequest } from '#server/http/slow-bodies.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// Regression test for docs/reviews/2026-11-findings.md, F3: bodies that never ended kept their connections open.

let api: ApiHarness;
let port: number;

beforeAll(async () => {
  const { headersTimeout, bodyTimeout, idleTimeout } = readConfig({
    ...{ HEADERS_TIMEOUT: '0.3', BODY_TIMEOUT: '0.5', IDLE_TIMEOUT: '30' },
  });
  api = await startApi({ config: { headersTimeout, bodyTimeout, idleTimeout } });
  port = Number(new URL(await api.listen()).port);
});
afterAll(async () => await api.close());

/**
 * Sends the parts and then only waits; resolves with everything received once the server has closed the connection.
 */
function heldOpen(...parts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    let received = '';
    socket.on('data', (data) => {
      received += String(data);
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

describe('S12 a client that makes the server wait', () => {
  test('for its body is answered 408 and hung up on', async () => {
    const answer = await heldOpen(post('/graphql', 'Content-Length: 60'), '{"query":"{ __type');
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('for the next chunk of a body of unstated length, too', async () => {
    const answer = await heldOpen(
      post('/auth/newsletter-subscribe/', 'Transfer-Encoding: chunked'),
      '5\r\n{"ema\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('for its headers, too', async () => {
    expect(await heldOpen('POST /graphql HTTP/1.1\r\nHost: lo')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('and nobody finds a fault in the log for it', async () => {
    await heldOpen(post('/graphql', 'Content-Length: 60'), '{"query"');
    expect(api.logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

describe('IMG-009 a part of a photo on a slow line', () => {
  test('has the time that its bytes need at 8 kB a second, and none has more than ten minutes', () => {
    expect(bodyPatience(1024 * 1024, 20_000)).toBe(20_000 + 128_000);
    expect(bodyPatience(11_534_336, 20_000)).toBe(longestRequest);
  });

  test('arrives although it takes longer than a small body may', async () => {
    const token = await api.signIn(await makeUser(api.db));
    const body = JSON.stringify({ query: '{ __typename }', extensions: { padding: 'x'.repeat(16_384) } });
    const answer = await new Promise<string>((resolve, reject) => {
      const head = post(
        '/graphql',
        `Content-Length: ${body.length}`,
        `Authorization: Token ${token}`,
        'Connection: close',
      );
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        socket.write(body.slice(0, 100));
        setTimeout(() => socket.write(body.slice(100)), 900);
      });
      let received = '';
      socket.on('data', (data) => {
        received += String(data);
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});
