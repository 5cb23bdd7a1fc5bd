import { wantedImages } from '#domain/wanted/wanted-rules.ts';
import type { PhotoUploads } from '#src/data/photos/photo-uploads.ts';
import { createPhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import type { StoredPhoto } from '../form/stored-form.ts';

/** Outlives the screen: whoever looks something up and comes back finds the photos that were not sent yet. */
let current: { readonly userId: string; readonly uploads: PhotoUploads } | null = null;

/** The photos of this person's form, beginning with those that an earlier page sent. */
export function wantedUploadsOf(userId: string, sent: readonly StoredPhoto[]): PhotoUploads {
  if (current?.userId !== userId) {
    current?.uploads.close();
    current = { userId, uploads: createPhotoUploads(wantedImages.max, sent) };
  }
  return current.uploads;
}

/** The form was sent: the next one begins with no photos. */
export function forgetWantedUploads(): void {
  current?.uploads.close();
  current = null;
}
