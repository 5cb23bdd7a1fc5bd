import type { ListingDraft, OtherVersion } from '#domain/product/draft.ts';
import { isFromTabHere } from '#src/data/db/version-origin.ts';
import type { DraftChange, DraftField } from './draft-fields.ts';

/** The values that lost a conflict on `field`, newest first. */
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

/** Takes a losing value over, or lets it go. Either way the question about this field is answered. */
export function chooseVersion(draft: ListingDraft, version: OtherVersion, take: boolean): VersionChoice {
  const otherVersions = draft.otherVersions.filter((other) => other.id !== version.id);
  const value = versionValue(version);
  const change = take && value !== undefined ? ({ [version.field]: value } as DraftChange) : {};
  return { change, otherVersions };
}

/** Who entered the stored value of a field and who the one that gave way, as far as this page knows. */
export type VersionOwners =
  | 'kept_here_other_tab'
  | 'kept_here_other_device'
  | 'other_here_kept_tab'
  | 'other_here_kept_device'
  | 'unknown';

interface ThisPage {
  readonly browserName: string | null;
  /** True for what was last entered on this page; a page that was loaded since does not know. */
  readonly isTypedHere: (value: unknown) => boolean;
}

/** Who entered the two values of a field, as far as this page can tell. */
export function whoseVersion(
  version: OtherVersion,
  kept: unknown,
  { browserName, isTypedHere }: ThisPage,
): VersionOwners {
  const inTab = isFromTabHere(version.id, browserName);
  if (isTypedHere(kept)) return inTab ? 'kept_here_other_tab' : 'kept_here_other_device';
  if (isTypedHere(versionValue(version))) return inTab ? 'other_here_kept_tab' : 'other_here_kept_device';
  return 'unknown';
}
