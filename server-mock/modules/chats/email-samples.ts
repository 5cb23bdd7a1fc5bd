import { type EmailSample, sampleFacts, sampleOf, samplesOf } from '../../outside/mail/email-sample.ts';
import { visitorBidMail } from '../bids/public/visitor-email.ts';
import { guestOrderMail } from '../orders/public/guest-mail.ts';
import { chatMail, guestChatContent } from './chat-mail.ts';

const { title, name: from, email, url } = sampleFacts;
const guest = { email, order: url, signUp: url };

export const chatEmailSamples: readonly EmailSample[] = [
  sampleOf('messages_unread', (locale) => chatMail({ from, title, address: url }, locale)),
  ...samplesOf('messages_unread: guest', ['order', 'bid'], (place, locale) => {
    const content = guestChatContent({ from, title, place }, locale);
    return place === 'order'
      ? guestOrderMail(content, { guest, isOpen: false }, locale)
      : visitorBidMail(content, url, locale);
  }),
];
