import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { authorize } from './authorize.ts';
import type { GraphqlContext } from './context.ts';
import { logRefusal } from './log-refusal.ts';
import { type Permissions, permissionOf } from './permissions.ts';
import { refuseUnstorable } from './storable-text.ts';

export const permissionsPlugin = 'permissions' as const;

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      permissions: PermissionsPlugin<Types>;
    }
    interface BuildSchemaOptions<Types extends SchemaTypes> {
      permissions: Permissions;
    }
  }
}

const rootKinds: readonly string[] = ['Query', 'Mutation', 'Subscription'];

/**
 * Enforces the permission table on every root field: the schema cannot be built with an operation that has no row,
 * and no resolver runs if the row denies the caller or if an argument contains text that the database cannot store.
 */
class PermissionsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (rootKinds.includes(field.kind)) permissionOf(this.options.permissions, field.name);
    return field;
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const isGuarded = field.kind === 'Query' || field.kind === 'Mutation';
    return isGuarded ? guarded(resolver, field.name, this.options.permissions) : resolver;
  }

  override wrapSubscribe(
    subscribe: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    return subscribe && guarded(subscribe, field.name, this.options.permissions);
  }
}

function isGraphqlContext(context: object): context is GraphqlContext {
  return 'viewer' in context && 'log' in context && 'ip' in context;
}

/** Runs a resolver if its row allows the caller; a denial by the row or by the use case is logged (S22). */
function guarded<Context extends object>(
  run: GraphQLFieldResolver<unknown, Context, object>,
  operation: string,
  permissions: Permissions,
): GraphQLFieldResolver<unknown, Context, object> {
  const row = permissionOf(permissions, operation);
  return (source, args, context, info) => {
    if (!isGraphqlContext(context)) throw new TypeError('This is not the context of a request.');
    const { viewer, log, ip } = context;
    const refused = (error: unknown): never => {
      logRefusal(log, { operation, userId: viewer?.userId ?? null, ip }, error);
      throw error;
    };
    try {
      authorize(row, viewer);
      refuseUnstorable(args as Record<string, unknown>, info);
      const answer: unknown = run(source, args, context, info);
      return answer instanceof Promise ? answer.catch(refused) : answer;
    } catch (error) {
      return refused(error);
    }
  };
}

SchemaBuilder.registerPlugin(permissionsPlugin, PermissionsPlugin);
