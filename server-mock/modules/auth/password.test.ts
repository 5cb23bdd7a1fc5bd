import { type Argon2Parameters, argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, pretendToVerify, verifyPassword } from './password.ts';

vi.mock('node:crypto', async (load) => {
  const real = await load<typeof import('node:crypto')>();
  return { ...real, argon2: vi.fn(real.argon2) };
});

test('a password fits its own hash only, and two hashes of it differ', async () => {
  const hash = await hashPassword('zomer-in-utrecht-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('zomer-in-utrecht-1', hash)).toBe(true);
  expect(await verifyPassword('zomer-in-utrecht-2', hash)).toBe(false);
  expect(await hashPassword('zomer-in-utrecht-1')).not.toBe(hash);
});

test('an unknown account costs the same work as a known one', async () => {
  const hash = await hashPassword('zomer-in-utrecht-1');
  const spent = async (work: () => Promise<unknown>) => {
    vi.mocked(argon2).mockClear();
    await work();
    return vi.mocked(argon2).mock.calls.map(([kind, parameters]) => {
      const { memory, passes, parallelism, tagLength, nonce }: Argon2Parameters = parameters;
      return { kind, memory, passes, parallelism, tagLength, salt: Buffer.from(nonce as Buffer).length };
    });
  };
  const known = await spent(() => verifyPassword('not-the-password-1', hash));
  expect(known).toHaveLength(1);
  expect(await spent(() => pretendToVerify('not-the-password-1'))).toEqual(known);
});
