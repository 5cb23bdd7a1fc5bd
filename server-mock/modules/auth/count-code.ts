import type { GraphqlContext } from '../../graphql/context.ts';
import { limitRules } from '../../limit-rules.ts';

/**
 * Counts an attempt with a code of an account before `run` checks the code, and takes the attempt back once `run` has
 * called `accept`, whatever it refuses after that: only wrong codes count. Throws TooManyRequestsError.
 */
export async function countCode<Answer>(
  { limits }: Pick<GraphqlContext, 'limits'>,
  userId: string,
  run: (accept: () => void) => Promise<Answer>,
): Promise<Answer> {
  await limits.spend(limitRules.secondFactor, userId);
  let isRight = false;
  try {
    return await run(() => {
      isRight = true;
    });
  } finally {
    if (isRight) await limits.giveBack(limitRules.secondFactor, userId);
  }
}
