import type { AppointmentChange } from './events.ts';

/** The message ids of an email. `{name}` starts a sentence, `{person}` is the same name within one. */
interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const appointmentMessages: Readonly<Record<AppointmentChange, EmailMessages>> = {
  PROPOSED: {
    subject: /*i18n*/ 'When will you meet for {title}?',
    paragraphs: [
      /*i18n*/ '{name} suggests {moments}.',
      /*i18n*/ 'Choose the time that suits you, or suggest other times yourself.',
    ],
  },
  MOVE_PROPOSED: {
    subject: /*i18n*/ 'Another time for {title}?',
    paragraphs: [
      /*i18n*/ '{name} would like to move the appointment to {moments}.',
      /*i18n*/ 'Until you choose a new time, the appointment on {at} remains valid.',
    ],
  },
  FIXED: {
    subject: /*i18n*/ 'Your appointment for {title} is confirmed',
    paragraphs: [
      /*i18n*/ 'Open the order when you meet and show each other the code: that confirms the handover.',
      /*i18n*/ 'Add the appointment to your calendar: {calendar}',
    ],
  },
  KEPT: { subject: /*i18n*/ 'Your appointment for {title} is unchanged', paragraphs: [] },
};
