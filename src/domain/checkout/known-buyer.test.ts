import { expect, test } from 'vitest';
import { knownBuyer } from './known-buyer.ts';

const nobody = { firstName: '', lastName: '', companyName: '', email: '', phoneNumber: '' };
const noor = {
  ...{ firstName: 'Noor', lastName: 'Janssen', companyName: 'Studio Noor' },
  ...{ email: 'noor@hervonden.test', phoneNumber: '+31600000000' },
};

test('nothing known is an empty form', () => expect(knownBuyer([])).toEqual(nobody));

test('the nearest source wins, and what it lacks comes from the next', () => {
  expect(knownBuyer([{ ...nobody, phoneNumber: '+32470000000' }, noor])).toEqual({
    ...noor,
    phoneNumber: '+32470000000',
  });
});

test('a name is never put together from two people', () => {
  expect(knownBuyer([{ firstName: 'Robin' }, noor])).toEqual({
    ...noor,
    ...{ firstName: 'Robin', lastName: '', companyName: '' },
  });
});
