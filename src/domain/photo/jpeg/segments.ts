import type { ByteView } from '../header/byte-view.ts';

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/** One marker of a JPEG with what belongs to it. All places are offsets into the file. */
export interface JpegSegment {
  readonly marker: number;
  /** Where the marker begins. */
  readonly start: number;
  /** Behind the two bytes of the length; `body` ends where the segment's length says. */
  readonly body: ByteView;
  /** Behind the segment; for a scan behind its entropy-coded data, for the end mark behind the mark. */
  readonly end: number;
  /** Where the entropy-coded data of a scan begins; equals `end` for all other segments. */
  readonly data: number;
}

/**
 * The segments of a JPEG from its start mark to its end mark. Ends early where the file does, or where it holds something
 * else than a marker: without a last segment `endOfImage` the file is not whole.
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

/** SOF0 to SOF15 but not the tables (DHT, JPG, DAC) that share their range. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Markers without a length: the start mark, restart marks and the historical TEM. */
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
