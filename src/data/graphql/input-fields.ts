/**
 * The fields that an input of the schema has: of an operation, its variables; of an input type, its fields. 0 stands for
 * a value that is sent as it is: a scalar, an enum or a list of them (docs/decisions/0007).
 */
export interface InputFields {
  readonly [name: string]: InputFields | 0;
}

/** `value` with the fields of its input type only, in nested inputs and in lists too. Nothing is changed in place. */
export function onlyInputFields(value: unknown, fields: InputFields | 0): unknown {
  if (fields === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => onlyInputFields(one, fields));
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(known.map(([name, one]) => [name, onlyInputFields(one, fields[name] ?? 0)]));
}
