import { useState } from 'react';
import type { SavedAddress } from '#domain/address/address.ts';
import {
  type AddressField,
  type AddressProblem,
  addressFields,
  addressProblem,
  tidyPostcode,
} from '#domain/address/address-rules.ts';

export interface AddressFormState {
  readonly values: SavedAddress;
  readonly change: (part: Partial<SavedAddress>) => void;
  /**
   * The problem to show at a field: none before the field was left or the whole form was validated (ADDR-013,
   * ADDR-014).
   */
  readonly problemAt: (field: AddressField) => AddressProblem | null;
  readonly problems: readonly { readonly field: AddressField; readonly code: AddressProblem }[];
  readonly leave: (field: AddressField) => void;
  /** Validates every field; true when all are valid. */
  readonly checkAll: () => boolean;
  /** How often the whole form was validated and refused. */
  readonly refusals: number;
}

/** The values of an address form and their validation: one field when it is left, all fields on submit. */
export function useAddressForm(first: SavedAddress): AddressFormState {
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const problemAt = (field: AddressField) => (left.has(field) ? addressProblem(field, values) : null);
  const wrong = addressFields.flatMap((field) => {
    const code = addressProblem(field, values);
    return code === null ? [] : [{ field, code }];
  });
  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    problemAt,
    problems: refusals === 0 ? [] : wrong,
    leave(field) {
      setLeft((before) => new Set([...before, field]));
      if (field === 'postcode') {
        setValues((before) => ({ ...before, postcode: tidyPostcode(before.postcode, before.country) }));
      }
    },
    checkAll() {
      setLeft(new Set(addressFields));
      if (wrong.length > 0) setRefusals((count) => count + 1);
      return wrong.length === 0;
    },
    refusals,
  };
}
