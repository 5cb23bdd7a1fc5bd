import { makeUser } from '../../factories/users.ts';
import type { ApiHarness } from '../../setup/api-harness.ts';
import type { TestCaller } from './driver.ts';

/** A new person who is logged in. */
export async function makeCaller(api: ApiHarness): Promise<TestCaller> {
  const user = await makeUser(api.db, { isActive: true });
  return { userId: user.id, token: await api.signIn(user) };
}
