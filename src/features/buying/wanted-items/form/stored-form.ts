import * as v from 'valibot';
import { sessionKeys } from '#domain/storage/session-keys.ts';
import { wantedSides } from '#domain/wanted/size-range.ts';

const key = sessionKeys.wantedForm;

const number = v.nullable(v.pipe(v.number(), v.integer()));
const range = v.object({ lower: number, upper: number });
const valuesSchema = v.object({
  title: v.string(),
  description: v.string(),
  budget: number,
  category: v.nullable(v.string()),
  sizes: v.object({ width: range, height: range, depth: range, diameter: range }),
});
const photoSchema = v.object({ name: v.string(), mediaKey: v.string() });
const storedSchema = v.object({ userId: v.string(), values: valuesSchema, photos: v.array(photoSchema) });

/** The values of the form, as entered. */
export type WantedValues = v.InferOutput<typeof valuesSchema>;
/** A photo that has been uploaded. */
export type StoredPhoto = v.InferOutput<typeof photoSchema>;

const nothing = { lower: null, upper: null };
export const emptyValues: WantedValues = {
  title: '',
  description: '',
  budget: null,
  category: null,
  sizes: { width: nothing, height: nothing, depth: nothing, diameter: nothing },
};

/** Whether nothing has been entered. */
function isUntouched(values: WantedValues): boolean {
  const { title, description, budget, category, sizes } = values;
  const isEmpty = title === '' && description === '' && budget === null && category === null;
  return isEmpty && wantedSides.every((side) => sizes[side].lower === null && sizes[side].upper === null);
}

/** The unsent form of this person in this tab, which survives a reload. A form of another person is removed. */
export function readStoredForm(userId: string): {
  readonly values: WantedValues;
  readonly photos: readonly StoredPhoto[];
} {
  const none = { values: emptyValues, photos: [] };
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return none;
    const stored = v.safeParse(storedSchema, JSON.parse(text));
    if (stored.success && stored.output.userId === userId) return stored.output;
    sessionStorage.removeItem(key);
    return none;
  } catch {
    return none;
  }
}

/** What the page that led here fills in. */
export interface FirstValues extends Partial<Pick<WantedValues, 'title' | 'category'>> {}

/**
 * The values with which the form begins. What another page fills in replaces a stored title and category only while
 * nothing else was entered, so that no work is lost.
 */
export function beginWith(values: WantedValues, hasPhotos: boolean, first: FirstValues): WantedValues {
  const { title = '', category = null } = first;
  const rest = { ...values, title: '', category: null };
  return title === '' || hasPhotos || !isUntouched(rest) ? values : { ...emptyValues, title, category };
}

/** Stores the form for this tab; an empty form is removed. */
export function storeForm(userId: string, values: WantedValues, photos: readonly StoredPhoto[]): void {
  try {
    if (isUntouched(values) && photos.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, values, photos }));
  } catch {
    // Without sessionStorage the form lasts as long as the page.
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without sessionStorage nothing was stored.
  }
}
