import { sameContent } from '../same-content.ts';
import type { Version } from './version.ts';

type Fields = Record<string, unknown>;

/** The key of a list item: photos and other versions have an id, attributes a name, texts are their own key. */
function keyOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return (item as Fields).id ?? (item as Fields).name;
}

const keyed = (list: readonly unknown[]): Map<unknown, unknown> =>
  new Map(list.map((item) => [keyOf(item), item]));

/** The base of a list: per item the state on which the sent list and the server agree, otherwise the known state. */
function ownList(
  known: readonly unknown[],
  sent: readonly unknown[],
  remote: readonly unknown[],
): readonly unknown[] {
  const [before, mine, theirs] = [keyed(known), keyed(sent), keyed(remote)];
  const base: unknown[] = [];
  for (const key of new Set([...theirs.keys(), ...before.keys()])) {
    const agreed = mine.has(key) === theirs.has(key) && sameContent(mine.get(key), theirs.get(key));
    const source = agreed ? theirs : before;
    if (source.has(key)) base.push(source.get(key));
  }
  return base;
}

/** `known`, updated with every field in which the server has what was sent. */
function ownFields(known: Fields, sent: Fields, remote: Fields): Fields {
  const base: Fields = { ...known };
  for (const [name, value] of Object.entries(remote)) {
    const [before, mine] = [known[name], sent[name]];
    if (sameContent(mine, value)) base[name] = value;
    else if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(value)) {
      base[name] = ownList(before, mine, value);
    }
  }
  return base;
}

/**
 * The base of a merge after pushes without an answer (the page was killed, the network failed): what the server has
 * and this device sent is this device's own state, not another device's edit. It is decided per field, because
 * another device may have continued from it. `sent` is oldest first; `base` is the same as for `mergeDocument`.
 */
export function ownBase<Content extends object>(
  base: Version<Content> | null,
  sent: readonly Version<Content>[],
  remote: Version<Content>,
): Version<Content> | null {
  if (remote.deleted) return sent.some(({ deleted }) => deleted) ? remote : base;
  const living = sent.filter(({ deleted }) => !deleted).map(({ content }) => content as Fields);
  // For a document created here, only the fields that came back as they were sent have a common state.
  const known = base === null || base.deleted ? {} : (base.content as Fields);
  let fields = known;
  for (const content of living) fields = ownFields(fields, content, remote.content as Fields);
  const found = Object.keys(fields).some((name) => name !== 'id');
  return found ? { deleted: false, content: fields as Content } : base;
}
