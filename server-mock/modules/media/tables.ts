import type { Timestamp } from '../../db/core-tables.ts';

/** A picture that a user has uploaded completely. Two users with the same bytes have a row each, and share the file. */
export interface MediaTable {
  user_id: string;
  /** SHA-256 of the uploaded bytes: the key under which the picture is shown. */
  key: string;
  /** Pixels of the kept picture, upright. */
  width: number;
  height: number;
  /** Dominant colour as #rrggbb, shown until the picture is there. */
  color: string;
  /** Bytes as uploaded. */
  bytes: number;
  created_at: Timestamp;
}

/** An upload under way; the bytes so far are in a file. */
export interface UploadsTable {
  user_id: string;
  hash: string;
  bytes: number;
  /** Bytes that are safely on disk; the file may hold more, from a write that was not confirmed. */
  received: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface MediaTables {
  media: MediaTable;
  uploads: UploadsTable;
}
