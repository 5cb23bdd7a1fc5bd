/** One state of a document, from either side. */
export interface Version<Content> {
  readonly deleted: boolean;
  readonly content: Content;
}

export interface MergeInput<Content> {
  /** The last state that both sides knew; null when there is none. */
  readonly base: Version<Content> | null;
  readonly local: Version<Content>;
  readonly remote: Version<Content>;
}

/** Content that has no place in the merged document and becomes a rejected edit. */
export interface Leftover {
  /** `deleted_here`: this device deleted what another device changed; `deleted_elsewhere`: the reverse. */
  readonly code: 'deleted_here' | 'deleted_elsewhere' | 'other_version';
  readonly content: object;
}

export interface MergeOutcome<Content> {
  readonly merged: Version<Content>;
  readonly leftovers: readonly Leftover[];
}
