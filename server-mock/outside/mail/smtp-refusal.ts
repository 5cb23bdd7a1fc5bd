import { MailRefusedError } from './mail.ts';

/** Codes of RFC 3463 for a recipient that does not exist (5.1.X) or was closed (5.2.1). */
const aboutRecipient = /^5\.(?:1\.\d+|2\.1)$/;
/** Replies of RFC 5321 that can mean the same without such a code, unless their text is about the sender. */
const withoutCode: readonly number[] = [550, 551, 553];
const aboutSender = /relay|block|black|spam|polic|denied|reputation|rbl/i;

/**
 * The MailRefusedError for an error of nodemailer, if it is a permanent refusal of the recipient; null for any other.
 * A refusal of the sender, such as by a relay that does not know our server or a list of blocked servers, can end when its
 * cause is fixed, and would lose every email until then.
 */
export function refusalOf(error: unknown): MailRefusedError | null {
  if (!(error instanceof Error)) return null;
  const { command, responseCode, response } = error as Error & Readonly<Record<string, unknown>>;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return null;
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  const isRecipient =
    status === undefined
      ? withoutCode.includes(responseCode) && !aboutSender.test(String(response))
      : aboutRecipient.test(status);
  if (!isRecipient) return null;
  return new MailRefusedError(status === undefined ? String(responseCode) : `${responseCode} ${status}`);
}
