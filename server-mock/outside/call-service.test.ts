import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { agreedForm, callService, jsonOf, type ServiceCall } from './call-service.ts';

let running: Server | null = null;
afterEach(() => running?.close());

const failure = (problem: string) => new Error(`The service ${problem}.`);

async function callTo(answers: RequestListener): Promise<ServiceCall> {
  running = createServer(answers);
  await new Promise<void>((resolve) => running?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(running.address() as AddressInfo).port}/`;
  return { url, headers: { authorization: 'Bearer x' }, longestWait: 2000, largestAnswer: 10, failure };
}

test('a body is sent as JSON, and the caller may ask for another type of answer', async () => {
  const seen: unknown[] = [];
  const call = await callTo((request, response) => {
    const { method, headers } = request;
    seen.push([method, headers.accept, headers['content-type'], headers.authorization]);
    request.resume().on('end', () => response.end('{"a":1}'));
  });
  const answer = await callService({ ...call, method: 'POST', body: {} });
  expect([answer.status, answer.isOk, jsonOf(answer, failure)]).toEqual([200, true, { a: 1 }]);
  await callService({ ...call, headers: { accept: 'application/pdf' } });
  expect(seen).toEqual([
    ['POST', 'application/json', 'application/json', 'Bearer x'],
    ['GET', 'application/pdf', undefined, undefined],
  ]);
});

test('an error status is an answer, whose body is read only on request', async () => {
  const call = await callTo((_request, response) => response.writeHead(422).end('{"b":2}'));
  expect(await callService(call)).toEqual({ status: 422, isOk: false, body: Buffer.alloc(0) });
  expect(jsonOf(await callService(call, 'read'), failure)).toEqual({ b: 2 });
});

test('too much, too late, elsewhere and nowhere are failures', async () => {
  const tooMuch = await callTo((_request, response) => response.end('eleven byte'));
  await expect(callService(tooMuch)).rejects.toThrow('The service answered too much.');
  running?.close();
  const elsewhere = await callTo((_request, response) => response.writeHead(302, { location: '/b' }).end());
  await expect(callService(elsewhere)).rejects.toThrow('The service did not answer (TypeError).');
  running?.close();
  const late = await callTo(() => undefined);
  await expect(callService({ ...late, longestWait: 50 })).rejects.toThrow('did not answer (TimeoutError)');
  const aborted = callService({ ...late, signal: AbortSignal.abort() });
  await expect(aborted).rejects.toThrow('did not answer (AbortError)');
  running?.closeAllConnections();
});

test('an answer that is no JSON, or has another form, is a failure; an empty one is null', () => {
  const answer = (text: string) => ({ status: 200, isOk: true, body: Buffer.from(text) });
  expect(jsonOf(answer(''), failure)).toBeNull();
  expect(() => jsonOf(answer('<html>'), failure)).toThrow('The service answered something else than JSON.');
  expect(agreedForm(v.object({ a: v.number() }), { a: 1, b: 2 }, failure)).toEqual({ a: 1 });
  expect(() => agreedForm(v.string(), 1, failure)).toThrow(
    'The service answered something else than agreed.',
  );
});
