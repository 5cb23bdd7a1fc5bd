import { sameContent } from '../same-content.ts';

/** A list whose items have keys: photos and other versions by id, attributes by name. */
export interface KeyedList<Item> {
  readonly keyOf: (item: Item) => string;
  /** Called when both sides have the item, whether equal or not; `base` is null if the item was not there before. */
  readonly mergeItem: (base: Item | null, local: Item, remote: Item) => Item;
}

function byKey<Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(list.map((item) => [keyOf(item), item]));
}

/**
 * The keys of both sides in one order: that of `lead`, with keys that only `other` has after their neighbour there.
 */
function orderOf(lead: readonly string[], other: readonly string[]): string[] {
  const order = [...new Set(lead)];
  let before = -1;
  for (const key of other) {
    if (!order.includes(key)) order.splice(before + 1, 0, key);
    before = order.indexOf(key);
  }
  return order;
}

/**
 * Three-way merge of a keyed list. An item that one side removed stays removed, even if the other side changed it;
 * items that one side added stay. The order is that of the side which changed it, or the local one if both did.
 * Without a base the lists are united, in the server's order.
 */
export function mergeKeyed<Item>(
  kind: KeyedList<Item>,
  base: readonly Item[] | null,
  local: readonly Item[],
  remote: readonly Item[],
): Item[] {
  const { keyOf, mergeItem } = kind;
  const known = base === null ? null : byKey(base, keyOf);
  const mine = byKey(local, keyOf);
  const theirs = byKey(remote, keyOf);
  const keysOf = (list: readonly Item[]): string[] => list.map(keyOf);
  const shared = (list: readonly Item[]): string[] =>
    keysOf(list).filter((key) => mine.has(key) && theirs.has(key) && known?.has(key) === true);
  const localKeepsOrder = base !== null && sameContent(shared(base), shared(local));
  const [mineInOrder, theirsInOrder] = [keysOf(local), keysOf(remote)];
  const order =
    base === null
      ? [...new Set([...theirsInOrder, ...mineInOrder])]
      : localKeepsOrder
        ? orderOf(theirsInOrder, mineInOrder)
        : orderOf(mineInOrder, theirsInOrder);

  const merged: Item[] = [];
  for (const key of order) {
    const own = mine.get(key);
    const other = theirs.get(key);
    const old = known?.get(key);
    if (own !== undefined && other !== undefined) {
      merged.push(mergeItem(old ?? null, own, other));
      continue;
    }
    // Only one side has the item: it was added there, unless both had it before and the other side removed it.
    const single = own ?? other;
    if (single !== undefined && old === undefined) merged.push(single);
  }
  return merged;
}

/** Three-way merge of a list of distinct texts: what one side removed is removed, what one side added is added. */
export function mergeSet(
  base: readonly string[] | null,
  local: readonly string[],
  remote: readonly string[],
): string[] {
  return mergeKeyed<string>({ keyOf: (text) => text, mergeItem: (_base, text) => text }, base, local, remote);
}
