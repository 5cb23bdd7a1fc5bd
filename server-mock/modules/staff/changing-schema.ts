import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToDeleteError,
  FailedToUpdateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ProductType } from '../products/product-ref.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';
import { editProduct } from './edit-product.ts';
import { deleteDescription, regenerateDescription } from './write-description.ts';

const writers = [
  UserNotAuthenticatedError,
  UserHasNoAdminPermissionsError,
  ObjectDoesNotExistError,
  InvalidUUIDError,
];
const slugText = "The product's address.";
const commandIdText = 'Idempotency key, one per intent.';

/** The product after a command, read outside its transaction. */
async function changed({ db }: GraphqlContext, id: string): Promise<ProductView> {
  const view = await loadProduct(db, id);
  if (view === undefined) throw new ObjectDoesNotExistError();
  return view;
}

interface Edited {
  readonly product: ProductView;
  readonly changedMeanwhile: boolean;
}

const EditedType = builder.objectRef<Edited>('ProductEditResult').implement({
  description: 'A product after staff changed it.',
  fields: (t) => ({
    product: t.field({
      type: ProductType,
      description: 'As it is now.',
      resolve: ({ product }) => product,
    }),
    changedMeanwhile: t.exposeBoolean('changedMeanwhile', {
      description: 'Somebody else saved it after `seen`; what was not sent keeps what that person wrote.',
    }),
  }),
});

const EditInput = builder.inputType('ProductEditInput', {
  description: 'What staff change about a product; what is left out stays.',
  fields: (t) => ({
    productType: t.string({ description: 'The abbreviation of the product type.' }),
    category: t.string({ description: 'All values from the top: meubels/kasten/dressoirs.' }),
    collections: t.stringList({ description: 'All of them, by value.' }),
    colors: t.stringList({ description: 'One to three, by value.' }),
    styles: t.stringList({ description: 'All of them, by value.' }),
    productState: t.string({ description: 'Of second-chance products alone.' }),
  }),
});

builder.mutationFields((t) => ({
  updateProductBySlug: t.field({
    type: EditedType,
    description: 'Change facts of any product; the last one to save wins. For staff.',
    errors: { types: [...writers, ValidationError] },
    args: {
      slug: t.arg.string({ required: true, description: slugText }),
      input: t.arg({ type: EditInput, required: true, description: 'What changed, and nothing else.' }),
      seen: t.arg.string({ description: '`changedAt` of the product that was looked at.' }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, { slug, input, seen, commandId }, context) => {
      const edit = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
      const request = { slug, edit, seen: seen ?? null, commandId };
      const { productId, changedMeanwhile } = await editProduct(context, request);
      return { product: await changed(context, productId), changedMeanwhile };
    },
  }),
  regenerateEditorialDescription: t.field({
    type: ProductType,
    description: "Write the platform's own text of a product anew, in three languages. For staff.",
    errors: { types: [...writers, ValidationError, TooManyRequestsError, FailedToUpdateError] },
    args: {
      slug: t.arg.string({ required: true, description: slugText }),
      model: t.arg.string({ required: true, description: 'As in EditorialDescriptionConfig.' }),
      instructions: t.arg.string({ required: true, description: 'How it is to be written.' }),
      temperature: t.arg.float({ required: true, description: '0 to 1.' }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, args, context) =>
      await changed(context, await regenerateDescription(context, args)),
  }),
  deleteEditorialDescription: t.field({
    type: ProductType,
    description: "Take the platform's own text of a product away in every language. For staff.",
    errors: { types: [...writers, FailedToDeleteError] },
    args: {
      slug: t.arg.string({ required: true, description: slugText }),
      commandId: t.arg.string({ description: commandIdText }),
    },
    resolve: async (_root, args, context) => await changed(context, await deleteDescription(context, args)),
  }),
}));
