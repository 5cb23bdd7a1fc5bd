import { createHash } from 'node:crypto';
import type { Stems } from '../expand-word.ts';
import { namedWords } from '../names.ts';
import {
  Columns,
  type DictionaryName,
  dictionaryNames,
  doubleNames,
  flagNames,
  intNames,
  type ListName,
  listNames,
  record,
} from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { fields, type Layout, rangeLimits } from './records.ts';
import { rangesOf } from './regroup.ts';
import { fixedSorts } from './row-order.ts';
import type { Image } from './start.ts';
import { TextIndex } from './text-index.ts';

/** Must be increased when the meaning of the columns changes while their names remain the same. */
const meaning = 5;
/** Identifies the format: the columns and word numbers of another build cannot be read. */
const schema = createHash('sha256')
  .update(JSON.stringify([meaning, intNames, doubleNames, flagNames, listNames, dictionaryNames]))
  .update(JSON.stringify([fields, rangeLimits, fixedSorts, [...namedWords]]))
  .digest('hex');

/** The database and the change number that an image represents. */
export interface ImageMark {
  readonly epoch: string;
  readonly checkpoint: number;
}

/** Memory that several threads can read. */
export type SharedBytes = SharedArrayBuffer;

interface Head extends ImageMark {
  readonly schema: string;
  readonly rows: number;
  readonly capacity: number;
  readonly dictionaries: Readonly<Record<DictionaryName, readonly string[]>>;
  readonly brandNames: readonly (readonly [string, string])[];
  readonly listValues: Readonly<Record<ListName, readonly string[]>>;
  readonly words: readonly string[];
  readonly stems: readonly (Stems | null)[];
  readonly layout: Layout;
  /** Size of each array in bytes, in order. */
  readonly sizes: readonly number[];
}

type Numbers = Int32Array | Uint32Array | Float64Array;

const lengthBytes = 8;

/** Aligns arrays to eight bytes. */
function padded(bytes: number): number {
  return (bytes + 7) & ~7;
}

/** Returns all arrays in the order in which an image stores them. */
function arraysOf({ columns, orders, byId, records }: Image, text: TextIndex): Numbers[] {
  const { starts, packed } = text.save();
  return [
    columns.ids,
    columns.live,
    ...intNames.map((name) => columns.ints[name]),
    ...doubleNames.map((name) => columns.doubles[name]),
    ...flagNames.map((name) => columns.flags[name]),
    ...listNames.flatMap((name) => [...columns.lists[name].values()]),
    ...fixedSorts.map((sort) => orders.get(sort) ?? new Uint32Array(0)),
    byId,
    records,
    starts,
    packed,
  ];
}

/** Serialises the start of an index into a single buffer: a header as JSON, followed by its arrays. */
export function packImage(image: Image, text: TextIndex, mark: ImageMark): SharedBytes {
  const { columns, layout } = image;
  const arrays = arraysOf(image, text);
  const { words, stems } = text.save();
  const head: Head = {
    ...mark,
    schema,
    rows: columns.rows,
    capacity: columns.capacity,
    dictionaries: record(dictionaryNames, (name) => columns.dictionaries[name].values),
    brandNames: [...columns.names.brandNames],
    listValues: record(listNames, (name) => [...columns.lists[name].keys()]),
    words,
    stems: Array.from(words, (_, at) => stems[at] ?? null),
    layout,
    sizes: arrays.map((array) => array.byteLength),
  };
  const json = Buffer.from(JSON.stringify(head));
  let next = padded(lengthBytes + json.length);
  const bytes = new SharedArrayBuffer(arrays.reduce((sum, array) => sum + padded(array.byteLength), next));
  const target = new Uint8Array(bytes);
  new DataView(bytes).setUint32(0, json.length, true);
  target.set(json, lengthBytes);
  for (const array of arrays) {
    target.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), next);
    next += padded(array.byteLength);
  }
  return bytes;
}

/** Returns views of the arrays of an image in order, without copying. */
class Arrays {
  #next: number;
  #array = 0;
  readonly #bytes: SharedBytes;
  readonly #sizes: readonly number[];

  constructor(bytes: SharedBytes, start: number, sizes: readonly number[]) {
    this.#bytes = bytes;
    this.#next = start;
    this.#sizes = sizes;
  }

  #take(): readonly [SharedBytes, number, number] {
    const size = this.#sizes[this.#array] ?? 0;
    const offset = this.#next;
    this.#next += padded(size);
    this.#array += 1;
    return [this.#bytes, offset, size];
  }

  words(): Uint32Array {
    const [bytes, offset, size] = this.#take();
    return new Uint32Array(bytes, offset, size / 4);
  }

  ints(): Int32Array {
    const [bytes, offset, size] = this.#take();
    return new Int32Array(bytes, offset, size / 4);
  }

  doubles(): Float64Array {
    const [bytes, offset, size] = this.#take();
    return new Float64Array(bytes, offset, size / 8);
  }
}

/** Opens the start in an image without copying; null if another build created it. */
export function openImage(
  bytes: SharedBytes,
): { readonly image: Image; readonly text: TextIndex; readonly mark: ImageMark } | null {
  const length = new DataView(bytes).getUint32(0, true);
  const head: Head = JSON.parse(Buffer.from(bytes, lengthBytes, length).toString());
  if (head.schema !== schema) return null;
  const arrays = new Arrays(bytes, padded(lengthBytes + length), head.sizes);
  const columns = new Columns({
    dictionaries: record(dictionaryNames, (name) => new Dictionary(head.dictionaries[name])),
    brandNames: new Map(head.brandNames),
  });
  columns.rows = head.rows;
  columns.capacity = head.capacity;
  columns.ids = arrays.words();
  columns.live = arrays.words();
  for (const name of intNames) columns.ints[name] = arrays.ints();
  for (const name of doubleNames) columns.doubles[name] = arrays.doubles();
  for (const name of flagNames) columns.flags[name] = arrays.words();
  for (const name of listNames) {
    for (const value of head.listValues[name]) columns.lists[name].set(value, arrays.words());
  }
  columns.ranges = rangesOf(columns);
  const orders = new Map(fixedSorts.map((sort) => [sort, arrays.words()]));
  const [byId, records, starts, packed] = [arrays.words(), arrays.words(), arrays.words(), arrays.words()];
  const stems = head.stems.map((known) => known ?? undefined);
  return {
    image: { columns, orders, byId, layout: head.layout, records },
    text: TextIndex.load({ words: [...head.words], stems, starts, packed }),
    mark: { epoch: head.epoch, checkpoint: head.checkpoint },
  };
}
