import { builder } from '../../graphql/builder.ts';
import type { ContentFaq, ContentImage, ListingContent } from './store.ts';

const ImageType = builder.objectRef<ContentImage>('ListingContentImage').implement({
  description: 'A picture beside the texts of a product list.',
  fields: (t) => ({
    alt: t.exposeString('alt', { description: 'What it shows, in words.' }),
    imageKey: t.exposeString('key', { description: 'For the address of the picture.' }),
    index: t.exposeInt('index', { description: 'Its place, from 0.' }),
    color: t.exposeString('color', { description: 'Its dominant colour, as #rrggbb.' }),
  }),
});

const FaqType = builder.objectRef<ContentFaq>('ListingFaq').implement({
  description: 'A question that people have about the products of a product list.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'For deleteFaq.' }),
    question: t.exposeString('question', { description: 'The question.' }),
    answer: t.exposeString('answer', { description: 'Its answer, as plain text.' }),
  }),
});

export const ListingContentType = builder.objectRef<ListingContent>('ListingContent').implement({
  description: 'What staff wrote for a product list, in one language. Plain texts, never HTML.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The plain address of the product list.' }),
    language: t.exposeString('language', { description: 'nl, en or fr.' }),
    title: t.exposeString('title', { description: 'Above the product list; empty where it keeps its own.' }),
    intro: t.exposeString('intro', { description: 'Under the title; empty where it keeps its own.' }),
    content: t.exposeString('content', {
      description: 'Below the products. Empty lines part paragraphs, "## " begins a heading, "- " a point.',
    }),
    images: t.field({
      type: [ImageType],
      description: 'In order.',
      resolve: ({ images }) => [...images],
    }),
    faqs: t.field({ type: [FaqType], description: 'In order.', resolve: ({ faqs }) => [...faqs] }),
  }),
});
