import { useEffect, useMemo, useRef, useState } from 'react';
import { of, type Subscription } from 'rxjs';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { draftPhotoService } from './draft-photo-service.ts';

/** An object URL of the photo for an <img>; null without a photo or until there is a picture. */
export function usePreview(photo: DraftPhoto | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const { id, hash, mediaKey } = photo ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved photo is a new object with the same picture
  const source$ = useMemo(
    () => (photo === null ? of(null) : draftPhotoService.preview$(photo)),
    [id, hash, mediaKey],
  );
  // Keeps the URL of the current picture until the next one is available, because a URL is revoked with its
  // subscription.
  const shown = useRef<Subscription | null>(null);
  useEffect(() => {
    const next = source$.subscribe((found) => {
      setAddress(found);
      if (found !== null) shown.current?.unsubscribe();
    });
    return () => {
      shown.current?.unsubscribe();
      shown.current = next;
    };
  }, [source$]);
  useEffect(() => () => shown.current?.unsubscribe(), []);
  return address;
}
