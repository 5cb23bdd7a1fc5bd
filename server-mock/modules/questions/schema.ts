import { questionKinds } from '#domain/question/question-rules.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  ValidationError,
} from '../../graphql/errors.ts';
import { askSeller } from './ask-seller.ts';

const KindType = builder.enumType('QuestionKind', {
  description: 'What a question is about: the product, or a moment to come and see it.',
  values: questionKinds,
});

const SentType = builder.objectRef<{ readonly uuid: string }>('QuestionSent').implement({
  description: 'A question that is on its way to the seller.',
  fields: (t) => ({ uuid: t.exposeString('uuid', { description: "The question's id." }) }),
});

builder.mutationField('askSeller', (t) =>
  t.field({
    type: SentType,
    description: 'Ask the seller of a product something; the answer comes by mail.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError, ValidationError, TooManyRequestsError] },
    args: {
      productUuid: t.arg.string({ required: true, description: "The product's id." }),
      kind: t.arg({ type: KindType, required: true, description: 'A question, or a viewing.' }),
      name: t.arg.string({ required: true, description: 'Who asks; may be empty.' }),
      email: t.arg.string({ required: true, description: 'Where the answer goes.' }),
      message: t.arg.string({
        required: true,
        description: '10 to 2000 signs; may be empty beside the days of a viewing.',
      }),
      days: t.arg.stringList({ description: 'The two days proposed for a viewing, as YYYY-MM-DD.' }),
      commandId: t.arg.string({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { commandId, days, ...asking }, context) => ({
      uuid: await askSeller(context, { ...asking, days: days ?? [], commandId: commandId ?? null }),
    }),
  }),
);
