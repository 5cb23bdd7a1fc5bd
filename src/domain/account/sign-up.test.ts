import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isStrongPassword } from './password.ts';
import { passwordResetProblem } from './password-reset.ts';
import { signUpProblems } from './sign-up.ts';

const good = { email: 'robin@hervonden.test', name: 'Robin', password: 'zomer-in-utrecht-1' };
const codes = (input: Partial<typeof good>) => signUpProblems({ ...good, ...input }).map(({ code }) => code);

test('AUTH-021 AUTH-022 a sign-up needs an address and a name of five characters, trimmed', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ email: 'robin@' })).toEqual(['email_address_incorrect']);
  expect(codes({ name: '  Noor  ' })).toEqual(['name_too_short']);
  expect(codes({ name: ' Noor B ' })).toEqual([]);
  // Counted as people count them, not as the machine does.
  expect(codes({ name: '🪑🪑🪑🪑' })).toEqual(['name_too_short']);
  expect(codes({ name: 'x'.repeat(101) })).toEqual(['name_too_long']);
  expect(codes({ email: '', name: '', password: '' })).toEqual([
    'email_address_incorrect',
    'name_too_short',
    'weak_password',
  ]);
});

test('AUTH-023 AUTH-024 a password has eight characters, a letter of any script and a digit', () => {
  for (const password of ['abcdefg1', 'ééééééé1', 'пароль12', '١abcdefgh', `${'x'.repeat(200)}1`]) {
    expect(isStrongPassword(password), password).toBe(true);
  }
  for (const password of ['', 'abcdef1', 'abcdefgh', '12345678', '        ', '🪑🪑🪑🪑1a']) {
    expect(isStrongPassword(password), password).toBe(false);
  }
  expect(codes({ password: 'abcdefgh' })).toEqual(['weak_password']);
});

test('what everybody tries first is known, in any case', () => {
  for (const password of ['password1', 'Welkom123', 'qwerty123', 'Zomer2026', 'motdepasse1']) {
    expect(isStrongPassword(password), password).toBe(true);
    expect(isCommonPassword(password), password).toBe(true);
  }
  expect(isCommonPassword(good.password)).toBe(false);
});

test('AUTH-026 AUTH-027 a reset needs its token, and the same password twice', () => {
  const reset = { token: 't', password: good.password, confirmPassword: good.password };
  expect(passwordResetProblem(reset)).toBeNull();
  expect(passwordResetProblem({ ...reset, token: '' })).toMatchObject({
    code: 'reset_password_token_missing',
  });
  expect(passwordResetProblem({ ...reset, confirmPassword: 'zomer-in-utrecht-2' })).toMatchObject({
    code: 'reset_password_mismatch',
  });
  expect(passwordResetProblem({ ...reset, password: 'kort', confirmPassword: 'kort' })).toMatchObject({
    code: 'weak_password',
  });
});
