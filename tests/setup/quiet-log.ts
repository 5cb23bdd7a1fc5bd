import { Writable } from 'node:stream';
import { createLog, type Log } from '#server/log.ts';

/** A log that records its lines, so that tests can check what it must and must not contain. */
export function createTestLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { log: createLog('debug', sink), lines };
}
