import type { CatalogEntry } from '#domain/catalog/entry.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import { builder } from '../../graphql/builder.ts';

/** A stored value with its entry in the reference data; null if the app no longer knows the value. */
export interface TitledValue {
  readonly value: string;
  readonly entry: Pick<CatalogEntry, 'titles'> | null;
}

/** Returns the value with its entry. */
export function titled(value: string, entries: readonly CatalogEntry[]): TitledValue {
  return { value, entry: entries.find((entry) => entry.value === value) ?? null };
}

export const TitledValueType = builder.objectRef<TitledValue>('TitledValue').implement({
  description: 'A value of the reference data with its title in the language of the request.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value that filters and inputs use.' }),
    title: t.string({
      description: 'The title for people.',
      resolve: ({ value, entry }, _args, { locale }) => (entry === null ? value : titleOf(entry, locale)),
    }),
  }),
});

export interface ColorValue extends TitledValue {
  readonly hex: string;
}

export const ColorType = builder.objectRef<ColorValue>('ProductColor').implement({
  description: 'A colour of a product.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value that filters and inputs use.' }),
    title: t.string({
      description: 'The title for people.',
      resolve: ({ value, entry }, _args, { locale }) => (entry === null ? value : titleOf(entry, locale)),
    }),
    hex: t.exposeString('hex', { description: 'The swatch as #rrggbb.' }),
  }),
});
