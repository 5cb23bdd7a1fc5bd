import type { EmailWriters } from '../../process/email-writers.ts';
import { loadQuestion } from './load-question.ts';
import { questionMail } from './question-mail.ts';

export const questionEmails: EmailWriters = {
  question_received: async ({ db, config }, { subject, locale }) => {
    const question = await loadQuestion(db, subject);
    if (question === undefined) return null;
    const letter = questionMail(question, { locale, publicUrl: config.publicUrl });
    return { ...letter, replyTo: question.email };
  },
};
