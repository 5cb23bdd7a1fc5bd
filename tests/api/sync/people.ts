import { makeUser } from '../../factories/users.ts';
import type { ApiHarness } from '../../setup/api-harness.ts';
import type { TestCaller } from './driver.ts';

/** Creates a signed-in person. */
export async function makeCaller(api: ApiHarness): Promise<TestCaller> {
  const user = await makeUser(api.db, { isActive: true });
  return { userId: user.id, token: await api.signIn(user) };
}
