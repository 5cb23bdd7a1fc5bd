import { type Examples, nothing } from './example.ts';

const password = 'zomer-in-utrecht-2';

/** Sign-in and what belongs to the account itself. */
export const peopleExamples: Examples = {
  login: { args: (_things, { buyer }) => ({ email: buyer.email, password: buyer.password }) },
  logout: { args: nothing },
  me: { args: nothing },
  currentUser: { args: nothing },
  createUser: {
    args: () => ({ email: `${crypto.randomUUID()}@hervonden.test`, password, name: 'Nieuw Persoon' }),
  },
};
