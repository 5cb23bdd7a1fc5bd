/**
 * The fields of an input in the schema: the variables of an operation, or the fields of an input type. 0 stands for a
 * value that is sent unchanged: a scalar, an enum or a list of them (docs/decisions/0007).
 */
export interface InputFields {
  readonly [name: string]: InputFields | 0;
}

/**
 * Returns `value` with only the fields of its input type, including nested inputs and lists. Does not modify `value`.
 */
export function onlyInputFields(value: unknown, fields: InputFields | 0): unknown {
  if (fields === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => onlyInputFields(one, fields));
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(known.map(([name, one]) => [name, onlyInputFields(one, fields[name] ?? 0)]));
}
