import type { Timestamp } from '../../db/core-tables.ts';

/**
 * The texts of staff for a product list in one language. They are plain text
 * (src/domain/listing-content/plain-text.ts).
 */
export interface ListingContentsTable {
  id: string;
  /** The path without sort order, filters or page, such as /meubels/stoelen. */
  url: string;
  language: string;
  /** Empty if the product list keeps its default title. */
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

interface ProductListFaqsTable {
  id: string;
  content_id: string;
  position: number;
  question: string;
  answer: string;
}

export interface ContentTables {
  listing_contents: ListingContentsTable;
  listing_content_images: ListingContentImagesTable;
  listing_faqs: ProductListFaqsTable;
}
