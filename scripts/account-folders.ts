/**
 * Folders of src that only screens in the frame of the account open. Their words stand in catalogues of their own
 * (lingui.config.ts), so that the first visit to a listing does not fetch them. tests/contract/translations checks that
 * nothing outside of the account needs them.
 */
export const accountFolders = [
  'features/account-lists',
  'features/auth/security',
  'features/cases',
  'features/chats',
  'features/checkout',
  'features/listing-drafts/edit',
  'features/notifications/settings',
  'features/orders',
  'features/pickups',
  'features/payouts',
  'features/privacy',
  'features/push',
  'features/reports',
  'features/reviews',
  'features/seller-data',
  'features/shipments',
  'features/staff',
  'features/staff-desk',
  'features/subscriptions',
  'features/suggestions',
  'features/transports',
  'features/wanted-items',
  'features/watches/list',
  'features/withdrawals',
] as const;
