import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToCreateError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoAdminPermissionsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { locales } from '../../messages.ts';
import { ListingContentType } from './content-object.ts';
import { type GeneratedIntro, generateIntro } from './generate-intro.ts';
import { readContent } from './store.ts';
import { deleteFaq, writeContent } from './write-content.ts';

const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];
const unwritable = [...staffAlone, ValidationError, InvalidUUIDError, ObjectDoesNotExistError];

const ImageInput = builder.inputType('ListingContentImageInput', {
  description: 'A picture beside the texts of a product list; their order is that of the list.',
  fields: (t) => ({
    alt: t.string({ required: true, description: 'What it shows, in at most 200 characters.' }),
    imageKey: t.string({ required: true, description: 'The key of an uploaded picture.' }),
  }),
});

const FaqInputType = builder.inputType('ListingFaqInput', {
  description: 'A question and its answer.',
  fields: (t) => ({
    id: t.string({ description: 'Of a question that is there already; a new one without it.' }),
    question: t.string({ required: true, description: 'At most 200 characters.' }),
    answer: t.string({ required: true, description: 'At most 2,000 characters, plain text.' }),
  }),
});

const GeneratedTextType = builder
  .objectRef<{ readonly language: string; readonly text: string }>('GeneratedText')
  .implement({
    description: 'A suggested text in one language.',
    fields: (t) => ({
      language: t.exposeString('language', { description: 'nl, en or fr.' }),
      text: t.exposeString('text', { description: 'Plain text.' }),
    }),
  });

const TextSourceType = builder.enumType('TextSource', {
  description: 'Who wrote a suggested text.',
  values: ['TEXT_SERVICE', 'CATALOGUE_FACTS'],
});

const GeneratedIntroType = builder.objectRef<GeneratedIntro>('GeneratedIntro').implement({
  description: 'A suggested intro; nothing is stored until createOrUpdateIntro.',
  fields: (t) => ({
    intro: t.string({
      description: 'In the language of the request.',
      resolve: ({ texts }, _args, { locale }) => texts[locale],
    }),
    intros: t.field({
      type: [GeneratedTextType],
      description: 'In every language.',
      resolve: ({ texts }) => locales.map((language) => ({ language, text: texts[language] })),
    }),
    source: t.expose('source', {
      type: TextSourceType,
      description: 'A text service, or facts of the catalogue put into sentences.',
    }),
  }),
});

async function changed({ db }: GraphqlContext, id: string) {
  const content = await readContent(db, { id });
  if (content === null) throw new ObjectDoesNotExistError();
  return content;
}

builder.queryField('productListingContent', (t) =>
  t.field({
    type: ListingContentType,
    nullable: true,
    description: 'What staff wrote for a product list, in the language of the request; null when nobody did.',
    args: {
      url: t.arg.string({ required: true, description: 'The plain address, such as /meubels/stoelen.' }),
    },
    resolve: (_root, { url }, { db, locale }) => readContent(db, { url, language: locale }),
  }),
);

/** The arguments of a mutation that writes listing content; what is null or left out stays as it is. */
interface ContentArgs {
  readonly url: string;
  readonly title?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly images?: readonly { alt: string; imageKey: string }[] | null | undefined;
  readonly faqs?:
    | readonly { id?: string | null | undefined; question: string; answer: string }[]
    | null
    | undefined;
  readonly commandId?: string | null | undefined;
}

function contentChange(args: ContentArgs) {
  return {
    url: args.url,
    title: args.title ?? undefined,
    content: args.content ?? undefined,
    images: args.images ?? undefined,
    faqs: args.faqs?.map(({ id, ...faq }) => ({ ...faq, id: id ?? null })),
    commandId: args.commandId,
  };
}

const plainUrl = 'The plain address of the product list.';
const commandId = 'Idempotency key, one per intent.';

builder.mutationFields((t) => {
  const parts = {
    url: t.arg.string({ required: true, description: plainUrl }),
    title: t.arg.string({ description: 'Above the product list, at most 120 characters.' }),
    content: t.arg.string({ description: 'Below the products, at most 20,000 characters.' }),
    images: t.arg({ type: [ImageInput], description: 'All pictures, in order; at most 8.' }),
    faqs: t.arg({
      type: [FaqInputType],
      description: 'Questions, in order; those left out stay after them.',
    }),
    commandId: t.arg.string({ description: commandId }),
  };
  return {
    createProductListingContent: t.field({
      type: ListingContentType,
      description:
        'Write the texts of a product list that has none yet, in the language of the request. For staff.',
      errors: { types: [...unwritable, FailedToCreateError] },
      args: parts,
      resolve: async (_root, args, context) =>
        changed(
          context,
          await writeContent(context, 'create', { ...contentChange(args), language: context.locale }),
        ),
    }),
    updateProductListingContent: t.field({
      type: ListingContentType,
      description: 'Change the texts of a product list; what is left out stays. For staff.',
      errors: { types: unwritable },
      args: {
        ...parts,
        removedFaqs: t.arg({
          type: ['String'],
          description: 'Ids of questions that are deleted with the same save.',
        }),
      },
      resolve: async (_root, { removedFaqs, ...args }, context) => {
        const change = {
          ...contentChange(args),
          removedFaqs: removedFaqs ?? undefined,
          language: context.locale,
        };
        return changed(context, await writeContent(context, 'update', change));
      },
    }),
  };
});

builder.mutationField('deleteFaq', (t) =>
  t.field({
    type: ListingContentType,
    description: 'Take a question away; answers what is left. For staff.',
    errors: { types: [...staffAlone, InvalidUUIDError, ObjectDoesNotExistError] },
    args: { id: t.arg.string({ required: true, description: "The question's id." }) },
    resolve: async (_root, { id }, context) => changed(context, await deleteFaq(context, id)),
  }),
);

builder.mutationFields((t) => ({
  createOrUpdateIntro: t.field({
    type: ListingContentType,
    description: 'Write the intro of a product list in the language of the request. For staff.',
    errors: { types: [...unwritable, FailedToCreateError] },
    args: {
      intro: t.arg.string({
        required: true,
        description: 'At most 800 characters; empty gives back its own.',
      }),
      url: t.arg.string({ required: true, description: plainUrl }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, { intro, ...args }, context) => {
      const change = { ...args, intro, language: context.locale };
      return changed(context, await writeContent(context, 'either', change));
    },
  }),
  generateIntro: t.field({
    type: GeneratedIntroType,
    description: 'Suggest an intro for a product list; nothing is stored. For staff.',
    errors: { types: [...staffAlone, ValidationError, TooManyRequestsError, FailedToCreateError] },
    args: {
      url: t.arg.string({ required: true, description: plainUrl }),
      instructions: t.arg.string({ description: 'How it is to be written; a text service follows them.' }),
      keywords: t.arg.string({ description: 'Words that it is to hold, between commas.' }),
    },
    resolve: (_root, args, context) =>
      generateIntro(context, {
        url: args.url,
        instructions: args.instructions ?? '',
        keywords: args.keywords ?? '',
      }),
  }),
}));
