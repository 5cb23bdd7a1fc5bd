import type { ListingContentTexts } from './edit-texts.ts';

export interface ProductListToolsProps {
  readonly url: string;
  readonly listingContent: ListingContentTexts | null;
  /** Called with the saved texts, which the page then shows. */
  readonly onSaved: (content: ListingContentTexts) => void;
}
