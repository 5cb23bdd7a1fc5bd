import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about hand-overs in person and parcels. */
export const handOverTexts = {
  appointment_changed: {
    'buyer PROPOSED': [
      /*i18n*/ 'Choose a time for {title}',
      /*i18n*/ 'The seller has suggested times to meet.',
    ],
    'seller PROPOSED': [
      /*i18n*/ 'Choose a time for {title}',
      /*i18n*/ 'The buyer has suggested times to meet.',
    ],
    'buyer MOVE_PROPOSED': [
      /*i18n*/ 'Another time for {title}?',
      /*i18n*/ 'The seller would like to move the appointment.',
    ],
    'seller MOVE_PROPOSED': [
      /*i18n*/ 'Another time for {title}?',
      /*i18n*/ 'The buyer would like to move the appointment.',
    ],
    'buyer FIXED': [
      /*i18n*/ 'Your appointment for {title} is set',
      /*i18n*/ 'See where and when, and add it to your calendar.',
    ],
    'seller FIXED': [
      /*i18n*/ 'Your appointment for {title} is set',
      /*i18n*/ 'See where and when, and add it to your calendar.',
    ],
    'buyer KEPT': [
      /*i18n*/ 'Your appointment for {title} stays as it was',
      /*i18n*/ 'The time you agreed on has not changed.',
    ],
    'seller KEPT': [
      /*i18n*/ 'Your appointment for {title} stays as it was',
      /*i18n*/ 'The time you agreed on has not changed.',
    ],
  },
  parcel_changed: {
    'seller LABEL': [
      /*i18n*/ 'The shipping label for {title} is ready',
      /*i18n*/ 'Print it and hand in the parcel.',
    ],
    'seller ADDRESS': [
      /*i18n*/ 'No shipping label for {title}',
      /*i18n*/ 'The carrier does not accept an address. Check your own address.',
    ],
    'buyer ADDRESS': [
      /*i18n*/ 'Is the delivery address for {title} correct?',
      /*i18n*/ 'The carrier does not accept an address. Please contact us.',
    ],
    'buyer LOST': [
      /*i18n*/ 'The parcel with {title} is lost',
      /*i18n*/ 'We hold your money while we look into it.',
    ],
    'seller LOST': [
      /*i18n*/ 'The parcel with {title} is lost',
      /*i18n*/ 'We are looking into it. Keep your proof of posting.',
    ],
    'buyer RETURNED': [
      /*i18n*/ 'The parcel with {title} is going back',
      /*i18n*/ 'It could not be delivered. We are looking into it.',
    ],
    'seller RETURNED': [
      /*i18n*/ 'The parcel with {title} is coming back',
      /*i18n*/ 'It could not be delivered. We are looking into it.',
    ],
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
