import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

/** A server with a manual clock and recorded emails, and people who sign up (AUTH-014). */
export async function openSignUpHarness() {
  const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
  const mails: MailMessage[] = [];
  const api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

  const someone = () => ({
    email: `${randomUUID()}@hervonden.test`,
    name: 'Anna Bos',
    password: 'herfst-in-leiden-7',
    acceptsMarketing: true,
  });

  /** The limits use the system clock. */
  async function forgetCallers() {
    const { limits } = api.server.deps;
    await limits.forget({ name: 'sign-up-caller', times: 20, seconds: 3600 }, '127.0.0.1');
    await limits.forget({ name: 'link-caller', times: 30, seconds: 900 }, '127.0.0.1');
  }

  async function signedUp(given: { readonly acceptsMarketing?: boolean } = {}) {
    const person = { ...someone(), ...given };
    await forgetCallers();
    expect(await act(api, 'createUser', person)).toMatchObject({ __typename: 'CreatedUser', success: true });
    await api.server.background.runOnce();
    return { ...person, token: tokenIn(mailsTo(person.email).at(-1), 'verifyEmailToken') };
  }

  const userRow = (email: string) =>
    api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  return { api, clock, mails, mailsTo, someone, forgetCallers, signedUp, userRow };
}
