import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(100));

/**
 * An address as stored on the device (ADDR requirements, entity "Address"). An incomplete address may be stored while
 * it is being typed; completeness is checked where the address is used.
 */
export const savedAddressSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  firstName: short,
  lastName: short,
  companyName: short,
  street: short,
  houseNumber: v.pipe(v.string(), v.maxLength(20)),
  houseNumberExtension: v.pipe(v.string(), v.maxLength(20)),
  postcode: v.pipe(v.string(), v.maxLength(12)),
  city: short,
  country: v.picklist(['NL', 'BE']),
  phoneNumber: v.pipe(v.string(), v.maxLength(30)),
  email: v.pipe(v.string(), v.maxLength(254)),
  /** Milliseconds since 1970 on the device's clock. Used for display order only. */
  createdAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
});
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>;
