import type { AttributeValue } from '#domain/catalog/attribute-values.ts';
import type { ProductTypeAttribute } from '#domain/catalog/attributes.ts';
import { titleOf } from '#domain/catalog/entry.ts';
import type { ProductType } from '#domain/catalog/product-types.ts';
import { builder } from '../../graphql/builder.ts';
import { TitledValueType } from './value-types.ts';

const AttributeKind = builder.enumType('ProductTypeAttributeType', {
  description: 'How an attribute is filled in.',
  values: ['BOOLEAN', 'SELECT', 'NUMBER', 'STRING'] as const,
});

export const AttributeType = builder.objectRef<ProductTypeAttribute>('ProductTypeAttribute').implement({
  description: 'What the form asks about one product type.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that inputs use.' }),
    label: t.string({
      description: 'The label for people.',
      resolve: (attribute, _args, { locale }) => titleOf(attribute, locale),
    }),
    type: t.field({ type: AttributeKind, description: 'How it is filled in.', resolve: ({ type }) => type }),
    choices: t.field({
      type: [TitledValueType],
      description: 'The choices of a SELECT; empty for the others.',
      resolve: (attribute) =>
        attribute.type === 'SELECT' ? attribute.choices.map((entry) => ({ value: entry.value, entry })) : [],
    }),
  }),
});

/** An attribute value of a product with the attribute's definition from the product type. */
export interface FilledAttribute {
  readonly attribute: ProductTypeAttribute;
  readonly value: string;
}

/** Returns the attributes of a product that have a value, in the order of its type. */
export function filledAttributes(
  type: ProductType | null,
  values: readonly AttributeValue[],
): FilledAttribute[] {
  return (type?.attributes ?? []).flatMap((attribute) => {
    const given = values.find((value) => value.name === attribute.name);
    return given === undefined ? [] : { attribute, value: given.value };
  });
}

export const FilledAttributeType = builder.objectRef<FilledAttribute>('ProductAttribute').implement({
  description: 'One filled attribute of a product.',
  fields: (t) => ({
    name: t.string({ description: 'The name that inputs use.', resolve: ({ attribute }) => attribute.name }),
    label: t.string({
      description: 'The label for people.',
      resolve: ({ attribute }, _args, { locale }) => titleOf(attribute, locale),
    }),
    value: t.exposeString('value', { description: '"true" or "false", a number, a choice or a text.' }),
    title: t.string({
      description: "The value for people; a choice's title.",
      resolve: ({ attribute, value }, _args, { locale }) => {
        const choice =
          attribute.type === 'SELECT' ? attribute.choices.find((one) => one.value === value) : null;
        return choice ? titleOf(choice, locale) : value;
      },
    }),
  }),
});

export const ProductTypeType = builder.objectRef<ProductType>('ProductType').implement({
  description: 'A kind of product.',
  fields: (t) => ({
    abbreviation: t.exposeString('abbreviation', { description: 'The value that inputs use.' }),
    label: t.string({
      description: 'The label for people.',
      resolve: (type, _args, { locale }) => titleOf(type, locale),
    }),
  }),
});
