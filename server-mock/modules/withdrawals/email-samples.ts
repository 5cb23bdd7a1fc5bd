import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { notificationDetails, notificationTexts } from '../notifications/public/texts.ts';
import { changeMail, linkMail, receiptMail } from './withdrawal-mail.ts';

const { title, number, seller, name, message: reason, date, url } = sampleFacts;
const titles = { nl: title, en: title, fr: title };
const guestKinds = ['withdrawal_changed', 'withdrawal_reminder'] as const;
const receipt = {
  ...{ title, number, seller, name, reason, paid: { money: 240_000, giftCard: 5_000 } },
  ...{ declaredAt: date, returnBy: date, url },
};

export const withdrawalEmailSamples: readonly EmailSample[] = [
  ...samplesOf('withdrawal_receipt', ['ASKED', 'RETURN_PENDING', 'REFUNDED'], (next, locale) =>
    receiptMail({ ...receipt, next }, locale),
  ),
  ...guestKinds.flatMap((kind) =>
    samplesOf(
      `${kind}: guest`,
      notificationDetails(kind).filter((detail) => detail.startsWith('buyer ')),
      (detail, locale) => changeMail(notificationTexts(kind, detail, { titles })[locale], url, locale),
    ),
  ),
  ...samplesOf('withdrawal_link', ['guest', 'account'], (reader, locale) =>
    linkMail({ number, isGuest: reader === 'guest', url }, locale),
  ),
];
