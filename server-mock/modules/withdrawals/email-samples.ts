import type { WithdrawalSide } from '#domain/withdrawals/withdrawal-clock.ts';
import { momentText } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { notificationDetails, notificationTexts } from '../notifications/public/texts.ts';
import { changeTexts } from './change-texts.ts';
import { changeMail, linkMail, receiptMail } from './withdrawal-mail.ts';

const { title, number, seller, name, message: reason, date, url } = sampleFacts;
const titles = { nl: title, en: title, fr: title };
const kinds = ['withdrawal_changed', 'withdrawal_reminder'] as const;
const address = 'Meubelhuis, Turfmarkt 12, 2511 CX Den Haag';
const receipt = {
  ...{ title, number, seller, name, reason, paid: { money: 240_000, giftCard: 5_000 } },
  ...{ declaredAt: date, returnBy: date, address, url },
};

function changeSample(kind: (typeof kinds)[number], detail: string, locale: Locale): EmailContent {
  const [name, what = ''] = detail.split(' ');
  const text = notificationTexts(kind, detail, { titles })[locale];
  const side: WithdrawalSide = name === 'seller' ? 'seller' : 'buyer';
  const facts = {
    ...{
      side,
      refund: what === 'ended' ? 0 : 240_000,
      reason,
      address,
    },
    ...{ tracking: '3SABCD1234567', moment: momentText(date, locale), decision: reason },
  } as const;
  const paragraphs = changeTexts(locale, what, facts) ?? [text.body];
  return changeMail({ title: text.title, paragraphs }, url, locale);
}

export const withdrawalEmailSamples: readonly EmailSample[] = [
  ...samplesOf('withdrawal_receipt', ['ASKED', 'RETURN_PENDING', 'REFUNDED'], (next, locale) =>
    receiptMail({ ...receipt, next }, locale),
  ),
  ...kinds.flatMap((kind) =>
    samplesOf(kind, notificationDetails(kind), (detail, locale) => changeSample(kind, detail, locale)),
  ),
  ...samplesOf('withdrawal_link', ['guest', 'account'], (reader, locale) =>
    linkMail({ number, isGuest: reader === 'guest', url }, locale),
  ),
];
