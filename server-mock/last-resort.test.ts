import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A process with the handler in which three errors are not caught; it then reports that it is still running. */
const program = `
  import { catchTheRest } from '${here('./last-resort.ts')}';
  import { createLog } from '${here('./log.ts')}';
  catchTheRest(createLog('info'));
  void Promise.reject(new Error('a lost promise'));
  setTimeout(() => { throw new Error('a lost exception'); }, 1);
  setTimeout(() => { throw 'not even an error'; }, 2);
  setTimeout(() => console.log('still here'), 50);
`;

test('S21 uncaught errors are logged once each, and the process continues', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString('utf8');
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(output).toContain('still here');
  expect(code).toBe(0);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => line.includes('a lost promise'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('a lost exception'))).toHaveLength(1);
});
