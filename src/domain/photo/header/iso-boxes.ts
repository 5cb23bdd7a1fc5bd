import type { ByteView } from './byte-view.ts';

/** A box of an ISO base media file (HEIC, AVIF). `whole` is false when the file ends inside it. */
export interface IsoBox {
  readonly type: string;
  readonly body: ByteView;
  readonly whole: boolean;
}

/** Reads the sibling boxes in a part of a file. Stops at the first invalid length. */
export function readBoxes(view: ByteView): IsoBox[] {
  const boxes: IsoBox[] = [];
  let at = 0;
  while (at + 8 <= view.length) {
    const short = view.u32(at) ?? 0;
    const type = view.text(at + 4, 4);
    const long = short === 1;
    const length = lengthOf(view, at, short);
    const headerLength = long ? 16 : 8;
    if (length < headerLength) break;
    boxes.push({ type, body: view.part(at + headerLength, at + length), whole: at + length <= view.length });
    at += length;
  }
  return boxes;
}

export function findBox(boxes: readonly IsoBox[], type: string): ByteView | null {
  return boxes.find((box) => box.type === type)?.body ?? null;
}

/** A length of 0 means "to the end of the file", 1 means "in the next eight bytes". */
function lengthOf(view: ByteView, at: number, short: number): number {
  if (short === 0) return view.length - at;
  if (short !== 1) return short;
  return (view.u32(at + 8) ?? 0) * 2 ** 32 + (view.u32(at + 12) ?? 0);
}
