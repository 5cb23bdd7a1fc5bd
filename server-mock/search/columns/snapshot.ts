import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Stems } from '../expand-word.ts';
import type { ColumnIndex } from './column-index.ts';
import { Columns, dictionaryNames, doubleNames, flagNames, intNames, listNames } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { type FixedSort, fixedSorts } from './order-rows.ts';
import { TextIndex } from './text-index.ts';

/** Grows when what the columns mean changes without a change of their names. */
const meaning = 2;
/** Another build's columns are of no use. */
const schema = createHash('sha256')
  .update(JSON.stringify([meaning, intNames, doubleNames, flagNames, listNames, dictionaryNames, fixedSorts]))
  .digest('hex');

/** Of which database a snapshot is, and up to which change. */
export interface SnapshotMark {
  readonly epoch: string;
  readonly checkpoint: number;
}

type Column = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

interface Head extends SnapshotMark {
  readonly schema: string;
  readonly rows: number;
  readonly capacity: number;
  readonly dictionaries: Readonly<Record<string, readonly string[]>>;
  readonly brandNames: readonly (readonly [string, string])[];
  readonly listValues: Readonly<Record<string, readonly string[]>>;
  readonly words: readonly string[];
  readonly stems: readonly (Stems | null)[];
  /** Bytes of each array, in their order. */
  readonly sizes: readonly number[];
}

const magic = 0x68_76_69_78;
const prefixBytes = 16;

function padded(bytes: number): number {
  return (bytes + 7) & ~7;
}

/** Every array in the order in which the file holds them. */
function arraysOf({ columns, text, orders }: ReturnType<ColumnIndex['save']>): Column[] {
  return [
    columns.ids,
    columns.live,
    ...intNames.map((name) => columns.ints[name]),
    ...doubleNames.map((name) => columns.doubles[name]),
    ...flagNames.map((name) => columns.flags[name]),
    ...listNames.flatMap((name) => [...columns.lists[name].values()]),
    ...fixedSorts.map((sort) => new Uint32Array(orders.get(sort) ?? [])),
    text.starts,
    text.packed,
  ];
}

function headOf(
  { columns, text }: ReturnType<ColumnIndex['save']>,
  mark: SnapshotMark,
  sizes: readonly number[],
): Head {
  return {
    ...mark,
    schema,
    rows: columns.rows,
    capacity: columns.capacity,
    dictionaries: Object.fromEntries(
      dictionaryNames.map((name) => [name, columns.dictionaries[name].values]),
    ),
    brandNames: [...columns.brandNames],
    listValues: Object.fromEntries(listNames.map((name) => [name, [...columns.lists[name].keys()]])),
    words: text.words,
    stems: Array.from(text.words, (_, at) => text.stems[at] ?? null),
    sizes,
  };
}

/** Writes the index beside its place and renames it: a cut-off write leaves nothing that looks like a snapshot. */
export async function writeSnapshot(file: string, index: ColumnIndex, mark: SnapshotMark): Promise<void> {
  const saved = index.save();
  const arrays = arraysOf(saved);
  const sizes = arrays.map((array) => array.byteLength);
  const json = Buffer.from(JSON.stringify(headOf(saved, mark, sizes)));
  const parts = [json, Buffer.alloc(padded(json.length) - json.length)];
  for (const array of arrays) {
    parts.push(Buffer.from(array.buffer, array.byteOffset, array.byteLength));
    parts.push(Buffer.alloc(padded(array.byteLength) - array.byteLength));
  }
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(magic, 0);
  prefix.writeUInt32LE(json.length, 4);
  const sum = parts.reduce((before, part) => crc32(part, before), 0);
  prefix.writeUInt32LE(sum, 8);
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w');
  try {
    for (const part of [prefix, ...parts]) if (part.length > 0) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

/** Hands out the arrays of a file in their order, without copying. */
class Arrays {
  #next: number;
  #array = 0;
  readonly #buffer: ArrayBuffer;
  readonly #sizes: readonly number[];

  constructor(buffer: ArrayBuffer, start: number, sizes: readonly number[]) {
    this.#buffer = buffer;
    this.#next = start;
    this.#sizes = sizes;
  }

  #take(): readonly [ArrayBuffer, number, number] {
    const size = this.#sizes[this.#array] ?? 0;
    const offset = this.#next;
    this.#next += padded(size);
    this.#array += 1;
    return [this.#buffer, offset, size];
  }

  words(): Uint32Array<ArrayBuffer> {
    const [buffer, offset, size] = this.#take();
    return new Uint32Array(buffer, offset, size / 4);
  }

  ints(): Int32Array<ArrayBuffer> {
    const [buffer, offset, size] = this.#take();
    return new Int32Array(buffer, offset, size / 4);
  }

  doubles(): Float64Array<ArrayBuffer> {
    const [buffer, offset, size] = this.#take();
    return new Float64Array(buffer, offset, size / 8);
  }
}

/** The start of an index from a snapshot and where its changes go on; null when there is none that fits and is whole. */
export async function readSnapshot(file: string, index: ColumnIndex, epoch: string): Promise<number | null> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || bytes.length < prefixBytes || bytes.readUInt32LE(0) !== magic) return null;
  const body = bytes.subarray(prefixBytes);
  if (crc32(body) !== bytes.readUInt32LE(8)) return null;
  const jsonBytes = bytes.readUInt32LE(4);
  const head: Head = JSON.parse(body.subarray(0, jsonBytes).toString());
  if (head.schema !== schema || head.epoch !== epoch) return null;
  // Arrays must start at a multiple of eight in their buffer; small files come in a part of a shared one.
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : Uint8Array.from(bytes);
  const start = aligned.byteOffset + prefixBytes + padded(jsonBytes);
  const arrays = new Arrays(aligned.buffer, start, head.sizes);
  const columns = new Columns();
  columns.rows = head.rows;
  columns.capacity = head.capacity;
  for (const name of dictionaryNames) columns.dictionaries[name] = new Dictionary(head.dictionaries[name]);
  for (const [slug, written] of head.brandNames) columns.brandNames.set(slug, written);
  columns.ids = arrays.words();
  columns.live = arrays.words();
  for (const name of intNames) columns.ints[name] = arrays.ints();
  for (const name of doubleNames) columns.doubles[name] = arrays.doubles();
  for (const name of flagNames) columns.flags[name] = arrays.words();
  for (const name of listNames) {
    for (const value of head.listValues[name] ?? []) columns.lists[name].set(value, arrays.words());
  }
  const orders = new Map<FixedSort, Uint32Array>(fixedSorts.map((sort) => [sort, arrays.words()]));
  const [starts, packed] = [arrays.words(), arrays.words()];
  const stems = head.stems.map((known) => known ?? undefined);
  index.restore(columns, TextIndex.load({ words: [...head.words], stems, starts, packed }), orders);
  return head.checkpoint;
}
