import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpMail } from './smtp.ts';

/** Returns the recipients that a mail server receives for one email. */
async function recipientsOf(to: string): Promise<readonly string[]> {
  const recipients: string[] = [];
  const office = createServer((socket) => {
    let isData = false;
    socket.write('220 post office\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        if (line.startsWith('RCPT TO:')) recipients.push(line.slice('RCPT TO:'.length));
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  const address = office.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Hervonden <post@hervonden.test>');
  await mail.send({ to, subject: 'Je bestelling', text: 'Dank je wel' }).finally(() => office.close());
  return recipients;
}

test('one mail goes to one mailbox, also when its address reads like several', async () => {
  expect(await recipientsOf('robin@hervonden.test')).toEqual(['<robin@hervonden.test>']);
  expect(await recipientsOf('robin@hervonden.test,kim@hervonden.test')).toHaveLength(1);
});
