import { request } from '#src/data/graphql/client.ts';
import { type Outcome, outcome } from '../outcome.ts';
import {
  CreateListingContentDocument,
  DeleteFaqDocument,
  GenerateIntroDocument,
  UpdateListingContentDocument,
  type UpdateListingContentMutation,
  WriteIntroDocument,
} from './editor.gen.ts';

/** What staff wrote for a listing, as the server keeps it. */
export type ListingWords = Extract<
  UpdateListingContentMutation['updateProductListingContent'],
  { __typename: 'ListingContent' }
>;

export interface EditedFaq {
  /** Null for a question that is not kept yet. */
  readonly id: string | null;
  readonly question: string;
  readonly answer: string;
}

/** The words of a listing as they stand in the form; the intro has an editor of its own. */
export interface EditedWords {
  readonly title: string;
  readonly content: string;
  readonly images: readonly { readonly alt: string; readonly imageKey: string }[];
  readonly faqs: readonly EditedFaq[];
}

/** The form as it begins. */
export function editedOf(words: ListingWords | null): EditedWords {
  return {
    title: words?.title ?? '',
    content: words?.content ?? '',
    images: (words?.images ?? []).map(({ alt, imageKey }) => ({ alt, imageKey })),
    faqs: (words?.faqs ?? []).map(({ id, question, answer }) => ({ id, question, answer })),
  };
}

/** Keeps what changed; null when nothing did. */
export async function saveWords(
  url: string,
  before: ListingWords | null,
  edited: EditedWords,
): Promise<Outcome<ListingWords> | null> {
  if (JSON.stringify(edited) === JSON.stringify(editedOf(before))) return null;
  const variables = { url, ...edited, images: [...edited.images], faqs: [...edited.faqs] };
  return before === null
    ? outcome(
        async () => (await request(CreateListingContentDocument, variables)).createProductListingContent,
      )
    : outcome(
        async () => (await request(UpdateListingContentDocument, variables)).updateProductListingContent,
      );
}

/** Keeps the intro (STAFF-010); an empty one gives back the listing's own. */
export function saveIntro(url: string, intro: string): Promise<Outcome<ListingWords>> {
  return outcome(async () => (await request(WriteIntroDocument, { url, intro })).createOrUpdateIntro);
}

/** Takes a kept question away at once (SEO-006). */
export function removeFaq(id: string): Promise<Outcome<ListingWords>> {
  return outcome(async () => (await request(DeleteFaqDocument, { id })).deleteFaq);
}

/** A suggested intro; nothing is kept (SEO-008). */
export function suggestIntro(url: string, instructions: string, keywords: string) {
  return outcome(
    async () => (await request(GenerateIntroDocument, { url, instructions, keywords })).generateIntro,
  );
}
