import type { Timestamp } from '../../db/core-tables.ts';

/** A complete upload of a user. If two users upload the same bytes, each has a row and they share the file. */
export interface MediaTable {
  user_id: string;
  /** The SHA-256 of the uploaded bytes, which is the key of the picture. */
  key: string;
  /** The size of the stored picture in pixels, upright. */
  width: number;
  height: number;
  /** The dominant colour as #rrggbb, shown until the picture has loaded. */
  color: string;
  /** The number of uploaded bytes. */
  bytes: number;
  created_at: Timestamp;
}

/** An upload in progress; the bytes received so far are in a file. */
export interface UploadsTable {
  user_id: string;
  hash: string;
  bytes: number;
  /** The number of bytes safely on disk. The file may contain more, from a write that was not confirmed. */
  received: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface MediaTables {
  media: MediaTable;
  uploads: UploadsTable;
}
