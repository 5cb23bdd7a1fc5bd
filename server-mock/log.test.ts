import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('utf8');
      done();
    },
  });
  write(createLog('debug', sink));
  return text;
}

test('S22 a line is JSON with its time in UTC', () => {
  const line: unknown = JSON.parse(logged((log) => log.info({ operation: 'x' }, 'permission refused')));
  expect(line).toMatchObject({ level: 30, msg: 'permission refused', operation: 'x' });
  expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
});

test('S22 what an error quotes is left out: values, addresses, account numbers, tokens, rows', () => {
  const token = 'Ab3_-'.repeat(8).concat('xyz');
  const error = Object.assign(
    new Error(
      `invalid input syntax for type uuid: "kast 12" of anna@hervonden.test, NL91ABNA0417164300, ${token}`,
    ),
    {
      detail: 'Key (email)=(anna@hervonden.test)',
      parameters: ['zomer-in-utrecht-1'],
      row: { iban: 'NL91' },
    },
  );
  const text = logged((log) => log.error({ err: error }, 'unexpected fault'));
  expect(text).toContain('invalid input syntax for type uuid: \\"[hidden]\\"');
  for (const secret of ['kast 12', 'anna@', 'NL91', token, 'zomer-in-utrecht-1'])
    expect(text).not.toContain(secret);
  expect(text).toContain('log.test.ts');
});

test('S22 an error of several parts names them', () => {
  const error = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')], '');
  expect(logged((log) => log.error({ err: error }, 'x'))).toContain(
    '"parts":["Error: connect ECONNREFUSED ::1:5432"]',
  );
});

test('S22 a non-error argument is logged without secrets too', () => {
  expect(logged((log) => log.error({ err: 'to anna@hervonden.test' }, 'x'))).toContain('"err":"to [hidden]"');
  expect(withoutSecrets('users_email_key of 2f1c7b1e-0f51-4d8c-9a55-1d2f6f1c2a10')).toContain(
    '2f1c7b1e-0f51',
  );
});
