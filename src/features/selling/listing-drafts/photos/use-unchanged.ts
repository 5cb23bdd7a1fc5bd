import { useMemo, useRef } from 'react';
import { sameValue } from '../model/draft-fields.ts';
import { type PhotoPlace, type PhotoTile, withUnchanged } from './photo-tiles.ts';

/** The given tiles, with the objects of the last render for those that did not change. */
export function useUnchangedTiles(tiles: readonly PhotoTile[]): readonly PhotoTile[] {
  const before = useRef<readonly PhotoTile[]>([]);
  return useMemo(() => {
    before.current = withUnchanged(before.current, tiles);
    return before.current;
  }, [tiles]);
}

/** The places of the tiles: the same list until a photo is added, moved or removed. */
export function useUnchangedPlaces(tiles: readonly PhotoTile[]): readonly PhotoPlace[] {
  const before = useRef<readonly PhotoPlace[]>([]);
  return useMemo(() => {
    const places = tiles.map(({ id, index, isFeatured }) => ({ id, index, isFeatured }));
    if (!sameValue(before.current, places)) before.current = places;
    return before.current;
  }, [tiles]);
}
