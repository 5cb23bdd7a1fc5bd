import { heightsFor, mediaFits, mediaWidths } from '#domain/photo/media-address.ts';
import { mediaFiles } from './media-files.ts';
import { mediaFormats, renditionName } from './render.ts';

/** Access to a person's stored pictures, for exporting or permanently deleting them. */
export interface Pictures {
  /** Returns null if there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Deletes the picture and all its resized versions. */
  forget(key: string): Promise<void>;
}

export function picturesIn(dataDir: string): Pictures {
  const files = mediaFiles(dataDir);
  return {
    read: (key) => files.original('listings', key),
    async forget(key) {
      await files.dropOriginal(key);
      for (const name of sizesOf(key)) await files.dropCached(name);
    },
  };
}

function sizesOf(key: string): readonly string[] {
  return mediaWidths.flatMap((width) =>
    [null, ...heightsFor(width)].flatMap((height) =>
      mediaFits.flatMap((fit) =>
        mediaFormats.map((format) => renditionName({ bucket: 'listings', key, width, height, fit }, format)),
      ),
    ),
  );
}
