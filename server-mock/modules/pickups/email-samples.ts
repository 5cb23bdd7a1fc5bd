import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { appointmentChanges } from './events.ts';
import { appointmentMail } from './pickup-mail.ts';

const { title, name, date, url } = sampleFacts;
const day = 24 * 60 * 60 * 1000;
const moments = [date, new Date(date.getTime() + day)];
const facts = { title, otherName: name, moments, at: date, address: url, calendar: `${url}/calendar` };

export const pickupEmailSamples: readonly EmailSample[] = samplesOf(
  'appointment_changed',
  appointmentChanges,
  (what, locale) => appointmentMail(what, { ...facts, place: 'Oudegracht 1, 3511 AA Utrecht' }, locale),
);
