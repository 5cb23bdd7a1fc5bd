import type { DraftPhoto, ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { type KeyedList, mergeKeyed, mergeSet } from './lists.ts';
import { fitDraft, retainedVersion } from './retained-versions.ts';
import { isBlank, mergeScalar, type ScalarMerge } from './scalars.ts';
import type { Leftover } from './version.ts';

type Attribute = ListingDraft['attributes'][number];
type Fields = Record<string, unknown>;

const lists = ['colors', 'materials', 'styles'] as const;
const apart = new Set<string>([
  'id',
  'photos',
  'attributes',
  'otherVersions',
  'createdAt',
  'editedAt',
  ...lists,
]);

function mergePhoto(base: DraftPhoto | null, local: DraftPhoto, remote: DraftPhoto): DraftPhoto {
  const merged: Fields = { ...local };
  for (const name of Object.keys(local) as (keyof DraftPhoto)[]) {
    const { value, loser } = mergeScalar(base?.[name] ?? null, local[name], remote[name]);
    // When preparation and upload found different values, the one that is not blank wins.
    merged[name] = loser !== undefined && isBlank(value) ? loser.value : value;
  }
  return merged as unknown as DraftPhoto;
}

const photos: KeyedList<DraftPhoto> = { keyOf: (photo) => photo.id, mergeItem: mergePhoto };
const versions: KeyedList<OtherVersion> = {
  keyOf: (version) => version.id,
  mergeItem: (_base, local, remote) => (local.savedAt >= remote.savedAt ? local : remote),
};

/** What the merge of one draft collects besides the merged fields. */
class Losers {
  readonly retained: OtherVersion[] = [];
  readonly leftovers: Leftover[] = [];
  readonly #local: ListingDraft;
  readonly #remote: ListingDraft;

  constructor(local: ListingDraft, remote: ListingDraft) {
    this.#local = local;
    this.#remote = remote;
  }

  add(field: string, loser: ScalarMerge['loser']): void {
    if (loser === undefined) return;
    const savedAt = (loser.side === 'local' ? this.#local : this.#remote).editedAt;
    const version = retainedVersion(field, loser.value, savedAt);
    if (version === null) this.leftovers.push({ code: 'other_version', content: { [field]: loser.value } });
    else this.retained.push(version);
  }
}

/** Enforces the limit of a list: if the united list is too long, the list is merged as a single value. */
function bounded<Item>(
  united: Item[],
  limit: number,
  sides: { base: unknown; local: Item[]; remote: Item[] },
  lost: (loser: ScalarMerge['loser']) => void,
): Item[] {
  if (united.length <= limit) return united;
  const whole = mergeScalar(sides.base, sides.local, sides.remote);
  lost(whole.loser);
  return whole.value as Item[];
}

function mergeAttributes(
  base: ListingDraft | null,
  local: ListingDraft,
  remote: ListingDraft,
  losers: Losers,
): Attribute[] {
  const kind: KeyedList<Attribute> = {
    keyOf: (attribute) => attribute.name,
    mergeItem(old, own, other) {
      const { value, loser } = mergeScalar(old?.value, own.value, other.value);
      if (loser !== undefined) {
        losers.add('attributes', { value: { name: own.name, value: loser.value }, side: loser.side });
      }
      return { name: own.name, value: String(value) };
    },
  };
  return mergeKeyed(kind, base?.attributes ?? null, local.attributes, remote.attributes);
}

/**
 * Three-way merge of two existing drafts, field by field (PWA-033, docs/readings.md). Changes to different fields
 * both survive. On the same field the local value wins, because it reaches the server later, and the other value goes
 * to `otherVersions`.
 */
export function mergeDraft(
  base: ListingDraft | null,
  local: ListingDraft,
  remote: ListingDraft,
): { readonly merged: ListingDraft; readonly leftovers: readonly Leftover[] } {
  const losers = new Losers(local, remote);
  const merged: Fields = { ...remote, ...local };
  for (const name of Object.keys(merged)) {
    if (apart.has(name)) continue;
    const side = (draft: ListingDraft): unknown => (draft as unknown as Fields)[name];
    const { value, loser } = mergeScalar(base === null ? undefined : side(base), side(local), side(remote));
    merged[name] = value;
    losers.add(name, loser);
  }
  for (const name of lists) {
    const united = mergeSet(base?.[name] ?? null, local[name], remote[name]);
    const sides = { base: base?.[name], local: local[name], remote: remote[name] };
    merged[name] = bounded(united, 10, sides, (loser) => losers.add(name, loser));
  }
  const pictures = mergeKeyed(photos, base?.photos ?? null, local.photos, remote.photos);
  merged.photos = bounded(
    pictures,
    40,
    { base: base?.photos, local: local.photos, remote: remote.photos },
    (loser) => {
      if (loser !== undefined)
        losers.leftovers.push({ code: 'other_version', content: { photos: loser.value } });
    },
  );
  const attributes = mergeAttributes(base, local, remote, losers);
  const sides = { base: base?.attributes, local: local.attributes, remote: remote.attributes };
  merged.attributes = bounded(attributes, 40, sides, (loser) => losers.add('attributes', loser));
  merged.createdAt = Math.max(local.createdAt, remote.createdAt);
  merged.editedAt = Math.max(local.editedAt, remote.editedAt);
  const retained = mergeKeyed(
    versions,
    base?.otherVersions ?? null,
    local.otherVersions,
    remote.otherVersions,
  );
  merged.otherVersions = mergeKeyed(versions, null, losers.retained, retained);
  const fitted = fitDraft(merged as unknown as ListingDraft);
  return { merged: fitted.draft, leftovers: [...losers.leftovers, ...fitted.leftovers] };
}
