import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';

/** Tries on one account from one caller (S12). */
const perPair = limitRules.loginPair;
/** Tries of one caller over all accounts. */
const perCaller = limitRules.loginCaller;
/** Tries on one account from callers who never got in: many machines together guess no faster than this. */
const perAccount = limitRules.loginStrangers;
/** A caller who got in before: strangers cannot lock the owner out where the owner is at home. */
const knownPair = limitRules.loginKnown;

/**
 * Counts a try to log in. Throws TooManyRequestsError when one of the limits is used up. The answer is to be called
 * after a success, which takes the count back: only failures use a limit up.
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
