import { randomUUID } from 'node:crypto';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#domain/notifications/notification-settings.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';

/** A rule that is broken on purpose, to verify that the checks detect it. */
export interface Breach {
  /** Replaces the delivered emails. */
  readonly mail?: (mail: MailMessage) => readonly MailMessage[];
  /** What everybody chooses, so that every history contains cases in which the broken rule matters. */
  readonly choice?: NotificationSettings;
  /** Replaces the settings that a person chose before the server receives them. */
  readonly settings?: (chosen: NotificationSettings) => NotificationSettings;
  /** Adds an unrelated person to the seller's team. */
  readonly hasExtraReader?: true;
}

const everythingNow = Object.fromEntries(
  notificationGroups.map((group) => [group, { push: 'now', email: 'now' }]),
) as NotificationSettings['groups'];

/** All breaches; each has to be detected. */
export const historyBreaches: Readonly<Record<string, Breach>> = {
  'an email for somebody else': { mail: (mail) => [{ ...mail, to: 'somebody.else@hervonden.test' }] },
  'an email without a Message-ID that a repetition would share': {
    mail: ({ cause: _cause, ...mail }) => [mail],
  },
  'another language': { mail: (mail) => [{ ...mail, text: mail.text.replaceAll(/e-?mails/g, 'x') }] },
  'an email that is lost': { mail: () => [] },
  'two daily emails': {
    mail: (mail) => [mail, { ...mail, cause: randomUUID() }, { ...mail, cause: randomUUID() }],
  },
  'quiet hours that the server forgets': {
    choice: { groups: everythingNow, quietHours: { from: 20, to: 10 } },
    settings: (chosen) => ({ ...chosen, quietHours: null }),
  },
  'a group that is turned off and sent all the same': {
    settings: (chosen) => ({ ...chosen, groups: everythingNow }),
  },
  'a reader whom nothing concerns': { hasExtraReader: true },
};
