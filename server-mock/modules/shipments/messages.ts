import type { Messages } from '../../messages.ts';

export const shipmentMessages: Messages = {
  tracking_link_wrong:
    /*i18n*/ 'Paste the whole tracking link, starting with https://, or leave the field empty.',
  parcel_without_label: /*i18n*/ 'This parcel has not been announced to the carrier yet.',
  parcel_without_trouble:
    /*i18n*/ 'There is nothing wrong with this parcel. Refresh the page to see its status.',
  label_link_wrong: /*i18n*/ 'This link is not valid. Open the order and download the label there.',
  label_cancelled: /*i18n*/ 'This order was cancelled, so its label is no longer valid.',
};
