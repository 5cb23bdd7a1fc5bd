import { builder } from '../../graphql/builder.ts';
import {
  FailedToCreateError,
  FailedToDeleteError,
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ProductType } from '../products/product-ref.ts';
import { answered, commandIdText } from './answered.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { markAsSold } from './mark-as-sold.ts';
import { ProductInputType } from './product-input.ts';
import { publishDraft } from './publish-draft.ts';
import { RemovalReasonType } from './removal-fields.ts';
import { restoreRemovedProduct } from './restore-product.ts';
import { updateProduct } from './update-product.ts';

const making = [
  ValidationError,
  UserNotAuthenticatedError,
  UserHasNoObjectPermissionError,
  ObjectDoesNotExistError,
  FailedToCreateError,
  InvalidUUIDError,
];

builder.mutationField('publishDraft', (t) =>
  t.field({
    type: ProductType,
    description: 'Make a product of an own draft; live or to review.',
    errors: { types: making },
    args: {
      draftUuid: t.arg.string({ required: true, description: "The draft's id; it becomes the product's." }),
      commandId: t.arg.string({ required: true, description: commandIdText }),
    },
    resolve: async (_root, { draftUuid, commandId }, context) =>
      await answered(context, await publishDraft(context, { draftUuid, commandId })),
  }),
);

builder.mutationField('createProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Make a product of the own seller.',
    errors: { types: making },
    args: {
      input: t.arg({ type: ProductInputType, required: true, description: 'What the seller filled in.' }),
      publish: t.arg.boolean({
        defaultValue: false,
        description: 'Publish it at once; otherwise it is a DRAFT.',
      }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { input, publish, commandId }, context) =>
      await answered(context, await createProduct(context, { input, publish: publish ?? false, commandId })),
  }),
);

const changing = [
  ValidationError,
  UserNotAuthenticatedError,
  UserHasNoObjectPermissionError,
  ObjectDoesNotExistError,
  FailedToUpdateError,
  InvalidUUIDError,
];

builder.mutationField('updateProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Save changes to an own product, named by uuid or slug.',
    errors: { types: changing },
    args: {
      uuid: t.arg.string({ description: "The product's id." }),
      slug: t.arg.string({ description: 'Or its address.' }),
      input: t.arg({ type: ProductInputType, required: true, description: 'What changed.' }),
      publish: t.arg.boolean({
        defaultValue: false,
        description: 'Also publish a DRAFT, or republish an ARCHIVED or EXPIRED product.',
      }),
      seen: t.arg.string({
        description:
          '`changedAt` of the product that the form was filled from; a later change refuses the save. Without it the last save wins.',
      }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { publish, ...rest }, context) =>
      await answered(context, await updateProduct(context, { ...rest, publish: publish ?? false })),
  }),
);

builder.mutationField('markProductAsSold', (t) =>
  t.field({
    type: ProductType,
    description: 'Set the stock of an own published product to 0.',
    errors: { types: changing },
    args: {
      slug: t.arg.string({ required: true, description: "The product's address." }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { slug, commandId }, context) =>
      await answered(context, await markAsSold(context, { slug, commandId })),
  }),
);

builder.mutationField('deleteProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Archive a product: an own one, or any one by staff, whose reason the seller is mailed.',
    errors: {
      types: [
        ValidationError,
        UserNotAuthenticatedError,
        UserHasNoAdminPermissionsError,
        ObjectDoesNotExistError,
        FailedToDeleteError,
        InvalidUUIDError,
      ],
    },
    args: {
      slug: t.arg.string({ required: true, description: "The product's address." }),
      reason: t.arg({
        type: RemovalReasonType,
        description: "Why; required of staff for somebody else's product.",
      }),
      explanation: t.arg.string({
        description: 'What its seller reads, 10 to 1000 characters; required with a reason.',
      }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, args, context) => await answered(context, await deleteProduct(context, args)),
  }),
);

builder.mutationField('restoreRemovedProduct', (t) =>
  t.field({
    type: ProductType,
    description: 'Return a product that staff took offline without a report to review. For staff.',
    errors: {
      types: [
        ValidationError,
        UserNotAuthenticatedError,
        UserHasNoAdminPermissionsError,
        ObjectDoesNotExistError,
        FailedToUpdateError,
        InvalidUUIDError,
      ],
    },
    args: {
      slug: t.arg.string({ required: true, description: "The product's address." }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, args, context) =>
      await answered(context, await restoreRemovedProduct(context, args)),
  }),
);
