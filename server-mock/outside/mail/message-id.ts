import { createHash } from 'node:crypto';

/** The Message-ID of a mail to one recipient about one cause; says nothing about either. */
export function messageId(cause: string, to: string, host: string): string {
  return `<${createHash('sha256').update(`${cause}\n${to}`).digest('hex').slice(0, 40)}@${host}>`;
}
