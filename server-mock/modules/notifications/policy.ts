import type { Policy } from '../../graphql/policy.ts';

/** An email's link is signed for one person and group: who holds it may end those emails and nothing else. */
export const policy = {
  notificationSettings: { who: 'user', owner: true },
  saveNotificationSettings: { who: 'user', owner: true },
  endNotificationEmails: { who: 'anyone' },
  'POST /meldingen/afmelden': { who: 'anyone' },
} satisfies Policy;
