import * as v from 'valibot';
import { localKeyOf } from '#domain/storage/entry-keys.ts';

const prefix = localKeyOf.productEdit('');

/** The part of an entry that is read outside the form. An entry of an earlier version of the app has no title. */
const entrySchema = v.object({ title: v.optional(v.string(), '') });

/** Changes to a product that its seller entered on this device and has not saved. */
export interface UnsavedProductEdit {
  readonly uuid: string;
  /** The title in the form; empty if there is none. */
  readonly title: string;
}

/** Where forms store them: on the device, and in the tab while another tab has stored its own. */
function storages(): readonly Storage[] {
  return [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return [storage()];
    } catch {
      // Nothing was stored where a page has no access.
      return [];
    }
  });
}

function keysIn(storage: Storage, userId: string): string[] {
  // Text that a person typed has its quotes escaped and cannot look like this.
  const owner = JSON.stringify({ userId }).slice(1, -1);
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix) && storage.getItem(key)?.includes(owner),
  );
}

function titleOf(text: string | null): string {
  try {
    const entry = v.safeParse(entrySchema, JSON.parse(text ?? 'null'));
    return entry.success ? entry.output.title : '';
  } catch {
    return '';
  }
}

/** The unsaved changes of this person to existing products, one entry per product. */
export function unsavedProductEditsOf(userId: string): readonly UnsavedProductEdit[] {
  const titles = new Map(
    storages().flatMap((storage) =>
      keysIn(storage, userId).map(
        (key) => [key.slice(prefix.length), titleOf(storage.getItem(key))] as const,
      ),
    ),
  );
  return [...titles].map(([uuid, title]) => ({ uuid, title }));
}

/** Removes this person's unsaved changes to a product, or to all. */
export function forgetProductEditsOf(userId: string, uuid?: string): void {
  for (const storage of storages())
    for (const key of keysIn(storage, userId))
      if (uuid === undefined || key === localKeyOf.productEdit(uuid)) storage.removeItem(key);
}
