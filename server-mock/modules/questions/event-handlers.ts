import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { loadQuestion } from './load-question.ts';

/** Emails the question to the seller; a reply goes to the asker. */
const notifySeller: EventHandler = {
  name: 'questions.notify_seller',
  on: 'question_asked',
  inside: async (scope, event) => {
    const question = await loadQuestion(scope.tx, String(event.payload.questionId));
    if (question === undefined) return;
    const { id, kind, product_id: productId, title, slug } = question;
    await notify(scope, event, {
      ...{ kind: 'question_received', subject: id, detail: kind, path: `/products/${slug}` },
      readers: await sellerReaders(scope.tx, question.seller_id),
      titles: await titlesOf(scope.tx, { productId, fallback: title }),
    });
  },
};

export const questionHandlers: readonly EventHandler[] = [notifySeller];
