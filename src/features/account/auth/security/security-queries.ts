import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  DevicesDocument,
  type DevicesQuery,
  PasskeysDocument,
  type PasskeysQuery,
  PendingEmailDocument,
  TotpStatusDocument,
} from './security.gen.ts';

type DataOf<Union> = Union extends { readonly data: readonly (infer Item)[] } ? Item : never;
export type Device = DataOf<DevicesQuery['devices']>;
export type Passkey = DataOf<PasskeysQuery['passkeys']>;

// Not persisted on the device: this is security data, and of no use without a network.
const meta = { keep: false };

/** The devices where the account is signed in, this device first. */
export const devicesQuery = queryOptions({
  queryKey: ['security', 'devices'],
  meta,
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly Device[]> => {
    const { devices } = await request(DevicesDocument, {}, { signal });
    // The session ended meanwhile, which is reported elsewhere.
    return 'data' in devices ? devices.data : [];
  },
});

export const passkeysQuery = queryOptions({
  queryKey: ['security', 'passkeys'],
  meta,
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly Passkey[]> => {
    const { passkeys } = await request(PasskeysDocument, {}, { signal });
    return 'data' in passkeys ? passkeys.data : [];
  },
});

/** The new email address that is not confirmed by its emailed link yet; null when there is none (AUTH-050). */
export const pendingEmailQuery = queryOptions({
  queryKey: ['security', 'pending-email'],
  meta,
  staleTime: 0,
  queryFn: async ({ signal }): Promise<string | null> => {
    const { me } = await request(PendingEmailDocument, {}, { signal });
    return 'pendingEmail' in me ? (me.pendingEmail ?? null) : null;
  },
});

/** Whether signing in requires a code, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['security', 'second-factor'],
  meta,
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { totpStatus } = await request(TotpStatusDocument, {}, { signal });
    return 'isOn' in totpStatus ? totpStatus : null;
  },
});
