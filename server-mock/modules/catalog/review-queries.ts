import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import {
  differencesBetween,
  type FactDifference,
  reasonsOfField,
  rejectionReasons,
} from '#domain/product/review.ts';
import type { approvalProblems } from '#domain/staff/removal.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { grantedKey } from '../media/picture-grant-view.ts';
import { ProductType } from '../products/product-ref.ts';
import { mayOpenProduct, type ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { commandIdText } from './answered.ts';
import { approvalProblemOf } from './open-removal.ts';
import { ProductListType } from './product-list.ts';
import { reviewedFacts, withLabels } from './review-facts.ts';
import { type PastReview, reviewsOf } from './review-history.ts';
import { changeSentence, ProductReviewType, rejectionSentence } from './review-object.ts';
import { readQueue } from './review-queue.ts';
import { type ReviewSettings, reviewSettings, updateReviewSettings } from './review-settings.ts';

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const mostReviews = 50;

builder.objectFields(ProductType, (t) => ({
  submittedAt: t.string({
    nullable: true,
    description: 'ISO moment at which it last went to review. Only for the seller and staff.',
    resolve: ({ product }, _args, { viewer }) =>
      mayOpenProduct(viewer, product) ? (product.submitted_at?.toISOString() ?? null) : null,
  }),
  latestReview: t.field({
    type: ProductReviewType,
    nullable: true,
    description: 'What staff decided last. Only for the seller and staff.',
    resolve: async ({ product }, _args, { db, viewer }) =>
      mayOpenProduct(viewer, product) ? ((await reviewsOf(db, product.id, 1))[0] ?? null) : null,
  }),
}));

const DifferenceType = builder.objectRef<FactDifference>('ReviewDifference').implement({
  description: 'A field with what it was at the last review and what it is.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    from: t.exposeString('from', { description: 'What it was; empty for nothing.' }),
    to: t.exposeString('to', { description: 'What it is; empty for nothing.' }),
  }),
});

/** A product with the information needed to decide on it. */
interface ReviewSheet {
  readonly view: ProductView;
  readonly reviews: readonly PastReview[];
}

function differencesOf({ view, reviews: [last] }: ReviewSheet) {
  // The stored facts are deleted together with the seller's or the reviewer's account.
  if (last === undefined || Object.keys(last.facts.fields).length === 0) return null;
  return differencesBetween(last.facts, reviewedFacts(view));
}

const ApprovalProblemType = builder.enumType('ApprovalProblem', {
  description: 'Why a member of staff cannot approve a product that was taken offline.',
  values: {
    UNDER_APPEAL: { description: 'An appeal against the removal waits for a decision.' },
    OWN_REMOVAL: { description: 'They took it offline themselves.' },
  } as const satisfies Record<(typeof approvalProblems)[number], object>,
});

const SheetType = builder.objectRef<ReviewSheet>('ReviewSheet').implement({
  description: 'A product with its reviews and what changed since the last one.',
  fields: (t) => ({
    product: t.field({ type: ProductType, description: 'As it is.', resolve: ({ view }) => view }),
    reviews: t.field({
      type: [ProductReviewType],
      description: 'The newest first, at most fifty.',
      resolve: ({ reviews }) => [...reviews],
    }),
    changes: t.field({
      type: [DifferenceType],
      description: 'Fields that differ from what was seen at the last review; none before the first one.',
      resolve: (sheet, _args, { locale }) =>
        (differencesOf(sheet)?.changes ?? []).map((change) => withLabels(change, locale)),
    }),
    addedPhotos: t.stringList({
      description:
        'Keys of photos that came since, as the pictures of the product name them without their grant.',
      resolve: (sheet) => [...(differencesOf(sheet)?.addedPhotos ?? [])],
    }),
    removedPhotos: t.stringList({
      description: 'Keys of photos that went since, with a grant to open them.',
      resolve: (sheet, _args, context) =>
        (differencesOf(sheet)?.removedPhotos ?? []).map((key) => grantedKey(key, context)),
    }),
    arePhotosReordered: t.boolean({
      description: 'The same photos in another order.',
      resolve: (sheet) => differencesOf(sheet)?.isReordered ?? false,
    }),
    approvedProducts: t.int({
      description: 'Products of this seller that staff approved before.',
      resolve: ({ view }, _args, { db }) => approvedOf(db, view.product.seller_id),
    }),
    approvalProblem: t.field({
      type: ApprovalProblemType,
      nullable: true,
      description: 'Why the caller cannot approve it although it is in review; null if nothing prevents it.',
      resolve: ({ view }, _args, context) =>
        approvalProblemOf(context.db, view.product.id, signedIn(context).userId),
    }),
    nextUuid: t.string({
      nullable: true,
      description: 'The product after this one in the queue; null at its end.',
      resolve: async ({ view }, _args, { db }) => {
        const { product } = view;
        return (await readQueue(db, { after: product, limit: 1, offset: 0, search: '' })).ids[0] ?? null;
      },
    }),
  }),
});

