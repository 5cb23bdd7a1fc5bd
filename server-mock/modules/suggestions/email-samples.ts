import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { suggestionMail } from './suggestion-mail.ts';

const products = [
  { title: sampleFacts.title, price: 2450, suggestedPrice: 2200 },
  { title: 'Wassily Chair', price: 900, suggestedPrice: 795 },
];

export const suggestionEmailSamples: readonly EmailSample[] = samplesOf(
  'prices_suggested',
  ['one', 'several'],
  (variant, locale) => {
    const suggested = variant === 'one' ? products.slice(0, 1) : products;
    return suggestionMail({ products: suggested, address: sampleFacts.url }, locale);
  },
);
