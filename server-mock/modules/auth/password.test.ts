import { expect, test } from 'vitest';
import { hashPassword, pretendToVerify, verifyPassword } from './password.ts';

test('a password fits its own hash only, and two hashes of it differ', async () => {
  const hash = await hashPassword('zomer-in-utrecht-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('zomer-in-utrecht-1', hash)).toBe(true);
  expect(await verifyPassword('zomer-in-utrecht-2', hash)).toBe(false);
  expect(await hashPassword('zomer-in-utrecht-1')).not.toBe(hash);
});

test('an unknown account takes as long as a known one', async () => {
  const hash = await hashPassword('zomer-in-utrecht-1');
  await pretendToVerify('warm up');
  const medianOf = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const from = performance.now();
      await work();
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  };
  const known = await medianOf(() => verifyPassword('not-the-password-1', hash));
  const unknown = await medianOf(() => pretendToVerify('not-the-password-1'));
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.5);
});
