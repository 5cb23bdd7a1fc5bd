import { heightsFor, mediaFits, mediaWidths } from '#domain/photo/media-address.ts';
import type { MediaFiles } from './media-files.ts';
import { mediaFormats, renditionName } from './render.ts';

/** Deletes a stored picture and all its resized versions. */
export async function forgetPicture(files: MediaFiles, key: string): Promise<void> {
  await files.dropOriginal(key);
  for (const name of sizesOf(key)) await files.dropCached(name);
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
