import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isAcceptablePassword, passwordMarks } from './password.ts';
import { passwordResetProblem } from './password-reset.ts';
import { signUpProblems } from './sign-up.ts';

const good = { email: 'robin@hervonden.test', name: 'Robin', password: 'zomer-in-utrecht-1' };
const codes = (input: Partial<typeof good>) =>
  signUpProblems({ ...good, ...input }, isCommonPassword).map(({ code }) => code);

test('AUTH-021 AUTH-022 a sign-up needs an address and a name of five characters, trimmed', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ email: 'robin@' })).toEqual(['email_address_incorrect']);
  expect(codes({ name: '  Noor  ' })).toEqual(['name_too_short']);
  expect(codes({ name: ' Noor B ' })).toEqual([]);
  // Characters are counted, not UTF-16 code units.
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
    expect(isAcceptablePassword(password, null), password).toBe(true);
  }
  for (const password of ['', 'abcdef1', 'abcdefgh', '12345678', '        ', '🪑🪑🪑🪑1a']) {
    expect(isAcceptablePassword(password, null), password).toBe(false);
  }
  expect(codes({ password: 'abcdefgh' })).toEqual(['weak_password']);
});

test('what everybody tries first is known, in any case', () => {
  for (const password of ['password1', 'Welkom123', 'qwerty123', 'Zomer2026', 'motdepasse1', 'geheim123']) {
    expect(isAcceptablePassword(password, null), password).toBe(true);
    expect(isCommonPassword(password), password).toBe(true);
    // The result of the form once its list has loaded, and of the server.
    expect(codes({ password }), password).toEqual(['weak_password']);
  }
  expect(isCommonPassword(good.password)).toBe(false);
});

test('AUTH-026 AUTH-027 a reset needs its token, and the same password twice', () => {
  const reset = { token: 't', password: good.password, confirmPassword: good.password };
  expect(passwordResetProblem(reset, isCommonPassword)).toBeNull();
  expect(passwordResetProblem({ ...reset, token: '' }, isCommonPassword)).toMatchObject({
    code: 'reset_password_token_missing',
  });
  expect(
    passwordResetProblem({ ...reset, confirmPassword: 'zomer-in-utrecht-2' }, isCommonPassword),
  ).toMatchObject({
    code: 'reset_password_mismatch',
  });
  expect(
    passwordResetProblem({ ...reset, password: 'kort', confirmPassword: 'kort' }, isCommonPassword),
  ).toMatchObject({
    code: 'weak_password',
  });
});

test('AUTH-023 AUTH-024 S10 the rules of a password are named one by one, as the form shows them', () => {
  const marks = (password: string) => Object.values(passwordMarks(password, isCommonPassword));
  expect(marks('')).toEqual([false, false, false, true]);
  expect(marks('kastje')).toEqual([false, true, false, true]);
  expect(marks('12345678')).toEqual([true, false, true, true]);
  expect(marks('éé123456')).toEqual([true, true, true, true]);
  expect(marks('geheim123')).toEqual([true, true, true, false]);
  expect(passwordMarks('geheim123', null).isUncommon).toBeNull();
  expect(isAcceptablePassword(`${'x'.repeat(1024)}1`, null)).toBe(false);
});
