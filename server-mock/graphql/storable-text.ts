import {
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { type FieldProblem, ValidationError } from './errors.ts';

/**
 * Rejects an operation whose texts the database cannot store, before any statement sees them: PostgreSQL accepts no
 * NUL character, and jsonb no lone surrogate. Custom scalars are excluded: pushed documents are validated row by row.
 *
 * Throws ValidationError with the code `invalid_text` for each such argument.
 */
export function refuseUnstorable(args: Readonly<Record<string, unknown>>, info: GraphQLResolveInfo): void {
  const known = info.parentType.getFields()[info.fieldName]?.args ?? [];
  const problems: FieldProblem[] = known
    .filter((arg) => !isStorable(args[arg.name], arg.type))
    .map((arg) => ({ field: arg.name, code: 'invalid_text' }));
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
}

function isStorable(value: unknown, type: GraphQLInputType): boolean {
  if (isNonNullType(type)) return isStorable(value, type.ofType);
  if (value === null || value === undefined) return true;
  if (isListType(type)) return !Array.isArray(value) || value.every((item) => isStorable(item, type.ofType));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fields.every((field) => isStorable(Reflect.get(value, field.name), field.type));
  }
  if (!isScalarType(type) || typeof value !== 'string') return true;
  return type.name !== 'String' || (value.isWellFormed() && !value.includes('\u0000'));
}
