import { type Score, type ScoreName, scoreNames } from '#domain/staff/product-scores.ts';
import { builder } from '../../graphql/builder.ts';
import {
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { loadProductBySlug } from '../products/public.ts';
import { readScores } from './read-scores.ts';
import { editsOf, type PastEdit } from './store.ts';
import type { FieldChange } from './tables.ts';

const readers = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError, ObjectDoesNotExistError];

const ScoreType = builder.objectRef<Score>('ProductScore').implement({
  description: 'One score with how much it counts.',
  fields: (t) => ({
    score: t.exposeFloat('score', { description: '0 to 100, higher is better.' }),
    weight: t.exposeFloat('weight', { description: 'Its share; all shares together are 1.' }),
  }),
});

const descriptions: Readonly<Record<ScoreName, string>> = {
  age: 'From 100 on the day it went live to 0 when products expire.',
  cart: 'Carts that hold it now.',
  completeness: 'How much of what can be said about a product is filled in.',
  ctr: 'Visits per tile that was seen, of people who agreed to be counted, in 30 days.',
  price: 'How many products of its category cost as much or more.',
  reviews: "The seller's stars.",
  wishlist: 'People who keep it as a favourite.',
  freshness: 'Half of it is gone every 30 days.',
};

const ScoresType = builder
  .objectRef<Readonly<Record<ScoreName, Score>>>('ProductScores')
  .implement({ description: 'The state of a product for staff; for reading only.' });
for (const name of scoreNames)
  builder.objectField(ScoresType, name, (t) =>
    t.field({ type: ScoreType, description: descriptions[name], resolve: (scores) => scores[name] }),
  );
builder.objectField(ScoresType, 'weightsSource', (t) =>
  t.string({
    description: 'Where the weights come from: DEFAULT, one table for all products.',
    resolve: () => 'DEFAULT',
  }),
);

const FieldChangeType = builder.objectRef<FieldChange>('ProductFieldChange').implement({
  description: 'A field with what it was and what it became; values between commas, empty for none.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    from: t.exposeString('from', { description: 'What it was.' }),
    to: t.exposeString('to', { description: 'What it became.' }),
  }),
});

const PastEditType = builder.objectRef<PastEdit>('PastProductEdit').implement({
  description: 'What somebody who works here changed about a product at once.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its own id.' }),
    at: t.string({ description: 'ISO moment.', resolve: ({ at }) => at.toISOString() }),
    editor: t.exposeString('editor', { description: 'The name; empty once the account is gone.' }),
    changes: t.field({
      type: [FieldChangeType],
      description: 'Field by field.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

const HistoryType = builder.objectRef<{ readonly edits: readonly PastEdit[] }>('ProductEdits').implement({
  description: 'What staff changed about a product.',
  fields: (t) => ({
    edits: t.field({
      type: [PastEditType],
      description: 'The newest first, at most twenty.',
      resolve: ({ edits }) => [...edits],
    }),
  }),
});

const mostEdits = 20;

builder.queryFields((t) => ({
  scores: t.field({
    type: ScoresType,
    description: 'The scores of a product. For staff.',
    errors: { types: readers },
    args: { productSlug: t.arg.string({ required: true, description: "The product's address." }) },
    resolve: (_root, { productSlug }, context) => readScores(context, productSlug),
  }),
  productEdits: t.field({
    type: HistoryType,
    description: 'What staff changed about a product. For staff.',
    errors: { types: readers },
    args: { slug: t.arg.string({ required: true, description: "The product's address." }) },
    resolve: async (_root, { slug }, { db }) => {
      const view = await loadProductBySlug(db, slug);
      if (view === undefined) throw new ObjectDoesNotExistError();
      return { edits: await editsOf(db, view.product.id, mostEdits) };
    },
  }),
}));
