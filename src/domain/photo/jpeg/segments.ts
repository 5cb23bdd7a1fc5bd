import type { ByteView } from '../header/byte-view.ts';

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/** A marker of a JPEG with its data. All positions are offsets into the file. */
export interface JpegSegment {
  readonly marker: number;
  /** The start of the marker. */
  readonly start: number;
  /** The data after the two length bytes, up to the end that the length defines. */
  readonly body: ByteView;
  /** The end of the segment. For a scan it is after the entropy-coded data; for the end marker, after the marker. */
  readonly end: number;
  /** The start of the entropy-coded data of a scan; equals `end` for all other segments. */
  readonly data: number;
}

/**
 * Yields the segments of a JPEG from its start marker to its end marker. Stops early at the end of the file, and at
 * bytes that are not a marker: without a last segment `endOfImage` the file is incomplete.
 */
export function* jpegSegments(view: ByteView): Generator<JpegSegment> {
  let at = 2;
  while (at < view.length) {
    const start = at;
    if (view.u8(at) !== 0xff) return;
    while (view.u8(at) === 0xff) at += 1;
    const marker = view.u8(at) ?? 0;
    at += 1;
    if (marker === 0) return;
    if (marker === endOfImage) {
      yield { marker, start, body: view.part(at, at), end: at, data: at };
      return;
    }
    if (standsAlone(marker)) continue;
    const length = view.u16(at);
    if (length === null || length < 2 || at + length > view.length) return;
    const data = at + length;
    const end = marker === startOfScan ? endOfScan(view, data) : data;
    yield { marker, start, body: view.part(at + 2, data), end, data };
    at = end;
  }
}

/** SOF0 to SOF15, except the markers DHT, JPG and DAC in that range. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** The markers without a length: the start marker, the restart markers and the historical TEM. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || marker === 0xd8 || isRestart(marker);
}

/** Skips entropy-coded data, up to the next real marker or the end of the file. */
function endOfScan(view: ByteView, from: number): number {
  let at = view.bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = view.u8(at + 1);
    if (next === null) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = view.bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return view.length;
}
