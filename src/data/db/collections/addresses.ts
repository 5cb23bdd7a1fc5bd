import { type SavedAddress, savedAddressSchema } from '#domain/address/address.ts';
import { rowSchema } from '../mirror.ts';

/** Saved addresses (PWA-030). */
export const addressesSchema = rowSchema<SavedAddress>('addresses', 0, savedAddressSchema);
