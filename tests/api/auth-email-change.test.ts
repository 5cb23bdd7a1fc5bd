import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { act, tokenIn } from '#tests/factories/account-client.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const minute = 60 * 1000;
const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
const mails: MailMessage[] = [];
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
/** Addresses whose emails fail, as with a mail server that does not answer. */
const failing = new Set<string>();

let api: ApiHarness;

beforeAll(async () => {
  const send = async (message: MailMessage) => {
    if (failing.has(message.to)) throw new Error('no answer');
    mails.push(message);
  };
  api = await startApi({ clock, mail: { send } });
});
beforeEach(() => {
  failing.clear();
  mails.length = 0;
});
afterAll(() => api.close());

/** A user who has asked for another address. */
async function changing() {
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  return { user, token, wanted: `${randomUUID()}@hervonden.test` };
}

const later = async () => {
  clock.advance(60 * minute);
  await api.server.background.runOnce();
};

const confirm = (email: string) =>
  act(api, 'verifyEmail', { token: tokenIn(mailsTo(email)[0], 'verifyEmailToken') });

test('AUTH-050 the old address is warned first and once', async () => {
  const { user, token, wanted } = await changing();
  await act(api, 'updateUser', { email: wanted }, { token });
  await api.server.background.runOnce();
  expect(mails.map(({ to }) => to)).toEqual([user.email, wanted]);
  expect(await confirm(wanted)).toMatchObject({ __typename: 'User', email: wanted });
  await later();
  expect(mails).toHaveLength(2);
});

test('AUTH-050 an old address whose warning fails is warned although the change is confirmed meanwhile', async () => {
  const { user, token, wanted } = await changing();
  failing.add(user.email);
  await act(api, 'updateUser', { email: wanted }, { token });
  await api.server.background.runOnce();
  expect(await confirm(wanted)).toMatchObject({ __typename: 'User', email: wanted });
  failing.clear();
  await later();
  await later();
  expect(mailsTo(user.email)).toHaveLength(1);
  expect(mailsTo(user.email)[0]?.text).toContain(wanted);
  expect(mailsTo(wanted)).toHaveLength(1);
});

test('AUTH-050 a replaced request warns the old address, and its link is not sent', async () => {
  const { user, token, wanted } = await changing();
  const other = `${randomUUID()}@hervonden.test`;
  failing.add(user.email).add(wanted);
  await act(api, 'updateUser', { email: wanted }, { token });
  await api.server.background.runOnce();
  await act(api, 'updateUser', { email: other }, { token });
  failing.clear();
  await later();
  expect(mailsTo(wanted)).toEqual([]);
  expect(mailsTo(other)).toHaveLength(1);
  const warned = mailsTo(user.email).map(({ text }) => text);
  expect(warned).toHaveLength(2);
  for (const email of [wanted, other]) expect(warned.some((text) => text.includes(email))).toBe(true);
});

test.each(['updateUser', 'requestMagicLink'] as const)(
  'AUTH-044 an email of %s that fails several times has one link, which is valid from its delivery on',
  async (operation) => {
    const { user, token, wanted } = await changing();
    const email = operation === 'updateUser' ? wanted : user.email;
    failing.add(email);
    await act(api, operation, { email }, { token });
    await api.server.background.runOnce();
    for (let count = 0; count < 3; count += 1) await later();
    failing.clear();
    await later();
    const links = await api.db
      .selectFrom('one_time_links')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(links).toHaveLength(1);
    clock.advance(14 * minute);
    const answer =
      operation === 'updateUser'
        ? await confirm(wanted)
        : await act(api, 'validateMagicLink', { token: tokenIn(mailsTo(email)[0], 'magicLinkToken') });
    expect(answer).toMatchObject({ __typename: 'User', uuid: user.id });
  },
);
