import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  DeskParcelFragment,
  HandleParcelMutationVariables,
  StaffParcelsQueryVariables,
} from './parcels.gen.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;
export type ParcelStep = HandleParcelMutationVariables['step'];
type ParcelTrouble = NonNullable<DeskParcelFragment['trouble']>;

export const parcelTroubleLabels: Labels<ParcelTrouble> = {
  LOST: msg({ context: 'parcel', message: 'Lost' }),
  RETURNED: msg({ context: 'parcel', message: 'Returned to sender' }),
  ADDRESS: msg({ context: 'parcel', message: 'Address not accepted' }),
};

export const parcelListLabels: Labels<NonNullable<StaffParcelsQueryVariables['list']>> = {
  OPEN: msg({ context: 'parcel', message: 'Open problem' }),
  RESOLVED: msg({ context: 'parcel', message: 'Problem resolved' }),
  ALL: msg({ context: 'parcel', message: 'All parcels' }),
};

export const parcelStepLabels: Labels<ParcelStep> = {
  CONTACTED: msg`Carrier contacted`,
  LOST: msg`Mark as lost`,
  RETURNED: msg`Mark as returned`,
  RESOLVED: msg`Problem resolved`,
};
