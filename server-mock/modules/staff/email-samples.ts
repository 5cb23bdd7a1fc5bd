import { editableFields } from '#domain/staff/product-edit.ts';
import { type EmailSample, sampleFacts, sampleOf } from '../../outside/mail/email-sample.ts';
import { productEditedMail } from './product-edited-mail.ts';

const { title, url } = sampleFacts;

export const staffEmailSamples: readonly EmailSample[] = [
  sampleOf('product_edited', (locale) => productEditedMail({ title, fields: editableFields, url }, locale)),
];
