import type { Generated } from 'kysely';
import type { WantedStatus } from '#domain/wanted/life-cycle.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

/** What a person looks for (WANT-001, WANT-002). Sizes are centimetres, null without a limit. */
export interface WantedItemsTable {
  id: string;
  user_id: string;
  title: string;
  description: string;
  budget_cents: number;
  /** All segments from the top; null if the owner could not choose one. */
  category: string | null;
  width_lower: number | null;
  width_upper: number | null;
  height_lower: number | null;
  height_upper: number | null;
  depth_lower: number | null;
  depth_upper: number | null;
  diameter_lower: number | null;
  diameter_upper: number | null;
  /** The owner's language, which emails about the item use. */
  locale: Locale;
  status: Generated<WantedStatus>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface WantedImagesTable {
  item_id: string;
  /** The image with position 0 is shown first. */
  position: number;
  key: string;
  width: number;
  height: number;
  /** The dominant colour as #rrggbb, shown until the image is loaded. */
  color: string;
}

/** A product that matches a wanted item; once, however often the product is published. */
interface WantedMatchesTable {
  item_id: string;
  product_id: string;
  matched_at: Timestamp;
  /** The order of the matches of one moment, the best first: 0, 1, 2. */
  rank: Generated<number>;
}

export interface WantedTables {
  wanted_items: WantedItemsTable;
  wanted_images: WantedImagesTable;
  wanted_matches: WantedMatchesTable;
}
