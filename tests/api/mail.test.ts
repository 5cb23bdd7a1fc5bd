import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerOutboxPage } from '#server/outbox/outbox-page.ts';
import { type Mail, type MailMessage, MailRefusedError } from '#server/outside/mail/mail.ts';
import { createMailSimulator } from '#server/outside/mail/simulator.ts';
import { createSmtpMail } from '#server/outside/mail/smtp.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

/** The replies with which an SMTP server refuses, by the first word of the command. */
type Refusals = Readonly<Record<string, string>>;

/** A minimal SMTP server that records each message or refuses commands. */
async function openPostOffice(
  refusals: Refusals = {},
): Promise<{ url: string; taken: string[]; close(): void }> {
  const taken: string[] = [];
  const server: Server = createServer((socket: Socket) => {
    let isData = false;
    let body = '';
    socket.write('220 post office\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
        if (isData && line === '.') {
          isData = false;
          taken.push(body);
          socket.write(`${refusals['.'] ?? '250 kept'}\r\n`);
        } else if (isData) body += `${line}\n`;
        else if (refusals[line.slice(0, 4)] !== undefined) socket.write(`${refusals[line.slice(0, 4)]}\r\n`);
        else if (line.startsWith('EHLO')) socket.write('250-post office\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() };
}

const message: MailMessage = {
  to: 'robin@hervonden.test',
  subject: 'Je zoekopdracht',
  text: 'Kijk op https://hervonden.test/product/stoel',
};

let api: ApiHarness;
let office: Awaited<ReturnType<typeof openPostOffice>>;

beforeAll(async () => {
  // The mailbox page without the demo data, which these tests do not need.
  api = await startApi({ frontend: async (app, deps) => registerOutboxPage(app, deps) });
  office = await openPostOffice();
});

afterAll(async () => {
  office.close();
  await api.close();
});

describe('mail', () => {
  const transports: [string, () => { mail: Mail; received: () => Promise<string> }][] = [
    [
      'through SMTP',
      () => ({
        mail: createSmtpMail(office.url, 'hallo@hervonden.test'),
        received: async () => office.taken.join('\n'),
      }),
    ],
    [
      'in the demo',
      () => ({
        mail: createMailSimulator(api.db, api.server.deps.clock),
        received: async () => JSON.stringify(await api.db.selectFrom('mail_outbox').selectAll().execute()),
      }),
    ],
  ];
  test.each(transports)('%s arrives with recipient, subject and text', async (_name, open) => {
    const { mail, received } = open();
    await mail.send(message);
    const text = await received();
    for (const part of [message.to, message.subject, message.text]) expect(text).toContain(part);
  });

  test('with a page goes out as both, text first, and under one id per cause and recipient', async () => {
    const mail = createSmtpMail(office.url, 'hallo@hervonden.test');
    const before = office.taken.length;
    const both = { ...message, html: '<p>Kijk <b>hier</b></p>', cause: 'event-1' };
    for (const to of ['a@hervonden.test', 'a@hervonden.test', 'b@hervonden.test']) {
      await mail.send({ ...both, to });
    }
    const sent = office.taken.slice(before);
    expect(sent[0]).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(sent[0]?.indexOf('text/plain')).toBeLessThan(sent[0]?.indexOf('text/html') ?? 0);
    const ids = sent.map((text) => /^Message-ID: (<\w{40}@hervonden\.test>)$/im.exec(text)?.[1]);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('with an unsubscribe address names it to the mail program, for one click (RFC 8058); any other names none', async () => {
    const mail = createSmtpMail(office.url, 'hallo@hervonden.test');
    const before = office.taken.length;
    const unsubscribeUrl = 'https://hervonden.test/nieuwsbrief/afmelden?token=abc';
    await mail.send({ ...message, unsubscribeUrl });
    await mail.send(message);
    const [head = '', other = ''] = office.taken.slice(before).map((text) => text.replace(/\n[ \t]+/g, ' '));
    expect(head).toMatch(
      /^List-Unsubscribe: <https:\/\/hervonden\.test\/nieuwsbrief\/afmelden\?token=abc>$/m,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(other).not.toMatch(/^List-Unsubscribe/m);
  });

  test('of one cause is stored once in the demo, however often it is delivered', async () => {
    const mail = createMailSimulator(api.db, api.server.deps.clock);
    for (const cause of ['event-2', 'event-2', 'event-3']) {
      await mail.send({ ...message, to: 'once@hervonden.test', cause });
    }
    const stored = await api.db
      .selectFrom('mail_outbox')
      .where('recipient', '=', 'once@hervonden.test')
      .select('id')
      .execute();
    expect(stored).toHaveLength(2);
  });

  test('that cannot be handed over is an error, so that it is tried again', async () => {
    const faults: readonly [replies: Refusals, account?: string][] = [
      [{ RCPT: '450 4.2.1 mailbox busy' }],
      [{ RCPT: '421 too many connections' }],
      [{ RCPT: '550 5.7.1 relay access denied' }],
      [{ RCPT: '550 relay not permitted' }],
      [{ RCPT: '554 blocked using a list of senders' }],
      [{ RCPT: '550 5.2.2 mailbox full' }],
      [{ RCPT: '530 5.7.0 authentication required' }],
      [{ MAIL: '550 5.1.0 sender unknown' }],
      [{ '.': '554 5.6.0 message refused' }],
      [{ AUTH: '535 5.7.8 credentials invalid' }, 'shop:secret@'],
    ];
    for (const [replies, account = ''] of faults) {
      const closed = await openPostOffice(replies);
      const mail = createSmtpMail(closed.url.replace('//', `//${account}`), 'hallo@hervonden.test');
      const error: unknown = await mail.send(message).catch((thrown: unknown) => thrown);
      closed.close();
      expect(error, JSON.stringify(replies)).toBeInstanceOf(Error);
      expect(error, JSON.stringify(replies)).not.toBeInstanceOf(MailRefusedError);
    }
    await expect(
      createSmtpMail('smtp://127.0.0.1:1', 'hallo@hervonden.test').send(message),
    ).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  test('to a recipient that is refused for good is an error of its own, without the address', async () => {
    for (const reply of ['550 5.1.1 <robin@hervonden.test> unknown', '550 no such user', '553 no mailbox']) {
      const closed = await openPostOffice({ RCPT: reply });
      const error: unknown = await createSmtpMail(closed.url, 'hallo@hervonden.test')
        .send(message)
        .catch((thrown: unknown) => thrown);
      closed.close();
      expect(error, reply).toBeInstanceOf(MailRefusedError);
      expect(String(error), reply).toContain(reply.slice(0, 3));
      expect(String(error), reply).not.toContain('robin');
      expect(closed.taken).toEqual([]);
    }
    const demo = createMailSimulator(api.db, api.server.deps.clock);
    await expect(demo.send({ ...message, to: 'robin@gone.invalid' })).rejects.toThrow(MailRefusedError);
  });

  test('cannot be given further headers or recipients by what people typed', async () => {
    const before = office.taken.length;
    const mail = createSmtpMail(office.url, 'hallo@hervonden.test');
    await mail.send({ ...message, subject: 'Hallo\r\nBcc: anna@hervonden.test\r\nX-Evil: 1' });
    const head = office.taken[before]?.split('\n\n')[0] ?? '';
    expect(head.split('\n').filter((line) => /^(bcc|x-evil):/i.test(line))).toEqual([]);
  });
});

describe('the outbox page of the demo', () => {
  test('opens a mail as text and, in a frame where nothing runs or loads, as a page', async () => {
    const html = '<!doctype html><p style="margin:0">Hallo <script>alert(1)</script></p>';
    await api.server.deps.mail.send({ ...message, to: 'frame@hervonden.test', html });
    const { id } = await api.db
      .selectFrom('mail_outbox')
      .where('recipient', '=', 'frame@hervonden.test')
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await api.inject({ url: '/outbox' })).body).toContain(`href="/outbox/${id}"`);
    const opened = await api.inject({ url: `/outbox/${id}` });
    expect(opened.headers['content-security-policy']).toContain("default-src 'none'");
    expect(opened.body).toContain(`src="/outbox/${id}/page"`);
    expect(opened.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(opened.body).not.toContain('<script>');
    expect(opened.body).toContain('<pre>Kijk op <a href="https://hervonden.test/product/stoel">');
    const page = await api.inject({ url: `/outbox/${id}/page` });
    expect(page.body).toBe(html);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(policy).not.toContain('script-src');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  });

  test('answers what it has not with 404', async () => {
    for (const url of ['/outbox/x', '/outbox/00000000-0000-4000-8000-000000000000', '/outbox/x/page']) {
      expect((await api.inject({ url })).statusCode, url).toBe(404);
    }
  });
});
