import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { StaffDeskDocument, type StaffDeskQuery } from './desk.gen.ts';

export type DeskCounts = Extract<StaffDeskQuery['staffDesk'], { readonly __typename: 'StaffDesk' }>;

/** The first part of the key of everything that the desk asks: an act refreshes all of it. */
export const deskKey = 'staff-desk';

/** Nothing of the desk stays on a device: it is about other people. */
export const notPersisted = { keep: false } as const;

/** The answer, or why this person may not see the desk. */
export type DeskAccess =
  | { readonly access: 'granted'; readonly counts: DeskCounts }
  | { readonly access: 'second_factor_required' | 'refused' };

/** How much is in each list; also tells who may enter. */
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
