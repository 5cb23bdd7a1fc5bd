import type { ProductTypeAttribute } from './attributes.ts';
import { findEntry } from './entry.ts';
import { findProductType } from './product-types.ts';

export interface AttributeValue {
  readonly name: string;
  readonly value: string;
}

const textLimit = 100;

/**
 * Returns true when the value fits the attribute's type: "true" or "false", one of its choices, 0 to 100, or a short
 * text (PROD-026).
 */
export function isAttributeValue(attribute: ProductTypeAttribute, value: string): boolean {
  switch (attribute.type) {
    case 'BOOLEAN':
      return value === 'true' || value === 'false';
    case 'SELECT':
      return findEntry(attribute.choices, value) !== null;
    case 'NUMBER':
      return /^(?:\d{1,2}|100)$/.test(value);
    case 'STRING':
      return value.trim().length > 0 && value.length <= textLimit;
  }
}

/**
 * Returns the values that belong to a product of this type, in the type's order. A draft whose type was changed still
 * has the values of the old type; they are not an error and are left out.
 */
export function attributesFor(productType: string, values: readonly AttributeValue[]): AttributeValue[] {
  const attributes = findProductType(productType)?.attributes ?? [];
  return attributes.flatMap((attribute) => {
    const given = values.find((value) => value.name === attribute.name);
    return given && isAttributeValue(attribute, given.value)
      ? [{ name: given.name, value: given.value }]
      : [];
  });
}
