import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, TooManyRequestsError } from '../../graphql/errors.ts';
import { setConsent } from './set-consent.ts';
import { latestConsent } from './store.ts';

const CookieConsentType = builder.objectRef<CookieConsent>('CookieConsent').implement({
  description: 'What somebody chose about cookies; both are off until somebody says otherwise.',
  fields: (t) => ({
    marketingConsent: t.exposeBoolean('marketingConsent', {
      description: 'Whether advertisers may be informed.',
    }),
    statisticsConsent: t.exposeBoolean('statisticsConsent', {
      description: 'Whether visits may be counted, and lists ordered by taste.',
    }),
  }),
});

builder.queryField('cookieConsent', (t) =>
  t.field({
    type: CookieConsentType,
    nullable: true,
    description: 'The choice that counts: of the given device, else of the account; null when there is none.',
    args: { deviceId: t.arg.string({ description: "The device's own id." }) },
    resolve: async (_root, { deviceId }, { db, viewer, clock }) => {
      if (deviceId) return isUuid(deviceId) ? await latestConsent(db, { deviceId }, clock.now()) : null;
      return viewer === null ? null : await latestConsent(db, { userId: viewer.userId }, clock.now());
    },
  }),
);

builder.mutationField('setCookieConsent', (t) =>
  t.field({
    type: CookieConsentType,
    description: 'Note a choice about cookies; it counts for twelve months.',
    errors: { types: [InvalidUUIDError, TooManyRequestsError] },
    args: {
      marketingConsent: t.arg.boolean({
        required: true,
        description: 'Whether advertisers may be informed.',
      }),
      statisticsConsent: t.arg.boolean({ required: true, description: 'Whether visits may be counted.' }),
      deviceId: t.arg.string({ description: 'A random id; only where statistics are or were allowed.' }),
    },
    resolve: (_root, { marketingConsent, statisticsConsent, deviceId }, context) =>
      setConsent(context, { marketingConsent, statisticsConsent, deviceId: deviceId ?? null }),
  }),
);
