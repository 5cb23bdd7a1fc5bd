import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';

/** Failed attempts for one account from one caller (S12). */
const perPair = limitRules.loginPair;
/** Failed attempts of one caller over all accounts. */
const perCaller = limitRules.loginCaller;
/**
 * Failed attempts for one account by callers that never signed in to it, so that many machines together guess no
 * faster than this.
 */
const perAccount = limitRules.loginStrangers;
/**
 * Callers that signed in to the account before. They are exempt from `perAccount`, so that strangers cannot lock the
 * owner from a network they have used.
 */
const knownPair = limitRules.loginKnown;

/**
 * Counts a login attempt. Throws TooManyRequestsError if one of the limits is exhausted. Returns a function to call
 * after a successful login; it reverts the count, so that only failures count.
 */
export async function countTry(context: GraphqlContext, email: string): Promise<() => Promise<void>> {
  const { limits, ip } = context;
  const pair = `${email} ${ip}`;
  await limits.spend(perCaller, ip);
  await limits.spend(perPair, pair);
  const isStranger = !(await limits.knows(knownPair, pair));
  if (isStranger) await limits.spend(perAccount, email);
  return async () => {
    await limits.giveBack(perCaller, ip);
    await limits.forget(perPair, pair);
    if (isStranger) await limits.giveBack(perAccount, email);
    await limits.spend(knownPair, pair);
  };
}
