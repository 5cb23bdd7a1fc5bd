import './guest-schema.ts';
import { centsOf } from '#domain/money/cents.ts';
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
import { ownLine } from '../orders/public/own-lines.ts';
import { acceptCaseProposal } from './accept-proposal.ts';
import { answerCase } from './answer-case.ts';
import { CaseStepType, complaintArgs, OrderCaseType, ReturnPayerType } from './case-object.ts';
import { accountParty } from './case-party.ts';
import { changeCase } from './change-case.ts';
import { openCase } from './open-case.ts';
import { proposeInCase } from './propose-in-case.ts';
import { caseOfLine, type OpenedCase } from './store.ts';

const reading = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];
const writing = [...reading, ValidationError];
const sending = [...writing, TooManyRequestsError];

/** Throws ObjectDoesNotExistError while there is no complaint. */
async function caseByLine(context: GraphqlContext, orderUuid: string): Promise<OpenedCase> {
  const line = await ownLine(context.db, signedIn(context), orderUuid);
  const row = await caseOfLine(context.db, line.product.id);
  if (row === undefined) throw new ObjectDoesNotExistError();
  return { row, line };
}

const commandId = 'Idempotency key, one per intent.';

builder.queryFields((t) => ({
  orderCase: t.field({
    type: OrderCaseType,
    description: 'The complaint about a sold product; ObjectDoesNotExistError while there is none.',
    errors: { types: reading },
    args: { orderUuid: t.arg.string({ required: true, description: "The sold product's id." }) },
    resolve: (_root, { orderUuid }, context) => caseByLine(context, orderUuid),
  }),
}));

builder.mutationFields((t) => ({
  openCase: t.field({
    type: OrderCaseType,
    description: 'Open a complaint as the buyer; the seller has three working days to answer (ORDER-016).',
    errors: { types: writing },
    args: {
      orderUuid: t.arg.string({ required: true, description: "The sold product's id." }),
      ...complaintArgs(t),
      photos: t.arg.stringList({ required: true, description: 'Keys of complete uploads, at most 8.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { wishAmount, ...args }, context) => {
      const wishCents = wishAmount == null ? null : centsOf(wishAmount);
      return await caseByLine(context, await openCase(context, { ...args, wishCents }));
    },
  }),
  answerCase: t.field({
    type: OrderCaseType,
    description: 'Add a message to a complaint, with photos.',
    errors: { types: sending },
    args: {
      uuid: t.arg.string({ required: true, description: "The complaint's id." }),
      text: t.arg.string({ required: true, description: '10 to 5000 characters.' }),
      photos: t.arg.stringList({ required: true, description: 'Keys of complete uploads, at most 8.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { uuid, ...args }, context) => {
      const party = accountParty(context, uuid);
      await answerCase(context, party, args);
      return await party.open(context.db);
    },
  }),
}));

/** The steps that settle a complaint or take it to staff. */
builder.mutationFields((t) => ({
  proposeInCase: t.field({
    type: OrderCaseType,
    description: 'Propose terms to settle a complaint; replaces an earlier proposal.',
    errors: { types: sending },
    args: {
      uuid: t.arg.string({ required: true, description: "The complaint's id." }),
      refund: t.arg.float({ required: true, description: 'The refund in euros.' }),
      needsReturn: t.arg.boolean({ required: true, description: 'Whether the product is returned first.' }),
      returnPaidBy: t.arg({
        type: ReturnPayerType,
        description: 'Who pays for the return; required with one.',
      }),
      text: t.arg.string({ required: true, description: 'May be empty.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { uuid, refund, needsReturn, returnPaidBy, ...args }, context) => {
      const party = accountParty(context, uuid);
      const terms = { refund: centsOf(refund), needsReturn, returnPaidBy: returnPaidBy ?? null };
      await proposeInCase(context, party, { ...args, terms });
      return await party.open(context.db);
    },
  }),
  acceptCaseProposal: t.field({
    type: OrderCaseType,
    description: "Accept the other side's proposal.",
    errors: { types: writing },
    args: {
      uuid: t.arg.string({ required: true, description: "The complaint's id." }),
      proposalUuid: t.arg.string({ required: true, description: 'The proposal that the caller has seen.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { uuid, ...args }, context) => {
      const party = accountParty(context, uuid);
      await acceptCaseProposal(context, party, args);
      return await party.open(context.db);
    },
  }),
  changeCase: t.field({
    type: OrderCaseType,
    description:
      'Withdraw a complaint, escalate it to staff, appeal, or report a return as sent or received.',
    errors: { types: writing },
    args: {
      uuid: t.arg.string({ required: true, description: "The complaint's id." }),
      event: t.arg({ type: CaseStepType, required: true, description: 'The transition.' }),
      text: t.arg.string({
        description: 'The reason of an appeal or contested return; or a tracking number.',
      }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { uuid, text, ...args }, context) => {
      const party = accountParty(context, uuid);
      await changeCase(context, party, { ...args, text: text ?? '' });
      return await party.open(context.db);
    },
  }),
}));
