import type { ListingContentTexts } from './edit-texts.ts';

export interface ProductListToolsProps {
  readonly url: string;
  readonly words: ListingContentTexts | null;
  /** Called with the saved texts, which the page then shows. */
  readonly onKept: (words: ListingContentTexts) => void;
}
