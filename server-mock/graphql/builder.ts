import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import type { GraphqlContext } from './context.ts';
import type { DocumentInput } from './document-inputs.ts';
import { permissionsPlugin } from './permissions-plugin.ts';

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The single schema builder. Fields are non-null unless `nullable: true`. A root field with `errors: { types:
 * [ValidationError, ...] }` returns the union `<Field>Result` of its type and those errors.
 */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: Record<DocumentInput, { Input: unknown; Output: unknown }>;
}>({
  // The errors plugin comes first so that errors of the permission table also become members of the union.
  plugins: [ErrorsPlugin, permissionsPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capital(fieldName)}Result`,
      description: 'The answer, or the reason why there is none.',
    },
    // Wraps a list result in an object type, because a union cannot contain a list.
    defaultResultOptions: {
      name: ({ fieldName }) => `${capital(fieldName)}Success`,
      description: 'The answer of the operation.',
    },
  },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be changed.' });
