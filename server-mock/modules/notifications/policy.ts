import type { Policy } from '../../graphql/policy.ts';

/** The link in an email is signed for one person and group: its holder can end those emails and do nothing else. */
export const policy = {
  notificationSettings: { who: 'user', owner: true },
  saveNotificationSettings: { who: 'user', owner: true },
  endNotificationEmails: { who: 'anyone' },
  'POST /meldingen/afmelden': { who: 'anyone' },
} satisfies Policy;
