import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as rateLimits from './0002-rate-limits.ts';
import * as catalog from './0010-catalog.ts';
import * as sync from './0020-sync.ts';
import * as wishlist from './0021-wishlist.ts';
import * as wishlistCount from './0025-wishlist-count.ts';
import * as media from './0030-media.ts';
import * as catalogFeed from './0040-catalog-feed.ts';
import * as catalogWake from './0041-catalog-wake.ts';
import * as catalogReading from './0045-catalog-reading.ts';
import * as carts from './0060-carts.ts';
import * as questionsBids from './0061-questions-bids.ts';
import * as boards from './0065-boards.ts';
import * as wanted from './0070-wanted.ts';
import * as mailHtml from './0080-mail-html.ts';
import * as accountLinks from './0081-account-links.ts';
import * as secondFactors from './0082-second-factors.ts';
import * as auditLog from './0083-audit-log.ts';
import * as viewDays from './0085-view-days.ts';
import * as soldAndReduced from './0086-sold-and-reduced.ts';
import * as addresses from './0088-addresses.ts';
import * as plainTexts from './0100-plain-texts.ts';
import * as saleSuggestions from './0101-sale-suggestions.ts';
import * as chats from './0105-chats.ts';
import * as consent from './0110-consent.ts';
import * as events from './0111-events.ts';
import * as listingContent from './0112-listing-content.ts';
import * as payments from './0115-payments.ts';
import * as orders from './0116-orders.ts';
import * as deliveryPrice from './0117-delivery-price.ts';
import * as sellerTransport from './0120-seller-transport.ts';
import * as bidAnswers from './0125-bid-answers.ts';
import * as cartMoney from './0130-cart-money.ts';
import * as discounts from './0131-discounts.ts';
import * as transports from './0135-transports.ts';
import * as staff from './0140-staff.ts';
import * as newsletter from './0145-newsletter.ts';
import * as claimsKept from './0150-claims-kept.ts';
import * as discountLimits from './0151-discount-limits.ts';
import * as joinedCarts from './0153-joined-carts.ts';
import * as oneBidEach from './0155-one-bid-each.ts';
import * as reservationLimits from './0165-reservation-limits.ts';
import * as publicPictures from './0170-public-pictures.ts';
import * as matchRanks from './0175-match-ranks.ts';
import * as thirtyDaysOnSale from './0180-thirty-days-on-sale.ts';
import * as photoFeed from './0185-photo-feed.ts';
import * as notifications from './0190-notifications.ts';
import * as push from './0195-push.ts';
import * as productReviews from './0200-product-reviews.ts';
import * as suspensions from './0210-suspensions.ts';
import * as reports from './0211-reports.ts';
import * as searchMisses from './0212-search-misses.ts';
import * as watches from './0230-watches.ts';
import * as reservationEnds from './0231-reservation-ends.ts';
import * as productRemovals from './0235-product-removals.ts';
import * as notificationParts from './0240-notification-parts.ts';
import * as chosenLanguage from './0241-chosen-language.ts';
import * as eventLeases from './0242-event-leases.ts';
import * as jobLists from './0243-job-lists.ts';
import * as payouts from './0250-payouts.ts';
import * as orderClock from './0260-order-clock.ts';
import * as pickups from './0270-pickups.ts';
import * as shipments from './0271-shipments.ts';
import * as cases from './0280-cases.ts';
import * as reviews from './0290-reviews.ts';
import * as withdrawals from './0300-withdrawals.ts';
import * as traderIdentity from './0301-trader-identity.ts';
import * as reportAppeals from './0310-report-appeals.ts';
import * as parcelTrouble from './0320-parcel-trouble.ts';
import * as payoutFiles from './0330-payout-files.ts';
import * as guestChats from './0340-guest-chats.ts';
import * as overdueDecisions from './0341-overdue-decisions.ts';
import * as ledgerChecks from './0342-ledger-checks.ts';
import * as reverseCharge from './0343-reverse-charge.ts';
import * as feeCreditNotes from './0344-fee-credit-notes.ts';
import * as bidChats from './0345-bid-chats.ts';
import * as nettedDebts from './0350-netted-debts.ts';
import * as parcelTerms from './0351-parcel-terms.ts';
import * as sellerYearNotices from './0352-seller-year-notices.ts';
import * as noticePauses from './0353-notice-pauses.ts';
import * as endedPushSubscriptions from './0354-ended-push-subscriptions.ts';
import * as vatSchemes from './0355-vat-schemes.ts';
import * as overdueParcels from './0356-overdue-parcels.ts';
import * as forfeitedShares from './0357-forfeited-shares.ts';
import * as sellerNamesInFeed from './0360-seller-names-in-feed.ts';
import * as viewingDays from './0362-viewing-days.ts';
import * as transportChanges from './0375-transport-changes.ts';
import * as reasonsOfStaff from './0376-reasons-of-staff.ts';
import * as bidsOfBuyer from './0377-bids-of-buyer.ts';
import * as checkoutIndexes from './0378-checkout-indexes.ts';
import * as peopleLookups from './0379-people-lookups.ts';
import * as plainNames from './0380-plain-names.ts';
import * as measuresOfReports from './0385-measures-of-reports.ts';
import * as confirmationLinks from './0386-confirmation-links.ts';
import * as lowestPricesOfSellers from './0390-lowest-prices-of-sellers.ts';
import * as cancelledParcels from './0391-cancelled-parcels.ts';
import * as lightViewCounts from './0392-light-view-counts.ts';

