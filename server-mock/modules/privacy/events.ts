/** An account was erased. Payload `{ photos }`: the keys of the photos that were its own. */
export const accountErased = 'privacy.account_erased';
