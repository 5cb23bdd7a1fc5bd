import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { openCasesHarness } from './cases/harness.ts';

const { api, buyer, seller, staff, answer, propose, step, complained } = await openCasesHarness();
afterAll(() => api.close());

const text = 'Hoe groot is de barst precies?';
const tooMany = { __typename: 'TooManyRequestsError', errorCode: 'too_many_requests' };

test('ORDER-016 one side sends a limited number of messages and proposals, each of which is an email', async () => {
  const { caseUuid } = await complained();
  const { limits } = api.server.deps;
  expect(await answer(seller, caseUuid, text)).toMatchObject({ state: 'NEGOTIATING' });
  for (let count = 1; count < limitRules.caseMessage.times; count += 1)
    await limits.spend(limitRules.caseMessage, seller.id);
  expect(await answer(seller, caseUuid, text)).toMatchObject(tooMany);
  expect(await propose(seller, caseUuid, 20)).toMatchObject(tooMany);
  expect(await answer(buyer, caseUuid, text)).toMatchObject({ __typename: 'OrderCase' });
  await limits.forget(limitRules.caseMessage, seller.id);
});

test('a side that has sent the maximum in one complaint can still settle it, and the others still write', async () => {
  const { caseUuid } = await complained();
  await answer(seller, caseUuid, text);
  await api.db
    .insertInto('case_entries')
    .values(
      Array.from({ length: 200 }, () => ({
        ...{ id: randomUUID(), case_id: caseUuid, side: 'buyer' as const, what: 'answer', text },
        created_at: new Date(),
      })),
    )
    .execute();
  expect(await answer(buyer, caseUuid, text)).toMatchObject({ errorCode: 'case_is_full' });
  expect(await propose(buyer, caseUuid, 20)).toMatchObject({ errorCode: 'case_is_full' });
  expect(await answer(seller, caseUuid, text)).toMatchObject({ __typename: 'OrderCase' });
  expect(await step(buyer, caseUuid, 'escalate')).toMatchObject({ state: 'ESCALATED' });
  expect(await answer(staff, caseUuid, text)).toMatchObject({ __typename: 'OrderCase' });
});