/** Every migration by its number; run in this order, each once. A number that has run is never changed again. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-rate-limits': rateLimits,
  '0010-catalog': catalog,
  '0020-sync': sync,
  '0021-wishlist': wishlist,
  '0025-wishlist-count': wishlistCount,
  '0030-media': media,
  '0040-catalog-feed': catalogFeed,
  '0041-catalog-wake': catalogWake,
  '0045-catalog-reading': catalogReading,
  '0060-carts': carts,
  '0061-questions-bids': questionsBids,
  '0065-boards': boards,
  '0070-wanted': wanted,
  '0080-mail-html': mailHtml,
  '0081-account-links': accountLinks,
  '0082-second-factors': secondFactors,
  '0083-audit-log': auditLog,
  '0085-view-days': viewDays,
  '0086-sold-and-reduced': soldAndReduced,
  '0088-addresses': addresses,
  '0100-plain-texts': plainTexts,
  '0101-sale-suggestions': saleSuggestions,
  '0105-chats': chats,
  '0110-consent': consent,
  '0111-events': events,
  '0112-listing-content': listingContent,
  '0115-payments': payments,
  '0116-orders': orders,
  '0117-delivery-price': deliveryPrice,
  '0120-seller-transport': sellerTransport,
  '0125-bid-answers': bidAnswers,
  '0145-newsletter': newsletter,
  '0130-cart-money': cartMoney,
  '0131-discounts': discounts,
  '0135-transports': transports,
  '0140-staff': staff,
  '0150-claims-kept': claimsKept,
  '0151-discount-limits': discountLimits,
  '0153-joined-carts': joinedCarts,
  '0155-one-bid-each': oneBidEach,
  '0165-reservation-limits': reservationLimits,
  '0170-public-pictures': publicPictures,
  '0175-match-ranks': matchRanks,
  '0180-thirty-days-on-sale': thirtyDaysOnSale,
  '0185-photo-feed': photoFeed,
  '0190-notifications': notifications,
  '0230-watches': watches,
  '0231-reservation-ends': reservationEnds,
  '0235-product-removals': productRemovals,
  '0200-product-reviews': productReviews,
  '0210-suspensions': suspensions,
  '0211-reports': reports,
  '0310-report-appeals': reportAppeals,
  '0212-search-misses': searchMisses,
  '0195-push': push,
  '0240-notification-parts': notificationParts,
  '0241-chosen-language': chosenLanguage,
  '0242-event-leases': eventLeases,
  '0243-job-lists': jobLists,
  '0250-payouts': payouts,
  '0260-order-clock': orderClock,
  '0290-reviews': reviews,
  '0300-withdrawals': withdrawals,
  '0301-trader-identity': traderIdentity,
  '0270-pickups': pickups,
  '0280-cases': cases,
  '0271-shipments': shipments,
  '0320-parcel-trouble': parcelTrouble,
  '0330-payout-files': payoutFiles,
  '0340-guest-chats': guestChats,
  '0341-overdue-decisions': overdueDecisions,
  '0342-ledger-checks': ledgerChecks,
  '0343-reverse-charge': reverseCharge,
  '0344-fee-credit-notes': feeCreditNotes,
  '0345-bid-chats': bidChats,
  '0350-netted-debts': nettedDebts,
  '0351-parcel-terms': parcelTerms,
  '0353-notice-pauses': noticePauses,
  '0354-ended-push-subscriptions': endedPushSubscriptions,
  '0352-seller-year-notices': sellerYearNotices,
  '0355-vat-schemes': vatSchemes,
  '0356-overdue-parcels': overdueParcels,
  '0357-forfeited-shares': forfeitedShares,
  '0360-seller-names-in-feed': sellerNamesInFeed,
  '0362-viewing-days': viewingDays,
  '0375-transport-changes': transportChanges,
  '0376-reasons-of-staff': reasonsOfStaff,
  '0377-bids-of-buyer': bidsOfBuyer,
  '0378-checkout-indexes': checkoutIndexes,
  '0379-people-lookups': peopleLookups,
  '0380-plain-names': plainNames,
  '0385-measures-of-reports': measuresOfReports,
  '0386-confirmation-links': confirmationLinks,
  '0390-lowest-prices-of-sellers': lowestPricesOfSellers,
  '0391-cancelled-parcels': cancelledParcels,
  '0392-light-view-counts': lightViewCounts,
};
