import { mediaFiles } from './media-files.ts';

/** Access to a person's stored pictures, for exporting them. */
export interface Pictures {
  /** Returns null if there is none. */
  read(key: string): Promise<Buffer | null>;
}

export function picturesIn(dataDir: string): Pictures {
  const files = mediaFiles(dataDir);
  return { read: (key) => files.original('listings', key) };
}
