import type { Policy, PolicyRow } from './policy.ts';

/** The permission table: all rows by operation. */
export type Permissions = ReadonlyMap<string, PolicyRow>;

/** Joins the policies; throws if two of them define the same operation. */
export function joinPolicies(policies: readonly Policy[]): Permissions {
  const rows = new Map<string, PolicyRow>();
  for (const [operation, row] of policies.flatMap((policy) => Object.entries(policy))) {
    if (rows.has(operation)) throw new Error(`Two modules have a permission row for ${operation}.`);
    rows.set(operation, row);
  }
  return rows;
}

/** Returns the row of an operation; throws if there is none (PERM-008). */
export function permissionOf(permissions: Permissions, operation: string): PolicyRow {
  const row = permissions.get(operation);
  if (row === undefined) {
    throw new Error(`${operation} has no permission row: add it to its module's policy.ts.`);
  }
  return row;
}
