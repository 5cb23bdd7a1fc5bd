import { questionKinds } from '#domain/question/question-rules.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { questionMail } from './question-mail.ts';

const { title, name, email, message, url: publicUrl } = sampleFacts;

export const questionEmailSamples: readonly EmailSample[] = samplesOf(
  'question_received',
  questionKinds,
  (kind, locale) =>
    questionMail({ kind, name, email, message, title, slug: 'eames-lounge-chair' }, { locale, publicUrl }),
);
