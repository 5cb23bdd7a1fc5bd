import { wantedImages } from '#domain/wanted/wanted-rules.ts';
import type { PhotoTray } from '#src/data/photos/photo-tray.ts';
import { makePhotoTray } from '#src/data/photos/use-photo-tray.ts';
import type { KeptPhoto } from '../form/kept-form.ts';

/** Outlives the screen: whoever looks something up and comes back finds the photos that were not sent yet. */
let current: { readonly userId: string; readonly tray: PhotoTray } | null = null;

/** The photos of this person's form, beginning with those that an earlier page sent. */
export function photoTrayOf(userId: string, sent: readonly KeptPhoto[]): PhotoTray {
  if (current?.userId !== userId) {
    current?.tray.close();
    current = { userId, tray: makePhotoTray(wantedImages.max, sent) };
  }
  return current.tray;
}

/** The form was sent: the next one begins with no photos. */
export function forgetPhotoTray(): void {
  current?.tray.close();
  current = null;
}
