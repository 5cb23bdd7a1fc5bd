import type { ByteView } from '../header/byte-view.ts';
import type { HuffmanTable } from './huffman-table.ts';
import type { ScanPart, Spectrum } from './scan-blocks.ts';

interface Component {
  readonly id: number;
  readonly across: number;
  readonly down: number;
  /** The number of blocks per row and per column when the component has its own scan. */
  readonly blocks: readonly [number, number];
  readonly known: Uint8Array;
}

/** An image as its frame header describes it (ITU-T T.81, B.2.2). */
export interface Frame {
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
  /** The number of minimum coded units in an interleaved scan. */
  readonly units: number;
}

/** The expected content of a scan. */
export interface ScanPlan {
  readonly isProgressive: boolean;
  readonly spectrum: Spectrum;
  /** The number of minimum coded units: single blocks, or the blocks of all components at the same position. */
  readonly units: number;
  readonly parts: readonly { readonly part: ScanPart; readonly blocks: number }[];
}

/** Returns null for a frame other than 8-bit Huffman-coded baseline, extended or progressive. */
export function frameOf(marker: number, body: ByteView): Frame | null {
  if (![0xc0, 0xc1, 0xc2].includes(marker) || body.u8(0) !== 8) return null;
  const [height, width, count] = [body.u16(1) ?? 0, body.u16(3) ?? 0, body.u8(5) ?? 0];
  const given = Array.from({ length: count }, (_, index) => {
    const sampling = body.u8(7 + index * 3) ?? 0;
    return { id: body.u8(6 + index * 3) ?? 0, across: sampling >> 4, down: sampling & 15 };
  });
  if (width === 0 || height === 0 || given.some(({ across, down }) => across === 0 || down === 0))
    return null;
  const most = (of: (one: { across: number; down: number }) => number) => Math.max(...given.map(of));
  const [across, down] = [most((one) => one.across), most((one) => one.down)];
  const isProgressive = marker === 0xc2;
  return {
    isProgressive,
    units: Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down)),
    components: given.map((one) => {
      const columns = Math.ceil(Math.ceil((width * one.across) / across) / 8);
      const rows = Math.ceil(Math.ceil((height * one.down) / down) / 8);
      return {
        ...one,
        blocks: [columns, rows],
        known: new Uint8Array(isProgressive ? columns * rows * 8 : 0),
      };
    }),
  };
}

/** Returns null for a scan of components that are not in the frame. */
export function scanPlan(
  frame: Frame,
  header: ByteView,
  table: (kind: 'dc' | 'ac', id: number) => HuffmanTable | null,
): ScanPlan | null {
  const count = header.u8(0) ?? 0;
  const chosen = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === header.u8(1 + index * 2));
    const ids = header.u8(2 + index * 2) ?? 0;
    if (component === undefined) return null;
    const part = { dc: table('dc', ids >> 4), ac: table('ac', ids & 15), known: component.known };
    return { component, part };
  }).filter((one) => one !== null);
  const [first] = chosen;
  if (first === undefined || chosen.length < count) return null;
  const at = 1 + count * 2;
  const [from, to, bits] = [header.u8(at) ?? 0, header.u8(at + 1) ?? 0, header.u8(at + 2) ?? 0];
  const spectrum = { from, to: Math.min(63, to), isRefinement: bits >> 4 > 0 };
  const common = { isProgressive: frame.isProgressive, spectrum };
  if (chosen.length === 1) {
    const [columns, rows] = first.component.blocks;
    return { ...common, units: columns * rows, parts: [{ part: first.part, blocks: 1 }] };
  }
  const parts = chosen.map(({ component, part }) => ({ part, blocks: component.across * component.down }));
  return { ...common, units: frame.units, parts };
}
