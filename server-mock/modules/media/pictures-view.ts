import { forgetPicture } from './forget-picture.ts';
import { mediaFiles } from './media-files.ts';

/** Access to a person's stored pictures, for exporting or permanently deleting them. */
export interface Pictures {
  /** Returns null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Deletes the picture and all its resized versions. */
  forget(key: string): Promise<void>;
  /** Deletes what has arrived of the uploads of an account that never completed. */
  forgetUploads(userId: string): Promise<void>;
}

export function picturesIn(dataDir: string): Pictures {
  const files = mediaFiles(dataDir);
  return {
    read: (key) => files.original('listings', key),
    forget: (key) => forgetPicture(files, key),
    forgetUploads: (userId) => files.dropUploadsOf(userId),
  };
}
