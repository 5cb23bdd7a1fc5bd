import { isUuid } from '#domain/ids.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

const purpose = 'withdrawal-link';
/** Longer than a withdrawal usually lasts; a new link can be requested at any time. */
const linkLength = 60 * 24 * 60 * 60 * 1000;

/** The token of an emailed link to the purchases of a visitor's order. It is signed, not stored. */
export function withdrawalToken(secrets: Secrets, orderId: string, madeAt: Date): string {
  const content = `${orderId}.${madeAt.getTime().toString(36)}`;
  return `${content}.${secrets.sign(purpose, content)}`;
}

/** The order of a token; null if the token is invalid or has expired. */
export function readWithdrawalToken(secrets: Secrets, token: string, now: Date): string | null {
  const [orderId = '', moment = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isUuid(orderId)) return null;
  if (!equalInConstantTime(signature, secrets.sign(purpose, `${orderId}.${moment}`))) return null;
  return now.getTime() - Number.parseInt(moment, 36) > linkLength ? null : orderId;
}
