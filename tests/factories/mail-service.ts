import { createServer, type Socket } from 'node:net';

/** An email as delivered to its recipient's mailbox. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  /** As in the header, possibly encoded (RFC 2047). */
  readonly subject: string;
  /** The plain text part, decoded. */
  readonly text: string;
  /** The header of RFC 2369; empty for an email that cannot be unsubscribed from. */
  readonly listUnsubscribe: string;
}

/**
 * A local mail server (RFC 5321). An email has arrived once it was received completely, whether or not its sender
 * gets the reply.
 */
export async function startMailService(onArrival: (mail: ReceivedMail) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A sender that is killed resets its connection.
    socket.on('error', () => socket.destroy());
    serve(socket, onArrival);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail service has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(socket: Socket, onArrival: (mail: ReceivedMail) => void): void {
  let unread = '';
  let to = '';
  /** Lines of the email being received. */
  let lines: string[] | null = null;

  const answer = (line: string): string => {
    if (lines !== null) {
      if (line !== '.') {
        lines.push(line.startsWith('.') ? line.slice(1) : line);
        return '';
      }
      const mail = parseMail(to, lines.join('\r\n'));
      lines = null;
      onArrival(mail);
      return '250 taken';
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') lines = [];
    return verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine';
  };

  socket.write('220 post office\r\n');
  socket.on('data', (chunk) => {
    const parts = (unread + chunk.toString('latin1')).split('\r\n');
    unread = parts.pop() ?? '';
    for (const line of parts) {
      const reply = answer(line);
      if (reply !== '') socket.write(`${reply}\r\n`);
    }
  });
}

/** Headers and body of an email or of one of its parts (RFC 5322, RFC 2045), as latin1. */
function splitPart(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}:[ \t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return { header, body: source.slice(end + 4) };
}

function parseMail(to: string, source: string): ReceivedMail {
  const { header, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/i.exec(header('content-type'))?.[1];
  const parts = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  const plain = parts
    .map((part) => splitPart(part.replace(/^\r\n/, '')))
    .find((part) => part.header('content-type').startsWith('text/plain'));
  if (plain === undefined) throw new Error('An email without plain text.');
  const text = decoded(plain.body, plain.header('content-transfer-encoding'));
  return {
    ...{ to, text, messageId: header('message-id'), subject: header('subject') },
    listUnsubscribe: header('list-unsubscribe'),
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes =
    encoding === 'quoted-printable'
      ? body
          .replaceAll(/=\r\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
