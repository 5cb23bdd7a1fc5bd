import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { describeStartFailure } from './start-failure.ts';

function failure(code: string, more: object = {}): Error {
  return Object.assign(new Error('something'), { code, ...more });
}

test('a start that fails because of a setting names that setting, without a stack trace', async () => {
  expect(describeStartFailure(new ConfigError('PORT must be a number.'), {})).toBe('PORT must be a number.');
  expect(describeStartFailure(failure('EACCES'), {})).toContain('DATA_DIR');
  expect(describeStartFailure(failure('EACCES', { syscall: 'listen' }), { PORT: '80' })).toContain('Port 80');
  expect(describeStartFailure(failure('28P01'), { DATABASE_URL: 'postgres://x' })).toContain('DATABASE_URL');
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const second = createServer().listen(port, '127.0.0.1');
  const error = await new Promise((resolve) => second.once('error', resolve));
  taken.close();
  expect(describeStartFailure(error, { PORT: String(port) })).toContain(`Port ${port} is in use`);
});

test('a fault that no setting explains is logged with its trace', () => {
  expect(describeStartFailure(failure('28P01'), {})).toContain('start-failure.test.ts');
  expect(describeStartFailure(new TypeError('x is not a function'), {})).toContain('start-failure.test.ts');
});
