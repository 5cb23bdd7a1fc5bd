import type { Buyer } from './checkout-rules.ts';

/**
 * Who buys, from what is known already, the nearest source first. First name, last name and company come together from
 * the first source that names somebody: half a name of one person and half of another is nobody's.
 */
export function knownBuyer(sources: readonly Partial<Buyer>[]): Buyer {
  const named = sources.find(({ firstName = '', lastName = '' }) => firstName !== '' || lastName !== '');
  const first = (field: 'email' | 'phoneNumber') =>
    sources.map((source) => source[field] ?? '').find((text) => text !== '') ?? '';
  return {
    ...{ firstName: named?.firstName ?? '', lastName: named?.lastName ?? '' },
    ...{ companyName: named?.companyName ?? '', email: first('email'), phoneNumber: first('phoneNumber') },
  };
}
