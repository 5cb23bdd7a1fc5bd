import type { Subscription } from 'rxjs';
import { mostCasePhotos } from '#domain/cases/case-terms.ts';
import type { ComplaintPlace } from '#src/data/complaints/complaint-drafts.ts';
import {
  complaintPhotosAt,
  dropComplaintPhoto,
  keepComplaintPhoto,
} from '#src/data/complaints/complaint-photos.ts';
import type { PhotoTray } from '#src/data/photos/photo-tray.ts';
import { makePhotoTray } from '#src/data/photos/use-photo-tray.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The photos of a complaint, as its form uses them. */
export interface ComplaintPhotos {
  readonly tray: PhotoTray;
  /** Takes files in. `onNotKept` is called with the name of each file that is lost when the page is closed. */
  readonly add: (files: readonly File[], onNotKept: (name: string) => void) => void;
}

/**
 * The photos of a complaint. Until it is sent, the chosen files are also stored on the device, so that they survive the
 * end of the page. Sending bytes that the server already has costs one request.
 */
class StoredTray implements ComplaintPhotos {
  readonly tray: PhotoTray;
  private readonly place: ComplaintPlace;
  /** Keys of the stored files, by the ids of their photos in the tray; null where the device has no room. */
  private readonly keys = new Map<string, Promise<number | null>>();
  private readonly following: Subscription;

  constructor(place: ComplaintPlace) {
    this.place = place;
    this.tray = makePhotoTray(mostCasePhotos, []);
    // Also those that were refused after they had been taken in.
    this.following = this.tray.photos$.subscribe((photos) => {
      const left = new Set(photos.map(({ id }) => id));
      for (const id of this.keys.keys()) if (!left.has(id)) this.drop(id);
    });
  }

  isAbout({ userId, orderUuid }: ComplaintPlace): boolean {
    return this.place.userId === userId && this.place.orderUuid === orderUuid;
  }

  /** Puts the stored files back; without access to them there are none. */
  async restore(): Promise<void> {
    const stored = await complaintPhotosAt(this.place).catch((error: unknown) => {
      logger.warn('complaint_photos_not_read', { error: errorText(error) });
      return [];
    });
    for (const { key, file } of stored) this.take(file, () => Promise.resolve(key));
  }

  add(files: readonly File[], onNotKept: (name: string) => void): void {
    for (const file of files)
      this.take(file, () =>
        keepComplaintPhoto(this.place, file).catch((error: unknown) => {
          logger.warn('complaint_photo_not_kept', { error: errorText(error) });
          onNotKept(file.name);
          return null;
        }),
      );
  }

  private take(file: File, keep: () => Promise<number | null>): void {
    const count = this.tray.photos$.value.length;
    this.tray.add([file]);
    const photo = this.tray.photos$.value[count];
    if (photo !== undefined) this.keys.set(photo.id, keep());
  }

  private drop(id: string): void {
    const key = this.keys.get(id);
    this.keys.delete(id);
    void key
      ?.then((stored) => (stored === null ? undefined : dropComplaintPhoto(this.place, stored)))
      .catch((error: unknown) => logger.warn('complaint_photo_not_dropped', { error: errorText(error) }));
  }

  /** Ends the work on the photos; the stored files stay. */
  close(): void {
    this.following.unsubscribe();
    this.tray.close();
  }

  /** Ends it and removes the stored files, once the complaint was sent. */
  forget(): void {
    for (const id of [...this.keys.keys()]) this.drop(id);
    this.close();
  }
}

/** Outlives the form, so that uploads go on while the person is on another page. */
let current: StoredTray | null = null;

/** The photos of a complaint that was not sent yet, including those of an earlier page. */
export function complaintPhotosOf(place: ComplaintPlace): ComplaintPhotos {
  if (current?.isAbout(place) !== true) {
    current?.close();
    current = new StoredTray(place);
    void current.restore();
  }
  return current;
}

export function forgetComplaintPhotos(): void {
  current?.forget();
  current = null;
}
