import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { isFromTabHere } from '#src/data/db/version-origin.ts';
import type { DraftChange, DraftField } from './draft-fields.ts';

/** The values of `field` that lost a conflict, newest first. */
export function versionsOf(draft: ListingDraft, field: DraftField): OtherVersion[] {
  return draft.otherVersions
    .filter((version) => version.field === field)
    .toSorted((left, right) => right.savedAt - left.savedAt);
}

/** The stored value of a version, or undefined when it is not readable. */
export function versionValue(version: OtherVersion): unknown {
  try {
    return JSON.parse(version.value);
  } catch {
    return undefined;
  }
}

export interface VersionChoice {
  readonly change: DraftChange;
  readonly otherVersions: OtherVersion[];
}

/** Accepts or discards a losing value. Either way the conflict on this field is resolved. */
export function chooseVersion(draft: ListingDraft, version: OtherVersion, take: boolean): VersionChoice {
  const otherVersions = draft.otherVersions.filter((other) => other.id !== version.id);
  const value = versionValue(version);
  const change = take && value !== undefined ? ({ [version.field]: value } as DraftChange) : {};
  return { change, otherVersions };
}

const savedPrefix = 'saved-';

/** The id of a value that was saved elsewhere, while this form has another one that is not saved yet. */
export const savedVersionId = (field: DraftField): string => `${savedPrefix}${field}`;

/** Where the stored value of a field and the losing one were entered, as far as this page knows. */
export type VersionOwners =
  | 'kept_here_other_tab'
  | 'kept_here_other_device'
  | 'other_here_kept_tab'
  | 'other_here_kept_device'
  | 'other_saved_elsewhere'
  | 'unknown';

interface ThisPage {
  readonly browserName: string | null;
  /** True for a value that was last entered on this page; false for every value after a reload. */
  readonly isTypedHere: (value: unknown) => boolean;
}

/** Where the two values of a field were entered, as far as this page can tell. */
export function whoseVersion(
  version: OtherVersion,
  stored: unknown,
  { browserName, isTypedHere }: ThisPage,
): VersionOwners {
  if (version.id.startsWith(savedPrefix)) return 'other_saved_elsewhere';
  const inTab = isFromTabHere(version.id, browserName);
  if (isTypedHere(stored)) return inTab ? 'kept_here_other_tab' : 'kept_here_other_device';
  if (isTypedHere(versionValue(version))) return inTab ? 'other_here_kept_tab' : 'other_here_kept_device';
  return 'unknown';
}
