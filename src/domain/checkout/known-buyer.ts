import type { Buyer } from './checkout-rules.ts';

/**
 * Prefills the buyer from several sources in order of preference. First name, last name and company are taken
 * together from the first source that has a name, so that names of two people are never mixed.
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
