/** A 3D model that catalogue photos were rendered from, with the attribution that its licence requires. */
export interface PhotoCredit {
  readonly model: string;
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly changes: string;
  /** The slugs of the products whose photos show it. */
  readonly products: readonly string[];
}
