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

/** Creates the photos of a form with at most `max`, starting with those on the server. */
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

/** Subscribes to the photos, and sends waiting ones as soon as there is a network. */
export function usePhotoUploads(uploads: PhotoUploads) {
  useEffect(() => {
    const following = online$.subscribe((online) => online && uploads.sendWaiting());
    return () => following.unsubscribe();
  }, [uploads]);
  return { photos: useCurrent(uploads.photos$), refused: useCurrent(uploads.refused$) };
}
