/**
 * Folders of src that are used only by screens in the account layout. Their messages are in separate catalogues
 * (lingui.config.ts), so that the first visit to a product does not fetch them. tests/contract/translations checks
 * that nothing outside the account needs them.
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
