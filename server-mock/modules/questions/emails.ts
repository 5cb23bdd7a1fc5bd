import type { EmailWriters } from '../../process/email-writer.ts';
import { loadQuestion } from './load-question.ts';
import { questionMail } from './question-mail.ts';

export const questionEmails: EmailWriters = {
  question_received: async ({ db, config }, { subject, locale }) => {
    const question = await loadQuestion(db, subject);
    if (question === undefined) return null;
    const content = questionMail(question, { locale, publicUrl: config.publicUrl });
    return { ...content, replyTo: question.email };
  },
};
