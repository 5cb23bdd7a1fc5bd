import './error-types.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import type { Permissions } from './permissions.ts';

/**
 * Builds the schema from the fields that have been added to the builder, which is after the modules are imported.
 * Throws for an operation without a permission row (PERM-008).
 */
export function buildSchema(permissions: Permissions): GraphQLSchema {
  return builder.toSchema({ sortSchema: true, permissions });
}
