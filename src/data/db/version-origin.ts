import { browserNameFor, browserNameNow } from './browser-name.ts';

const prefix = 'tab-';

/** The id of a value that another tab of this browser wrote; all other ids belong to values of other devices. */
export function tabVersionId(database: string): string {
  return `${prefix}${browserNameFor(database)}-${crypto.randomUUID()}`;
}

/** The id of a stored value that gives way to one that was typed into a draft of `database`. */
export function newVersionId(database: string, isFromServer: boolean): string {
  return isFromServer ? crypto.randomUUID() : tabVersionId(database);
}

/** True for a value that came from a tab of the browser with this name. */
export function isFromTabHere(versionId: string, name = browserNameNow()): boolean {
  return name !== null && versionId.startsWith(`${prefix}${name}-`);
}
