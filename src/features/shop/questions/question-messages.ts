import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionProblem } from '#domain/question/question-rules.ts';

export const questionSentences: Readonly<Record<QuestionProblem['code'], MessageDescriptor>> = {
  invalid_email: msg`Enter a valid email address, such as name@example.com.`,
  message_too_short: msg`Write at least 10 characters, so that the seller knows what you mean.`,
  message_too_long: msg`A message can have at most 2,000 characters. Shorten it.`,
  name_too_long: msg`A name can have at most 100 characters.`,
  two_days: msg`Choose two different days.`,
  day_out_of_range: msg`Choose days within the next three months.`,
  no_viewings: msg`This seller does not offer viewings. Ask a question instead.`,
};
