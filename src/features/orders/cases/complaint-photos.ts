import { BehaviorSubject, type Subscription } from 'rxjs';
import { mostCasePhotos } from '#domain/cases/case-terms.ts';
import {
  type ComplaintPlace,
  complaintDraftAt,
  forgetComplaintDraft,
  guestId,
} from '#src/data/complaints/complaint-drafts.ts';
import {
  complaintPhotosAt,
  dropComplaintPhoto,
  dropComplaintPhotos,
  storeComplaintPhoto,
} from '#src/data/complaints/complaint-photos.ts';
import type { PhotoUploads } from '#src/data/photos/photo-uploads.ts';
import { createPhotoUploads } from '#src/data/photos/use-photo-uploads.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The photos of a complaint, as its form uses them. */
export interface ComplaintPhotos {
  readonly uploads: PhotoUploads;
  /** False while the device could not store one of the photos, which is then lost when the page is closed. */
  readonly areStored$: BehaviorSubject<boolean>;
  /** Takes files in. `onNotStored` is called with the name of each file that is lost when the page is closed. */
  readonly add: (files: readonly File[], onNotStored: (name: string) => void) => void;
}

/**
 * The photos of a complaint. Until it is sent, the chosen files are also stored on the device, so that they survive
 * closing the page. Sending bytes that the server already has costs one request.
 */
class StoredPhotos implements ComplaintPhotos {
  readonly uploads: PhotoUploads;
  readonly areStored$ = new BehaviorSubject(true);
  private readonly place: ComplaintPlace;
  /**
   * Keys of the stored files, by the ids of their photos in the uploads; null when the device could not store the
   * file.
   */
  private readonly keys = new Map<string, Promise<number | null>>();
  /** Ids of the photos that the device could not store. */
  private readonly unstored = new Set<string>();
  private readonly following: Subscription;

  constructor(place: ComplaintPlace) {
    this.place = place;
    this.uploads = createPhotoUploads(mostCasePhotos, []);
    // Also photos that were refused after they had been added.
    this.following = this.uploads.photos$.subscribe((photos) => {
      const left = new Set(photos.map(({ id }) => id));
      for (const id of this.keys.keys()) if (!left.has(id)) this.drop(id);
    });
  }

  isAbout({ userId, orderUuid }: ComplaintPlace): boolean {
    return this.place.userId === userId && this.place.orderUuid === orderUuid;
  }

  /** Adds the stored files again; there are none when the storage cannot be read. */
  async restore(): Promise<void> {
    const stored = await complaintPhotosAt(this.place).catch((error: unknown) => {
      logger.warn('complaint_photos_not_read', { error: errorText(error) });
      return [];
    });
    for (const { key, file } of stored) this.take(file, () => Promise.resolve(key));
  }

  add(files: readonly File[], onNotStored: (name: string) => void): void {
    for (const file of files)
      this.take(file, () =>
        storeComplaintPhoto(this.place, file).catch((error: unknown) => {
          logger.warn('complaint_photo_not_kept', { error: errorText(error) });
          onNotStored(file.name);
          return null;
        }),
      );
  }

  private take(file: File, keep: () => Promise<number | null>): void {
    const count = this.uploads.photos$.value.length;
    this.uploads.add([file]);
    const photo = this.uploads.photos$.value[count];
    if (photo === undefined) return;
    const stored = keep();
    this.keys.set(photo.id, stored);
    void stored.then((key) => {
      if (key !== null || !this.keys.has(photo.id)) return;
      this.unstored.add(photo.id);
      this.areStored$.next(false);
    });
  }

  private drop(id: string): void {
    const key = this.keys.get(id);
    this.keys.delete(id);
    if (this.unstored.delete(id)) this.areStored$.next(this.unstored.size === 0);
    void key
      ?.then((stored) => (stored === null ? undefined : dropComplaintPhoto(this.place, stored)))
      .catch((error: unknown) => logger.warn('complaint_photo_not_dropped', { error: errorText(error) }));
  }

  /** Stops the work on the photos; the stored files stay. */
  close(): void {
    this.following.unsubscribe();
    this.uploads.close();
  }

  /** Stops the work and removes the stored files, once the complaint was sent. */
  forget(): void {
    for (const id of [...this.keys.keys()]) this.drop(id);
    this.close();
  }
}

/** Outlives the form, so that uploads continue while the person is on another page. */
let current: StoredPhotos | null = null;

/** The photos of a complaint that was not sent yet, including those of an earlier page. */
export function complaintPhotosOf(place: ComplaintPlace): ComplaintPhotos {
  if (current?.isAbout(place) !== true) {
    current?.close();
    current = new StoredPhotos(place);
    void current.restore();
  }
  return current;
}

/**
 * Removes what the device stores of a complaint that has been opened, also if the server's answer was lost. Stored
 * photos are looked for only if there is a draft.
 */
export function forgetComplaint(place: ComplaintPlace): void {
  if (current?.isAbout(place) === true) {
    current.forget();
    current = null;
  } else if (place.userId !== guestId && complaintDraftAt(place) !== null)
    dropComplaintPhotos(place).catch((error: unknown) =>
      logger.warn('complaint_photos_not_dropped', { error: errorText(error) }),
    );
  forgetComplaintDraft(place);
  forgetComplaintDraft({ ...place, userId: guestId });
}
