/**
 * An account was erased. Payload `{ userId, photos }`: the id of the account, whose row no longer names anybody, and the
 * keys of the photos that were its own.
 */
export const accountErased = 'privacy.account_erased';
