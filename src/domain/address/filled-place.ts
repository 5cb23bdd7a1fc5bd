import type { AddressPlace } from './address-rules.ts';

/** The place fields of a form. Some forms also ask for the province. */
export type FormPlace = AddressPlace & { readonly province?: string };

export type PlaceField = Exclude<keyof FormPlace, 'country'>;

/** Texts of some of the place fields. */
export type PlaceTexts = Readonly<Partial<Record<PlaceField, string>>>;

const placeFields: readonly PlaceField[] = [
  ...(['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'province'] as const),
];

/**
 * Compares without spaces and case: leaving a postcode field reformats it, which does not count as an edit by the
 * user.
 */
function isSameText(one: string, other: string | undefined): boolean {
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return other !== undefined && bare(one) === bare(other);
}

/** Whether the user typed the text of a field: it is not empty and does not equal any of the autofilled texts. */
export function isTyped(place: FormPlace, field: PlaceField, filled: readonly PlaceTexts[]): boolean {
  const text = place[field] ?? '';
  return text !== '' && !filled.some((texts) => isSameText(text, texts[field]));
}

function pick(place: FormPlace, isWanted: (field: PlaceField, text: string) => boolean): PlaceTexts {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const text = place[field] ?? '';
      return isWanted(field, text) ? [[field, text]] : [];
    }),
  );
}

/** Returns the autofilled texts of a place. They are cleared when the user searches for another address. */
export function filledPart(place: FormPlace, filled: readonly PlaceTexts[]): PlaceTexts {
  return pick(place, (field, text) => text !== '' && !isTyped(place, field, filled));
}

/** Returns the same fields with empty texts. */
export function emptied(texts: PlaceTexts): PlaceTexts {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, '']));
}

/** Returns those of `texts` whose field is empty. They are restored when the user cancels the search. */
export function restorable(place: FormPlace, texts: PlaceTexts): PlaceTexts {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const text = texts[field];
      return text !== undefined && (place[field] ?? '') === '' ? [[field, text]] : [];
    }),
  );
}

/** Returns those of `texts` that may overwrite the form. Text that the user typed is never overwritten. */
export function fillable(place: FormPlace, texts: PlaceTexts, filled: readonly PlaceTexts[]): PlaceTexts {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const text = texts[field];
      const fits = text !== undefined && text !== '' && place[field] !== undefined;
      return fits && !isTyped(place, field, filled) ? [[field, text]] : [];
    }),
  );
}
