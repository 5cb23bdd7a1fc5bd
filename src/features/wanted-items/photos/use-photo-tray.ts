import { useEffect, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import { prepareSinglePhoto, sendSinglePhoto } from '#src/data/photos/single-photo.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import type { KeptPhoto } from '../form/kept-form.ts';
import { PhotoTray } from './photo-tray.ts';

const parts = {
  prepare: prepareSinglePhoto,
  send: sendSinglePhoto,
  isOnline: () => online$.value,
  newId: () => crypto.randomUUID(),
  address: (picture: Blob) => URL.createObjectURL(picture),
  forget: (address: string) => URL.revokeObjectURL(address),
};

/** Outlives the screen: whoever looks something up and comes back finds the photos that were not sent yet. */
let current: { readonly userId: string; readonly tray: PhotoTray } | null = null;

/** The photos of this person's form, beginning with those that an earlier page sent. */
export function photoTrayOf(userId: string, sent: readonly KeptPhoto[]): PhotoTray {
  if (current?.userId !== userId) {
    current?.tray.close();
    current = { userId, tray: new PhotoTray(parts, sent) };
  }
  return current.tray;
}

/** The form was sent: the next one begins with no photos. */
export function forgetPhotoTray(): void {
  current?.tray.close();
  current = null;
}

function useCurrent<Value>(subject: BehaviorSubject<Value>): Value {
  return useSyncExternalStore(
    (changed) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => subject.value,
    () => subject.value,
  );
}

/** Follows the photos, and sends what waits as soon as there is a network. */
export function usePhotoTray(tray: PhotoTray) {
  useEffect(() => {
    const following = online$.subscribe((online) => online && tray.sendWaiting());
    return () => following.unsubscribe();
  }, [tray]);
  return { photos: useCurrent(tray.photos$), refused: useCurrent(tray.refused$) };
}
