import { createHash } from 'node:crypto';

/** Returns the Message-ID of an email to one recipient about one cause; it reveals neither. */
export function messageId(cause: string, to: string, host: string): string {
  return `<${createHash('sha256').update(`${cause}\n${to}`).digest('hex').slice(0, 40)}@${host}>`;
}