async function approvedOf(db: Kysely<Database>, sellerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.id', 'product_reviews.product_id')
    .select((eb) => eb.fn.count<string>('product_id').distinct().as('count'))
    .where('products.seller_id', '=', sellerId)
    .where('decision', '=', 'APPROVE')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ReasonType = builder
  .objectRef<{ readonly code: string; readonly text: string }>('ReviewReason')
  .implement({
    description: 'A reason with its sentence in the language of the request.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'What the mutation takes.' }),
      text: t.exposeString('text', { description: 'What the seller reads; empty for `other`.' }),
    }),
  });

const FieldReasonsType = builder
  .objectRef<{ readonly field: string; readonly reasons: readonly string[] }>('ReviewFieldReasons')
  .implement({
    description: 'The reasons for asking to change a field.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'A code of requestedChanges.' }),
      reasons: t.field({
        type: [ReasonType],
        description: 'The usual one first.',
        resolve: ({ reasons }, _args, context) =>
          reasons.map((code) => reasonOf(code, changeSentence(code), context)),
      }),
    }),
  });

function reasonOf(code: string, name: string, { sentence, locale }: GraphqlContext) {
  return { code, text: code === 'other' ? '' : sentence(name, locale) };
}

const ReasonsType = builder.objectRef<Record<string, never>>('ReviewReasons').implement({
  description: 'The reasons that a review can give.',
  fields: (t) => ({
    changes: t.field({
      type: [FieldReasonsType],
      description: 'For asking to change something, by field.',
      resolve: () => Object.entries(reasonsOfField).map(([field, reasons]) => ({ field, reasons })),
    }),
    rejections: t.field({
      type: [ReasonType],
      description: 'For rejecting a product.',
      resolve: (_reasons, _args, context) =>
        rejectionReasons.map((code) => reasonOf(code, rejectionSentence(code), context)),
    }),
  }),
});

const SettingsType = builder.objectRef<ReviewSettings>('ReviewSettings').implement({
  description: 'Which products are reviewed before they go live.',
  fields: (t) => ({
    firstProductOnly: t.exposeBoolean('firstProductOnly', {
      description: 'Once its first product is approved, a seller publishes without review.',
    }),
  }),
});

builder.queryFields((t) => ({
  reviewQueue: t.field({
    type: ProductListType,
    description: 'Products that wait for a review, the longest wait first. For staff.',
    errors: { types: staffAlone },
    args: {
      search: t.arg.string({ description: 'Words of the title or of the name of the seller, or an id.' }),
      limit: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page.' }),
    },
    resolve: (_root, { search, limit, offset }, { db }) =>
      readQueue(db, { search: search ?? '', limit: limit ?? 25, offset: offset ?? 0, after: null }),
  }),
  reviewSheet: t.field({
    type: SheetType,
    description: 'A product with its reviews and what changed since the last one. For staff.',
    errors: { types: [...staffAlone, ObjectDoesNotExistError, InvalidUUIDError] },
    args: { uuid: t.arg.string({ required: true, description: "The product's id." }) },
    resolve: async (_root, { uuid }, { db }) => {
      if (!isUuid(uuid)) throw new InvalidUUIDError();
      const view = await loadProduct(db, uuid);
      if (view === undefined) throw new ObjectDoesNotExistError();
      return { view, reviews: await reviewsOf(db, uuid, mostReviews) };
    },
  }),
  reviewReasons: t.field({
    type: ReasonsType,
    description: 'The reasons that a review can give. For staff.',
    errors: { types: staffAlone },
    resolve: () => ({}),
  }),
  reviewSettings: t.field({
    type: SettingsType,
    description: 'Which products are reviewed before they go live. For staff.',
    errors: { types: staffAlone },
    resolve: (_root, _args, { db }) => reviewSettings(db),
  }),
}));

builder.mutationField('updateReviewSettings', (t) =>
  t.field({
    type: SettingsType,
    description: 'Set which products are reviewed from now on. For staff.',
    errors: { types: [...staffAlone, InvalidUUIDError] },
    args: {
      firstProductOnly: t.arg.boolean({ required: true, description: 'Only the first product of a seller.' }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, args, context) => {
      await updateReviewSettings(context, args);
      return await reviewSettings(context.db);
    },
  }),
);
