import { isUuid } from '#domain/ids.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { loadLines } from '../orders/public/lines.ts';
import { askWithdrawalLink } from './ask-link.ts';
import { changeWithdrawal, withdrawalSteps } from './change-withdrawal.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { purchasesOfOrder, withdrawablePurchases } from './read-withdrawals.ts';
import { type Asker, actorFor, linkedOrder, ownWithdrawal, purchaseOf } from './store.ts';
import { PurchaseType, type PurchaseView } from './withdrawal-object.ts';

const StepType = builder.enumType('WithdrawalStep', {
  description: 'An event that a side may report.',
  values: withdrawalSteps,
});

const AskedType = builder.objectRef<{ readonly email: string }>('WithdrawalLinkAsked').implement({
  description: 'An email is sent if the order exists; the response is the same either way.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The email address, as entered.' }) }),
});

const PurchasesType = builder.objectRef<readonly PurchaseView[]>('Purchases').implement({
  description: 'Sold products with the withdrawals from their purchase.',
  fields: (t) => ({
    items: t.field({ type: [PurchaseType], description: 'The products.', resolve: (items) => [...items] }),
  }),
});

/** Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError. */
async function purchase({ db }: GraphqlContext, asker: Asker, orderUuid: string): Promise<PurchaseView> {
  if (!isUuid(orderUuid)) throw new InvalidUUIDError();
  const [line] = await loadLines(db, [orderUuid]);
  if (line === undefined) throw new ObjectDoesNotExistError();
  actorFor(line, asker);
  return { ...(await purchaseOf(db, line)), asker };
}

/** The purchase of a withdrawal. Throws the same errors as `ownWithdrawal`. */
async function purchaseOfWithdrawal(
  context: GraphqlContext,
  asker: Asker,
  uuid: string,
): Promise<PurchaseView> {
  const { line } = await ownWithdrawal(context.db, asker, uuid);
  return { ...(await purchaseOf(context.db, line)), asker };
}

const viewerOf = (context: GraphqlContext): Asker => ({ viewer: signedIn(context) });

/** The order of an emailed link. Throws TooManyRequestsError, ValidationError. */
async function linkOf(context: GraphqlContext, token: string): Promise<{ readonly orderId: string }> {
  await context.limits.spend(limitRules.withdrawalToken, context.ip);
  return { orderId: linkedOrder(context, token) };
}

const one = [InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError];
const reading = [UserNotAuthenticatedError, ...one];
const writing = [...reading, ValidationError];
const linked = [...one, ValidationError, TooManyRequestsError];
const commandId = 'Idempotency key, one per intent.';

builder.queryFields((t) => ({
  withdrawablePurchases: t.field({
    type: PurchasesType,
    description: 'Purchases from traders that the caller may withdraw from or has an open withdrawal for.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => {
      const viewer = signedIn(context);
      const purchases = await withdrawablePurchases(context.db, viewer, context.clock.now());
      return purchases.map((found) => ({ ...found, asker: { viewer } }));
    },
  }),
  purchaseWithdrawal: t.field({
    type: PurchaseType,
    description: 'A sold product with the withdrawal from its purchase.',
    errors: { types: reading },
    args: { orderUuid: t.arg.string({ required: true, description: "The sold product's id." }) },
    resolve: (_root, { orderUuid }, context) => purchase(context, viewerOf(context), orderUuid),
  }),
  linkedPurchases: t.field({
    type: PurchasesType,
    description: 'Purchases of an order without an account, by the link in an email.',
    errors: { types: [ValidationError, TooManyRequestsError] },
    args: { token: t.arg.string({ required: true, description: 'The token in the link.' }) },
    resolve: async (_root, { token }, context) => {
      const asker = await linkOf(context, token);
      const purchases = await purchasesOfOrder(context.db, asker.orderId);
      return purchases.map((found) => ({ ...found, asker }));
    },
  }),
}));

builder.mutationFields((t) => {
  const declaration = {
    orderUuid: t.arg.string({ required: true, description: "The sold product's id." }),
    name: t.arg.string({ required: true, description: 'The name of the declarant, at most 200 characters.' }),
    reason: t.arg.string({ required: true, description: 'May be empty, at most 2000 characters.' }),
    commandId: t.arg.string({ description: commandId }),
  };
  const step = {
    uuid: t.arg.string({ required: true, description: "The withdrawal's id." }),
    event: t.arg({ type: StepType, required: true, description: 'The event.' }),
    text: t.arg.string({ description: 'The tracking number of the return, or what is wrong with it.' }),
    commandId: t.arg.string({ description: commandId }),
  };
  const token = t.arg.string({ required: true, description: 'The token in the link.' });
  return {
    declareWithdrawal: t.field({
      type: PurchaseType,
      description: "The buyer withdraws from the purchase of a trader's product; a receipt follows by email.",
      errors: { types: writing },
      args: declaration,
      resolve: async (_root, args, context) => {
        await declareWithdrawal(context, viewerOf(context), args);
        return await purchase(context, viewerOf(context), args.orderUuid);
      },
    }),
    changeWithdrawal: t.field({
      type: PurchaseType,
      description:
        'Report an event of a withdrawal: sent back, received, contested or cancelled by the buyer.',
      errors: { types: writing },
      args: step,
      resolve: async (_root, { text, ...args }, context) => {
        await changeWithdrawal(context, viewerOf(context), { ...args, text: text ?? '' });
        return await purchaseOfWithdrawal(context, viewerOf(context), args.uuid);
      },
    }),
    askWithdrawalLink: t.field({
      type: AskedType,
      description: 'Request the withdrawal link of an order, by its number and email address.',
      errors: { types: [ValidationError, TooManyRequestsError] },
      args: {
        orderNumber: t.arg.string({ required: true, description: 'Digits.' }),
        email: t.arg.string({ required: true, description: 'The email address with which it was placed.' }),
      },
      resolve: async (_root, args, context) => {
        await askWithdrawalLink(context, args);
        return { email: args.email };
      },
    }),
    declareLinkedWithdrawal: t.field({
      type: PurchaseType,
      description: 'Like declareWithdrawal, with the link in an email.',
      errors: { types: linked },
      args: { token, ...declaration },
      resolve: async (_root, { token: given, ...args }, context) => {
        const asker = await linkOf(context, given);
        await declareWithdrawal(context, asker, args);
        return await purchase(context, asker, args.orderUuid);
      },
    }),
    changeLinkedWithdrawal: t.field({
      type: PurchaseType,
      description: 'Like changeWithdrawal, with the link in an email.',
      errors: { types: linked },
      args: { token, ...step },
      resolve: async (_root, { token: given, text, ...args }, context) => {
        const asker = await linkOf(context, given);
        await changeWithdrawal(context, asker, { ...args, text: text ?? '' });
        return await purchaseOfWithdrawal(context, asker, args.uuid);
      },
    }),
  };
});
