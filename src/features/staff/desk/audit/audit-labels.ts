import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The events of the audit log, by their kind. */
const auditLabels: Readonly<Record<string, MessageDescriptor>> = {
  account_activated: msg`Account activated`,
  account_created: msg`Account created`,
  account_deleted: msg`Account deleted`,
  account_signed_up_again: msg`Signed up again`,
  device_signed_out: msg`Device signed out`,
  other_devices_signed_out: msg`Other devices signed out`,
  email_change_asked: msg`Change of email address requested`,
  email_changed: msg`Email address changed`,
  password_changed: msg`Password changed`,
  passkey_added: msg`Passkey added`,
  passkey_removed: msg`Passkey removed`,
  second_factor_added: msg`Second factor added`,
  second_factor_removed: msg`Second factor removed`,
  sign_in: msg`Signed in`,
  sign_in_failed: msg`Sign-in failed`,
  sign_out: msg`Signed out`,
  pickup_proof_kept: msg`Proof of pickup stored`,
  staff_agreed_price: msg`Delivery price agreed`,
  staff_audit_exported: msg`Audit log downloaded`,
  staff_case_decided: msg`Complaint decided`,
  staff_description_deleted: msg`Editorial text deleted`,
  staff_description_written: msg`Editorial text written`,
  staff_instructions_changed: msg`Writing instructions changed`,
  staff_jobs_retried: msg`Jobs retried`,
  staff_listing_content_written: msg`Text of a product list written`,
  staff_listing_faq_deleted: msg`Question of a product list deleted`,
  staff_listing_intro_generated: msg`Intro of a product list generated`,
  staff_listing_intro_written: msg`Intro of a product list written`,
  staff_moved_delivery: msg`Delivery status changed`,
  staff_parcel_handled: msg`Parcel problem handled`,
  staff_payout_released: msg`Payout released`,
  staff_payout_retried: msg`Payout planned again`,
  staff_payout_settled: msg`Outcome of a payout recorded`,
  staff_product_archived: msg`Product taken offline`,
  staff_product_edited: msg`Product edited`,
  staff_product_restored: msg`Product put back in review`,
  staff_product_reviewed: msg`Product reviewed`,
  staff_report_appeal_decided: msg`Appeal about a report decided`,
  staff_report_resolved: msg`Report decided`,
  staff_report_taken: msg`Report assigned`,
  staff_review_settings_changed: msg`Review settings changed`,
  staff_role_changed: msg`Staff role changed`,
  staff_seller_years_exported: msg`Tax figures downloaded`,
  staff_sessions_ended: msg`User signed out by staff`,
  staff_user_reinstated: msg`Suspension lifted`,
  staff_user_suspended: msg`User suspended`,
  staff_user_warned: msg`User warned`,
  staff_withdrawal_decided: msg`Withdrawal decided`,
};

/** The label of a kind of event; null for one without a label. */
export function auditLabel(kind: string): MessageDescriptor | null {
  return auditLabels[kind] ?? null;
}
