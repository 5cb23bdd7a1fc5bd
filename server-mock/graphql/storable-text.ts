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
 * Refuses an operation whose texts the database can't hold, before any statement sees them: PostgreSQL takes no NUL,
 * and jsonb no half of a surrogate pair. Custom scalars are left to their owners: a pushed document is judged by row.
 * Throws ValidationError that names each argument with the code `invalid_text`.
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
