import { type ComponentType, lazy } from 'react';
import { withAccountMessages } from '#src/i18n/i18n.ts';
import { patient } from '#src/platform/update/patient.ts';

/** A part of a page outside the account that is loaded on demand, with the messages of the account. */
export function accountPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(patient(async () => ({ default: await withAccountMessages(load) })));
}
