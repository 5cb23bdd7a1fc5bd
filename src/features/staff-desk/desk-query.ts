import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { StaffDeskDocument, type StaffDeskQuery } from './desk.gen.ts';

export type DeskCounts = Extract<StaffDeskQuery['staffDesk'], { readonly __typename: 'StaffDesk' }>;

/** Nothing of the desk stays on a device: it is about other people. */
export const notKept = { keep: false } as const;

/** The answer, or why this person may not see the desk. */
export type DeskAnswer =
  | { readonly access: 'granted'; readonly counts: DeskCounts }
  | { readonly access: 'second_factor_required' | 'refused' };

/** How much is in each list; also tells who may enter. Every key of the desk begins with 'staff-desk'. */
export function deskQuery(userId: string) {
  return queryOptions({
    queryKey: ['staff-desk', userId, 'counts'] as const,
    meta: notKept,
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: async ({ signal }): Promise<DeskAnswer> => {
      const { staffDesk } = await request(StaffDeskDocument, {}, { signal });
      if (staffDesk.__typename === 'StaffDesk') return { access: 'granted', counts: staffDesk };
      const isStepMissing = staffDesk.errorCode === 'staff_second_factor_required';
      return { access: isStepMissing ? 'second_factor_required' : 'refused' };
    },
  });
}
