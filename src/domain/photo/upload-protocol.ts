/** The protocol between upload queue and server. Content is identified by its SHA-256, so uploads are idempotent. */

/** The size of a chunk in bytes: small, so that little is lost when a weak network fails, for example at a fair. */
export const chunkBytes = 1024 * 1024;

/**
 * The response to the start of an upload and to every chunk, including a chunk at a wrong offset: the upload
 * continues at `offset`. `mediaKey` is set once the server has stored the complete image.
 */
export interface UploadProgress {
  readonly offset: number;
  readonly complete: boolean;
  readonly mediaKey: string | null;
}
