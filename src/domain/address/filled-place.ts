import type { AddressPlace } from './address-rules.ts';

/** A place as a form has it; some forms ask for the province too. */
export type FormPlace = AddressPlace & { readonly province?: string };

export type PlaceField = Exclude<keyof FormPlace, 'country'>;

/** Texts of some of the fields. */
export type PlaceTexts = Readonly<Partial<Record<PlaceField, string>>>;

const placeFields: readonly PlaceField[] = [
  ...(['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'province'] as const),
];

/** Leaving a postcode field writes it anew, which is no change by hand. */
function isSameText(one: string, other: string | undefined): boolean {
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return other !== undefined && bare(one) === bare(other);
}

/** Whether the text of a field was typed: there is one, and it is none of those that were filled in. */
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

/** What of a place was filled in and not typed: it goes when another address is searched for. */
export function filledPart(place: FormPlace, filled: readonly PlaceTexts[]): PlaceTexts {
  return pick(place, (field, text) => text !== '' && !isTyped(place, field, filled));
}

/** The same fields without a text. */
export function emptied(texts: PlaceTexts): PlaceTexts {
  return Object.fromEntries(Object.keys(texts).map((field) => [field, '']));
}

/** Those of `texts` whose field is empty: what comes back when the search is given up. */
export function restorable(place: FormPlace, texts: PlaceTexts): PlaceTexts {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const text = texts[field];
      return text !== undefined && (place[field] ?? '') === '' ? [[field, text]] : [];
    }),
  );
}

/** Those of `texts` that may be written over what the form has: everything but what was typed. */
export function fillable(place: FormPlace, texts: PlaceTexts, filled: readonly PlaceTexts[]): PlaceTexts {
  return Object.fromEntries(
    placeFields.flatMap((field) => {
      const text = texts[field];
      const fits = text !== undefined && text !== '' && place[field] !== undefined;
      return fits && !isTyped(place, field, filled) ? [[field, text]] : [];
    }),
  );
}
