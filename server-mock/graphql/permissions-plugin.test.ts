import SchemaBuilder from '@pothos/core';
import { expect, test } from 'vitest';
import type { GraphqlContext } from './context.ts';
import { joinPolicies, type Permissions } from './permissions.ts';
import { permissionsPlugin } from './permissions-plugin.ts';

/** A schema with a field of each root type, and an object type that only the query leads to. */
function build(permissions: Permissions) {
  const builder = new SchemaBuilder<{ Context: GraphqlContext }>({ plugins: [permissionsPlugin] });
  const Secret = builder
    .objectRef<{ readonly text: string }>('Secret')
    .implement({ fields: (t) => ({ text: t.exposeString('text') }) });
  builder.queryType({
    fields: (t) => ({ secret: t.field({ type: Secret, resolve: () => ({ text: 'hidden' }) }) }),
  });
  builder.mutationType({ fields: (t) => ({ change: t.boolean({ resolve: () => true }) }) });
  builder.subscriptionType({
    fields: (t) => ({
      changes: t.boolean({
        subscribe: async function* () {
          yield true;
        },
        resolve: (value) => value === true,
      }),
    }),
  });
  return builder.toSchema({ permissions });
}

const rows = { secret: { who: 'staff' }, change: { who: 'user' }, changes: { who: 'seller' } } as const;

test('PERM-008 a schema is built when each of its operations has a row', () => {
  expect(
    build(joinPolicies([rows]))
      .getQueryType()
      ?.getFields(),
  ).toHaveProperty('secret');
});

test.each(['secret', 'change', 'changes'] as const)(
  'PERM-008 a schema whose operation "%s" has no row is not built',
  (operation) => {
    const { [operation]: _left, ...rest } = rows;
    expect(() => build(joinPolicies([rest]))).toThrow(
      `${operation} has no permission row: add it to its module's policy.ts.`,
    );
  },
);

test('two modules cannot have a row for the same operation', () => {
  expect(() => joinPolicies([rows, { change: { who: 'anyone' } }])).toThrow(
    'Two modules have a permission row for change.',
  );
});
