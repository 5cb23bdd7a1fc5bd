import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { authHandlers } from '#server/modules/auth/event-handlers.ts';
import { linkAsked } from '#server/modules/auth/events.ts';
import { createLink } from '#server/modules/auth/links.ts';
import type { EventPayload } from '#server/process/events.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { openSignUpHarness } from './sign-up/harness.ts';

const { api, clock, mails, mailsTo, someone, forgetCallers, signedUp, userRow } = await openSignUpHarness();

// The tests of this file together exceed the limits per client address.
beforeEach(() => clock.advance(2 * 60 * 60 * 1000));
afterAll(() => api.close());

describe('signing up with an address that nobody has confirmed', () => {
  const again = async (email: string, password: string, name: string) => {
    const answer = await act(api, 'createUser', { email, password, name, acceptsMarketing: false });
    await api.server.background.runOnce();
    return answer;
  };
  const verify = async (email: string, at: number) =>
    await act(api, 'verifyEmail', { token: tokenIn(mailsTo(email).at(at), 'verifyEmailToken') });
  const logsIn = async (email: string, password: string) =>
    (await act(api, 'login', { email, password })).__typename === 'User';

  test("AUTH-014 AUTH-047 AUTH-049 a stranger's password, name and link end with the owner's own sign-up", async () => {
    const stranger = await signedUp();
    const { email } = stranger;
    const first = await userRow(email);
    const answer = await again(email, 'winter-in-gent-3', 'Owner of the Mailbox');
    const fresh = await act(api, 'createUser', someone());
    expect(answer).toEqual(fresh);
    expect(await act(api, 'verifyEmail', { token: stranger.token })).toMatchObject({
      errorCode: 'email_verification_error',
    });
    expect(await verify(email, -1)).toMatchObject({ __typename: 'User', name: 'Owner of the Mailbox' });
    expect(await logsIn(email, stranger.password)).toBe(false);
    expect(await logsIn(email, 'winter-in-gent-3')).toBe(true);
    const row = await userRow(email);
    expect([row.id, row.accepts_marketing]).toEqual([first.id, false]);
    const kinds = await api.db.selectFrom('audit_log').select('kind').where('user_id', '=', row.id).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['account_created', 'account_signed_up_again', 'account_activated']),
    );
  });

  test('AUTH-049 a later sign-up ends the link of an earlier one, and its email mentions that there were two', async () => {
    const owner = await signedUp();
    await again(owner.email, 'winter-in-gent-3', 'Some Stranger');
    expect(mailsTo(owner.email).map(({ subject }) => subject)).toEqual([
      'Bevestig je e-mailadres',
      'Bevestig je e-mailadres: nieuwe link',
    ]);
    expect(await act(api, 'verifyEmail', { token: owner.token })).toMatchObject({
      errorCode: 'email_verification_error',
    });
    // The owner signs up once more, and that sign-up's data applies.
    await again(owner.email, owner.password, owner.name);
    expect(await verify(owner.email, 1)).toMatchObject({ errorCode: 'email_verification_error' });
    expect(await verify(owner.email, 2)).toMatchObject({ __typename: 'User', name: owner.name });
    expect(await logsIn(owner.email, 'winter-in-gent-3')).toBe(false);
  });

  test('AUTH-049 a mail that was still to be made when somebody else signed up is not made', async () => {
    const { email } = await signedUp();
    const { id } = await userRow(email);
    const event = await api.db
      .selectFrom('event_outbox')
      .selectAll()
      .where('type', '=', linkAsked)
      .where(sql<boolean>`payload->>'userId' = ${id}`)
      .executeTakeFirstOrThrow();
    await again(email, 'winter-in-gent-3', 'Some Stranger');
    const before = mails.length;
    const { type, payload, created_at } = event;
    const late = { id: event.id, type, payload: payload as EventPayload, createdAt: created_at };
    for (const handler of authHandlers) {
      if (handler.on === linkAsked && 'outside' in handler) await handler.outside(late, api.server.deps);
    }
    expect(mails).toHaveLength(before);
    expect(await verify(email, -1)).toMatchObject({ __typename: 'User', name: 'Some Stranger' });
  });

  test('AUTH-036 once confirmed, and once ended, an account is changed by no sign-up', async () => {
    const { email, token, password } = await signedUp();
    await act(api, 'verifyEmail', { token });
    expect(await again(email, 'winter-in-gent-3', 'Some Stranger')).toMatchObject({
      errorCode: 'user_already_exists',
    });
    expect(await logsIn(email, password)).toBe(true);
    const before = await api.db
      .updateTable('users')
      .set({ is_active: false, password_hash: '!' })
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await again(email, 'winter-in-gent-3', 'Some Stranger')).toMatchObject({
      errorCode: 'user_already_exists',
    });
    expect(await userRow(email)).toEqual(before);
  });

  test('AUTH-040 ERR-008 no more than five mails in a quarter of an hour, and a refusal changes nothing', async () => {
    const { email } = await signedUp();
    for (let count = 2; count <= 5; count += 1) await again(email, `lente-in-breda-${count}`, 'Anna Bos');
    const before = await userRow(email);
    expect(await again(email, 'winter-in-gent-3', 'Some Stranger')).toMatchObject({
      __typename: 'TooManyRequestsError',
    });
    expect(mailsTo(email)).toHaveLength(5);
    expect(await userRow(email)).toEqual(before);
    expect(await verify(email, -1)).toMatchObject({ __typename: 'User' });
  });

  test('AUTH-033 AUTH-034 neither a magic link nor a reset opens it', async () => {
    const { email } = await signedUp();
    const { id } = await userRow(email);
    for (const operation of ['requestMagicLink', 'requestPasswordReset']) {
      expect(await act(api, operation, { email })).toMatchObject({ errorCode: 'account_inactive' });
    }
    const { token } = await createLink(api.db, { purpose: 'magic_link', userId: id }, clock.now());
    expect(await act(api, 'validateMagicLink', { token })).toMatchObject({ errorCode: 'account_inactive' });
    const reset = await createLink(api.db, { purpose: 'reset_password', userId: id }, clock.now());
    const password = 'winter-in-gent-3';
    await act(api, 'resetPassword', { token: reset.token, password, confirmPassword: password });
    expect((await userRow(email)).is_active).toBe(false);
  });

  test('AUTH-036 AUTH-047 of several at the same moment there is one account, and one link, to the password set last', async () => {
    await forgetCallers();
    const { email, ...person } = someone();
    const passwords = ['lente-in-breda-1', 'lente-in-breda-2', 'lente-in-breda-3'];
    const answers = await Promise.all(
      passwords.map((password) => act(api, 'createUser', { ...person, email, password })),
    );
    expect(answers.map(({ __typename }) => __typename)).toEqual(passwords.map(() => 'CreatedUser'));
    await api.server.background.runOnce();
    const verified = [];
    for (const mail of mailsTo(email)) {
      verified.push(await act(api, 'verifyEmail', { token: tokenIn(mail, 'verifyEmailToken') }));
    }
    expect(verified.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
    const logins = await Promise.all(passwords.map((password) => act(api, 'login', { email, password })));
    expect(logins.filter(({ __typename }) => __typename === 'User')).toHaveLength(1);
  });
});
