import type { TextSettings } from '#domain/staff/text-settings.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { textSettings } from './store.ts';
import { updateSettings } from './update-settings.ts';

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];

const TextKindType = builder.enumType('TextKind', {
  description: 'Which texts are meant.',
  values: {
    DESCRIPTION: { description: "The platform's own text of a product." },
    INTRO: { description: 'The lines above a product list.' },
  },
});

const DescriptionConfigType = builder.objectRef<TextSettings>('EditorialDescriptionConfig').implement({
  description: "The settings for writing the platform's own texts of products, until staff change them.",
  fields: (t) => ({
    instructions: t.exposeString('instructions', { description: 'How it is to be written.' }),
    model: t.exposeString('model', {
      description: 'gemini-2.5-pro-preview, gemini-2.0-flash or gemini-2.0-flash-lite.',
    }),
    temperature: t.exposeFloat('temperature', { description: 'How freely it writes, 0 to 1.' }),
  }),
});

const InstructionConfigType = builder.objectRef<TextSettings>('InstructionConfig').implement({
  description: 'The standing instructions for one kind of text.',
  fields: (t) => ({
    instructions: t.exposeString('instructions', { description: 'How it is to be written.' }),
  }),
});

builder.queryFields((t) => ({
  editorialDescriptionConfig: t.field({
    type: DescriptionConfigType,
    description: "The settings for writing the platform's own texts of products. For staff.",
    errors: { types: staffAlone },
    resolve: (_root, _args, { db }) => textSettings(db, 'DESCRIPTION'),
  }),
  instructionConfig: t.field({
    type: InstructionConfigType,
    description: 'The standing instructions for one kind of text. For staff.',
    errors: { types: staffAlone },
    args: { kind: t.arg({ type: TextKindType, required: true, description: 'Which texts.' }) },
    resolve: (_root, { kind }, { db }) => textSettings(db, kind),
  }),
}));

builder.mutationField('updateInstructionConfig', (t) =>
  t.field({
    type: InstructionConfigType,
    description: 'Change the settings for writing texts, for all staff. For staff.',
    errors: { types: [...staffAlone, ValidationError, InvalidUUIDError] },
    args: {
      kind: t.arg({ type: TextKindType, required: true, description: 'Which texts.' }),
      instructions: t.arg.string({ required: true, description: 'At most 2,000 characters.' }),
      model: t.arg.string({ description: 'For descriptions; unchanged when left out.' }),
      temperature: t.arg.float({ description: 'For descriptions, 0 to 1; unchanged when left out.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { model, temperature, ...args }, context) => {
      const change = { ...args, model: model ?? null, temperature: temperature ?? null };
      return await textSettings(context.db, await updateSettings(context, change));
    },
  }),
);
