import * as v from 'valibot';
import { contentHashPattern } from '../ids.ts';

/** The maximum number of photos of a product (FORM-045). */
export const photoLimit = 20;

const code = v.pipe(v.string(), v.maxLength(80));
const wholeNumber = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999)));
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000));

/** A photo in a draft. The file is in the photo store under `hash` and is uploaded by the upload queue. */
const draftPhotoSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  /** The SHA-256 of the prepared JPEG; null while the device on which the photo was added is still preparing it. */
  hash: v.nullable(v.pipe(v.string(), v.regex(contentHashPattern))),
  name: v.pipe(v.string(), v.maxLength(255)),
  /** Size of the prepared, upright image in pixels; null until known. */
  width: wholeNumber,
  height: wholeNumber,
  /** Size of the prepared file in bytes; null until known. */
  bytes: wholeNumber,
  /** The server's key; null until the upload is complete. */
  mediaKey: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});
export type DraftPhoto = v.InferOutput<typeof draftPhotoSchema>;

/** A value that lost a conflict and waits for its owner's choice (PWA-033, docs/readings.md). */
const otherVersionSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(120)),
  field: v.pipe(v.string(), v.maxLength(60)),
  /** The overridden value as JSON. */
  value: v.pipe(v.string(), v.maxLength(24_000)),
  savedAt: instant,
});
export type OtherVersion = v.InferOutput<typeof otherVersionSchema>;

/**
 * A listing draft (FORM-001, PWA-029). Any content may be stored, even if invalid (PWA-037, docs/readings.md): these
 * limits only protect the store. `product-rules.ts` decides what may be published.
 */
export const listingDraftSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  title: v.pipe(v.string(), v.maxLength(300)),
  description: v.pipe(v.string(), v.maxLength(22_000)),
  brand: v.pipe(v.string(), v.maxLength(200)),
  brandUnknown: v.boolean(),
  productType: code,
  mainCategory: code,
  subCategory: code,
  category: code,
  colors: v.pipe(v.array(code), v.maxLength(10)),
  materials: v.pipe(v.array(code), v.maxLength(10)),
  styles: v.pipe(v.array(code), v.maxLength(10)),
  timePeriod: code,
  productState: code,
  secondChanceType: code,
  /** In centimetres, as the next three. */
  width: wholeNumber,
  height: wholeNumber,
  depth: wholeNumber,
  diameter: wholeNumber,
  inventory: wholeNumber,
  /** In whole euros, as is comparePrice. */
  price: wholeNumber,
  comparePrice: wholeNumber,
  isSetOfProducts: v.nullable(v.boolean()),
  weightCategory: code,
  sellerProductId: v.pipe(v.string(), v.maxLength(200)),
  attributes: v.pipe(
    v.array(v.strictObject({ name: code, value: v.pipe(v.string(), v.maxLength(200)) })),
    v.maxLength(40),
  ),
  photos: v.pipe(v.array(draftPhotoSchema), v.maxLength(40)),
  otherVersions: v.pipe(v.array(otherVersionSchema), v.maxLength(60)),
  createdAt: instant,
  /** Milliseconds since 1970 on the device's clock. Used for display only. */
  editedAt: instant,
});
export type ListingDraft = v.InferOutput<typeof listingDraftSchema>;

const { id, createdAt, editedAt, photos, otherVersions, ...typedFields } = listingDraftSchema.entries;
/** A change to some of the fields that the user fills in. */
export const draftChangeSchema = v.partial(v.object(typedFields));

/** Returns an empty draft. `id` becomes the product's uuid, which makes publishing idempotent. */
export function emptyDraft(id: string, now: number): ListingDraft {
  return {
    id,
    title: '',
    description: '',
    brand: '',
    brandUnknown: false,
    productType: '',
    mainCategory: '',
    subCategory: '',
    category: '',
    colors: [],
    materials: [],
    styles: [],
    timePeriod: '',
    productState: '',
    secondChanceType: '',
    width: null,
    height: null,
    depth: null,
    diameter: null,
    inventory: 1,
    price: null,
    comparePrice: null,
    isSetOfProducts: null,
    weightCategory: '',
    sellerProductId: '',
    attributes: [],
    photos: [],
    otherVersions: [],
    createdAt: now,
    editedAt: now,
  };
}
