import { questionKinds } from '#domain/question/question-rules.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { questionMail } from './question-mail.ts';

const { title, name, email, message, url: publicUrl } = sampleFacts;

const days = ['2026-11-28', '2026-12-05'];

export const questionEmailSamples: readonly EmailSample[] = samplesOf(
  'question_received',
  questionKinds,
  (kind, locale) =>
    questionMail(
      { kind, name, email, message, title, slug: 'eames-lounge-chair', days: kind === 'VIEWING' ? days : [] },
      { locale, publicUrl },
    ),
);
