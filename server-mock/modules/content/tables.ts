import type { Timestamp } from '../../db/core-tables.ts';

/** What staff write for a listing, in one language. Plain texts (src/domain/listing-content/plain-text.ts). */
export interface ListingContentsTable {
  id: string;
  /** Without order, filters or page, such as /meubels/stoelen. */
  url: string;
  language: string;
  /** Empty where the listing keeps its own. */
  title: string;
  content: string;
  intro: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ListingContentImagesTable {
  content_id: string;
  index: number;
  key: string;
  alt: string;
}

interface ListingFaqsTable {
  id: string;
  content_id: string;
  position: number;
  question: string;
  answer: string;
}

export interface ContentTables {
  listing_contents: ListingContentsTable;
  listing_content_images: ListingContentImagesTable;
  listing_faqs: ListingFaqsTable;
}
