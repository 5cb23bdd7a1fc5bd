import type { Reaction } from '../../process/reactions.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { questionMail } from './question-mail.ts';

/** The seller gets the question by mail; "reply" goes to the asker. */
const mailTheSeller: Reaction = {
  name: 'questions.mail_the_seller',
  on: 'question_asked',
  outside: async ({ id, payload }, { db, mail, config }) => {
    const question = await db
      .selectFrom('questions')
      .innerJoin('products', 'products.id', 'questions.product_id')
      .innerJoin('sellers', 'sellers.id', 'products.seller_id')
      .where('questions.id', '=', String(payload.questionId))
      .select([
        'questions.kind',
        'questions.name',
        'questions.email',
        'questions.message',
        'products.title',
        'products.slug',
        'products.seller_id',
        'sellers.province',
      ])
      .executeTakeFirst();
    // Taken away meanwhile, with its product.
    if (question === undefined) return;
    const letter = questionMail(question, {
      locale: sellerLocale(question.province),
      publicUrl: config.publicUrl,
    });
    for (const to of await sellerAddresses(db, question.seller_id)) {
      await mail.send({ to, replyTo: question.email, cause: id, ...letter });
    }
  },
};

export const questionReactions: readonly Reaction[] = [mailTheSeller];
