import { builder } from '../../graphql/builder.ts';

/** The moment at which the lists are counted. */
export interface StaffDesk {
  readonly at: Date;
}

/** Each module adds the counts of its own lists as fields. */
export const StaffDeskType = builder.objectRef<StaffDesk>('StaffDesk');

builder.objectType(StaffDeskType, { description: 'How much is in each list of the staff desk.' });
