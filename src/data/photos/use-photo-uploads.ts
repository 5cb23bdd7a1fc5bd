import { useEffect, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { PhotoUploads, type SentPhoto } from './photo-uploads.ts';
import { prepareSinglePhoto, sendSinglePhoto } from './single-photo.ts';

const parts = {
  prepare: prepareSinglePhoto,
  send: sendSinglePhoto,
  isOnline: () => online$.value,
  newId: () => crypto.randomUUID(),
  address: (picture: Blob) => URL.createObjectURL(picture),
  forget: (address: string) => URL.revokeObjectURL(address),
};

/** The photos of a form that takes at most `max`, beginning with those that the server has. */
export function createPhotoUploads(max: number, sent: readonly SentPhoto[]): PhotoUploads {
  return new PhotoUploads({ ...parts, max }, sent);
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
export function usePhotoUploads(uploads: PhotoUploads) {
  useEffect(() => {
    const following = online$.subscribe((online) => online && uploads.sendWaiting());
    return () => following.unsubscribe();
  }, [uploads]);
  return { photos: useCurrent(uploads.photos$), refused: useCurrent(uploads.refused$) };
}
