/** An account was erased: `photos` are the keys of the pictures that were its own. */
export const accountErased = 'privacy.account_erased';
