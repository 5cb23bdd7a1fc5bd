import { centsOf } from '#domain/money/cents.ts';
import { builder } from '../../graphql/builder.ts';
import {
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { acceptCaseProposal } from './accept-proposal.ts';
import { answerCase } from './answer-case.ts';
import { CaseStepType, complaintArgs, OrderCaseType, ReturnPayerType } from './case-object.ts';
import { guestParty } from './case-party.ts';
import { changeCase } from './change-case.ts';
import { openGuestCase } from './open-case.ts';
import { proposeInCase } from './propose-in-case.ts';

const errors = {
  types: [ValidationError, TooManyRequestsError, ObjectDoesNotExistError, UserHasNoObjectPermissionError],
};
const linkKey = 'The fragment of the emailed link, after the #.';
const commandId = 'Idempotency key, one per intent.';

builder.queryField('guestCase', (t) =>
  t.field({
    type: OrderCaseType,
    description:
      'The complaint about an order without an account, for its buyer with the emailed link; ObjectDoesNotExistError while there is none.',
    errors,
    args: { key: t.arg.string({ required: true, description: linkKey }) },
    resolve: async (_root, { key }, context) => await (await guestParty(context, key)).open(context.db),
  }),
);

builder.mutationFields((t) => ({
  openGuestCase: t.field({
    type: OrderCaseType,
    description: 'The same as openCase, for a buyer without an account; photos need an account.',
    errors,
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      ...complaintArgs(t),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { key: given, wishAmount, ...args }, context) => {
      const wishCents = wishAmount == null ? null : centsOf(wishAmount);
      await openGuestCase(context, given, { ...args, wishCents });
      return await (await guestParty(context, given)).open(context.db);
    },
  }),
  answerGuestCase: t.field({
    type: OrderCaseType,
    description: 'The same as answerCase, for a buyer without an account; photos need an account.',
    errors,
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      text: t.arg.string({ required: true, description: '10 to 5000 characters.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { key: given, ...args }, context) => {
      const party = await guestParty(context, given);
      await answerCase(context, party, { ...args, photos: [] });
      return await party.open(context.db);
    },
  }),
}));

/** The steps that settle a complaint or take it to staff. */
builder.mutationFields((t) => ({
  proposeInGuestCase: t.field({
    type: OrderCaseType,
    description: 'The same as proposeInCase, for a buyer without an account.',
    errors,
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      refund: t.arg.float({ required: true, description: 'The refund in euros.' }),
      needsReturn: t.arg.boolean({ required: true, description: 'Whether the product is returned first.' }),
      returnPaidBy: t.arg({
        type: ReturnPayerType,
        description: 'Who pays for the return; required with one.',
      }),
      text: t.arg.string({ required: true, description: 'May be empty.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { key: given, refund, needsReturn, returnPaidBy, ...args }, context) => {
      const party = await guestParty(context, given);
      const terms = { refund: centsOf(refund), needsReturn, returnPaidBy: returnPaidBy ?? null };
      await proposeInCase(context, party, { ...args, terms });
      return await party.open(context.db);
    },
  }),
  acceptGuestCaseProposal: t.field({
    type: OrderCaseType,
    description: 'The same as acceptCaseProposal, for a buyer without an account.',
    errors,
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      proposalUuid: t.arg.string({ required: true, description: 'The proposal that the caller has seen.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { key: given, ...args }, context) => {
      const party = await guestParty(context, given);
      await acceptCaseProposal(context, party, args);
      return await party.open(context.db);
    },
  }),
  changeGuestCase: t.field({
    type: OrderCaseType,
    description: 'The same as changeCase, for a buyer without an account.',
    errors,
    args: {
      key: t.arg.string({ required: true, description: linkKey }),
      event: t.arg({ type: CaseStepType, required: true, description: 'The transition.' }),
      text: t.arg.string({ description: 'The reason of an appeal; or the tracking number of a return.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { key: given, text, ...args }, context) => {
      const party = await guestParty(context, given);
      await changeCase(context, party, { ...args, text: text ?? '' });
      return await party.open(context.db);
    },
  }),
}));
