import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { dayText } from '#server/date-texts.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly uuid?: string;
  readonly errorCode?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

let api: ApiHarness;
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({ mail: { send: async (message) => void mails.push(message) } });
});

afterAll(async () => await api.close());

const asked = {
  kind: 'QUESTION',
  name: 'Robin',
  message: 'Is het blad nog helemaal recht?',
  commandId: null,
};

async function ask(variables: Record<string, unknown>, token?: string): Promise<Answer> {
  const { data, errors } = await api.graphql<{ askSeller: Answer }>(
    `mutation ($productUuid: String!, $kind: QuestionKind!, $name: String!, $email: String!, $message: String!,
        $days: [String!], $commandId: String) {
      askSeller(productUuid: $productUuid, kind: $kind, name: $name, email: $email, message: $message,
          days: $days, commandId: $commandId) {
        ... on QuestionSent { uuid }
        ... on Error { errorCode }
        ... on ValidationError { fields { field code } }
      }
    }`,
    { ...asked, email: `${randomUUID()}@hervonden.test`, ...variables },
    { token },
  );
  expect(errors).toEqual([]);
  return data.askSeller;
}

async function productOf(seller: Parameters<typeof makeSellerUser>[1] = {}) {
  const { email, sellerId } = await makeSellerUser(api.db, seller);
  return { to: email, productUuid: (await makeProduct(api.db, sellerId, { title: 'Teak dressoir' })).id };
}
const mailTo = (address: string) => mails.filter(({ to }) => to === address);

describe('PROD-056 PROD-061 anybody can ask the seller something', () => {
  test('a visitor: the seller gets it in the language of the province and answers to the asker', async () => {
    const flemish = await productOf({ province: 'be-antwerpen', country: 'BE' });
    const walloon = await productOf({ province: 'be-luik', country: 'BE' });
    const email = `${randomUUID()}@hervonden.test`;
    for (const { productUuid } of [flemish, walloon]) {
      expect((await ask({ productUuid, email })).uuid).toMatch(/^[0-9a-f-]{36}$/);
    }
    await api.server.background.runOnce();
    expect([...mailTo(flemish.to), ...mailTo(walloon.to)]).toHaveLength(2);
    expect(mailTo(flemish.to)[0]).toMatchObject({ replyTo: email, subject: 'Vraag over Teak dressoir' });
    expect(mailTo(flemish.to)[0]?.text).toContain(asked.message);
    expect(mailTo(walloon.to)[0]?.subject).toBe('Une question sur Teak dressoir');
  });

  test('a question of a signed-in user is stored with the account', async () => {
    const { productUuid } = await productOf();
    const user = await makeUser(api.db);
    const { uuid = '' } = await ask({ productUuid, email: user.email }, await api.signIn(user));
    const row = await api.db.selectFrom('questions').selectAll().where('id', '=', uuid).executeTakeFirst();
    expect(row).toMatchObject({ user_id: user.id, kind: 'QUESTION' });
  });

  test('the same intent sent twice is one question', async () => {
    const { productUuid, to } = await productOf();
    const input = { productUuid, email: 'robin@hervonden.test', commandId: randomUUID() };
    const [one, other] = [await ask(input), await ask(input)];
    expect(other).toEqual(one);
    await api.server.background.runOnce();
    expect(mailTo(to)).toHaveLength(1);
  });
});

test('PROD-057 a viewing can be asked of a seller who takes viewings', async () => {
  const open = await productOf({ accept_viewings: true });
  const closed = await productOf({ accept_viewings: false });
  expect(await ask({ ...open, to: undefined, kind: 'VIEWING' })).toHaveProperty('uuid');
  expect(await ask({ ...closed, to: undefined, kind: 'VIEWING' })).toMatchObject({
    fields: [{ field: 'kind', code: 'no_viewings' }],
  });
});

test('PROD-057 the seller reads on which two days the visitor could come', async () => {
  const { to, productUuid } = await productOf({ accept_viewings: true, province: 'nl-utrecht' });
  const today = amsterdamDay(new Date());
  const days = [plusDays(today, 9), plusDays(today, 2)];
  const viewing = { productUuid, kind: 'VIEWING', message: '' };
  expect(await ask({ ...viewing, days: [days[0], days[0]] })).toMatchObject({
    fields: [{ field: 'days', code: 'two_days' }],
  });
  expect(await ask({ ...viewing, days })).toHaveProperty('uuid');
  await api.server.background.runOnce();
  const [mail] = mailTo(to);
  const text = (day: string) => dayText(new Date(`${day}T12:00:00Z`), 'nl');
  expect(mail?.text).toContain(
    `Robin wil graag komen kijken, op ${text(days[1] ?? '')} of op ${text(days[0] ?? '')}.`,
  );
});

test('problems are reported per field, and nothing is stored', async () => {
  const { productUuid } = await productOf();
  const answer = await ask({ productUuid, email: 'robin', message: 'kort', name: 'a'.repeat(101) });
  expect(answer.fields?.map(({ code }) => code)).toEqual([
    'message_too_short',
    'name_too_long',
    'invalid_email',
  ]);
  expect(await ask({ productUuid: randomUUID() })).toEqual({ errorCode: 'object_does_not_exist' });
  expect(await ask({ productUuid: 'x' })).toEqual({ errorCode: 'invalid_uuid' });
  const stored = await api.db
    .selectFrom('questions')
    .select('id')
    .where('product_id', '=', productUuid)
    .execute();
  expect(stored).toEqual([]);
});
