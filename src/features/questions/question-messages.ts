import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionProblem } from '#domain/question/question-rules.ts';

export const questionSentences: Readonly<Record<QuestionProblem['code'], MessageDescriptor>> = {
  invalid_email: msg`This is not an e-mail address yet.`,
  message_too_short: msg`Write at least ten letters, so that the seller knows what you mean.`,
  message_too_long: msg`This is longer than 2000 letters. Make it a little shorter.`,
  name_too_long: msg`A name has at most 100 letters here.`,
  no_viewings: msg`This seller takes no viewings. Ask a question instead.`,
};
