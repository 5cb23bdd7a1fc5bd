import { wantedImages } from '#domain/wanted/wanted-rules.ts';
import type { PhotoUploads } from '#src/data/photos/photo-uploads.ts';
import { createPhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import type { StoredPhoto } from '../form/stored-form.ts';

/** Outlives the component, so that photos not yet uploaded are still there after navigating away and back. */
let current: { readonly userId: string; readonly uploads: PhotoUploads } | null = null;

/** The photo uploads of this person's form, initialised with the photos that were uploaded before a reload. */
export function wantedUploadsOf(userId: string, sent: readonly StoredPhoto[]): PhotoUploads {
  if (current?.userId !== userId) {
    current?.uploads.close();
    current = { userId, uploads: createPhotoUploads(wantedImages.max, sent) };
  }
  return current.uploads;
}

/** Called when the form was sent; the next form starts without photos. */
export function forgetWantedUploads(): void {
  current?.uploads.close();
  current = null;
}
