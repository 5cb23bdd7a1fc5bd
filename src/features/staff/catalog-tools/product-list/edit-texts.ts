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

/** The texts that staff wrote for a product list, as stored by the server. */
export type ListingContentTexts = Extract<
  UpdateListingContentMutation['updateProductListingContent'],
  { __typename: 'ListingContent' }
>;

interface EditedFaq {
  /** Null for a question that is not saved yet. */
  readonly id: string | null;
  readonly question: string;
  readonly answer: string;
}

/** The texts of a product list as edited in the form. The intro has its own editor. */
export interface EditedTexts {
  readonly title: string;
  readonly content: string;
  readonly images: readonly { readonly alt: string; readonly imageKey: string }[];
  readonly faqs: readonly EditedFaq[];
}

/** The initial values of the form. */
export function editedOf(content: ListingContentTexts | null): EditedTexts {
  return {
    title: content?.title ?? '',
    content: content?.content ?? '',
    images: (content?.images ?? []).map(({ alt, imageKey }) => ({ alt, imageKey })),
    faqs: (content?.faqs ?? []).map(({ id, question, answer }) => ({ id, question, answer })),
  };
}

/** Whether the form differs from the stored texts. */
export function isChanged(before: ListingContentTexts | null, edited: EditedTexts): boolean {
  return JSON.stringify(edited) !== JSON.stringify(editedOf(before));
}

/** Saves a changed form in one request, so that a refused save changes nothing, including removed questions. */
export async function saveTexts(
  url: string,
  before: ListingContentTexts | null,
  edited: EditedTexts,
): Promise<Outcome<ListingContentTexts>> {
  const removed = removedFaqs(before, edited);
  const [only] = removed;
  if (before !== null && only !== undefined && isOnlyChange(before, edited, only))
    return await outcome(async () => (await request(DeleteFaqDocument, { id: only })).deleteFaq);
  return await sendTexts(url, before, edited, removed);
}

/** Whether the removed question is the only difference from the stored texts (SEO-006). */
function isOnlyChange(before: ListingContentTexts, edited: EditedTexts, removed: string): boolean {
  return !isChanged({ ...before, faqs: before.faqs.filter(({ id }) => id !== removed) }, edited);
}

function removedFaqs(before: ListingContentTexts | null, edited: EditedTexts): readonly string[] {
  const left = new Set(edited.faqs.map(({ id }) => id));
  return (before?.faqs ?? []).map(({ id }) => id).filter((id) => !left.has(id));
}

function sendTexts(
  url: string,
  before: ListingContentTexts | null,
  edited: EditedTexts,
  removed: readonly string[],
): Promise<Outcome<ListingContentTexts>> {
  const variables = { url, ...edited, images: [...edited.images], faqs: [...edited.faqs] };
  return before === null
    ? outcome(
        async () => (await request(CreateListingContentDocument, variables)).createProductListingContent,
      )
    : outcome(
        async () =>
          (
            await request(UpdateListingContentDocument, {
              ...variables,
              ...(removed.length > 0 && { removedFaqs: [...removed] }),
            })
          ).updateProductListingContent,
      );
}

/** Saves the intro (STAFF-010); an empty one restores the default intro of the product list. */
export function saveIntro(url: string, intro: string): Promise<Outcome<ListingContentTexts>> {
  return outcome(async () => (await request(WriteIntroDocument, { url, intro })).createOrUpdateIntro);
}

/** Requests a suggested intro; it is not saved (SEO-008). */
export function suggestIntro(url: string, instructions: string, keywords: string) {
  return outcome(
    async () => (await request(GenerateIntroDocument, { url, instructions, keywords })).generateIntro,
  );
}
