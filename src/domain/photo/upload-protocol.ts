/** What the upload queue and the server agree on. Content is named by its SHA-256, so sending it twice is once. */

/** Bytes of one chunk: small enough that a weak network at a fair loses little when it breaks. */
export const chunkBytes = 1024 * 1024;

/**
 * Answer to an announcement and to every chunk, also to one that starts elsewhere than the upload stands: it goes on from
 * `offset`. `mediaKey` is there once the server keeps the whole picture.
 */
export interface UploadProgress {
  readonly offset: number;
  readonly complete: boolean;
  readonly mediaKey: string | null;
}
