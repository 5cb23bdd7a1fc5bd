/** One state of a document, from wherever it comes. */
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

/** Content that the merged document has no place for: it goes to the shelf. */
export interface Leftover {
  /** `deleted_here`: this device deleted what another one changed; `deleted_elsewhere`: the other way round. */
  readonly code: 'deleted_here' | 'deleted_elsewhere' | 'other_version';
  readonly content: object;
}

export interface MergeOutcome<Content> {
  readonly merged: Version<Content>;
  readonly leftovers: readonly Leftover[];
}
