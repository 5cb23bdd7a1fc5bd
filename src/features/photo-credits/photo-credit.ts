/** A model that catalogue photos were rendered from, as its licence wants it named. */
export interface PhotoCredit {
  readonly model: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly changes: string;
  /** The slugs of the listings that show it. */
  readonly products: readonly string[];
}
