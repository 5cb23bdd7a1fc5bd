import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { StaffDeskDocument, type StaffDeskQuery } from './desk.gen.ts';

export type DeskCounts = Extract<StaffDeskQuery['staffDesk'], { readonly __typename: 'StaffDesk' }>;

/** The first part of the query key of all data of the desk; an action invalidates all of it. */
export const deskKey = 'staff-desk';

/** Data of the desk is never persisted on a device, because it is about other people. */
export const notPersisted = { keep: false } as const;

/** The counts, or why this person has no access to the desk. */
export type DeskAccess =
  | { readonly access: 'granted'; readonly counts: DeskCounts }
  | { readonly access: 'second_factor_required' | 'refused' };

/** The counts of all lists; also determines access. */
export function deskQuery(userId: string) {
  return queryOptions({
    queryKey: [deskKey, userId, 'counts'] as const,
    meta: notPersisted,
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<DeskAccess> => {
      const { staffDesk } = await request(StaffDeskDocument, {}, { signal });
      if (staffDesk.__typename === 'StaffDesk') return { access: 'granted', counts: staffDesk };
      const isStepMissing = staffDesk.errorCode === 'staff_second_factor_required';
      return { access: isStepMissing ? 'second_factor_required' : 'refused' };
    },
  });
}
