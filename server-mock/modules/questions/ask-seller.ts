import { randomUUID } from 'node:crypto';
import { normalEmail } from '#domain/account/email.ts';
import { isUuid } from '#domain/ids.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { type QuestionInput, questionProblems } from '#domain/question/question-rules.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { maySeeProduct } from '../products/product-view.ts';
import { loadProduct } from '../products/public.ts';

/** Limits the questions from one visitor's address: enough for a buyer, too few for spam. */
const askRule = limitRules.askSeller;

export interface Asking extends QuestionInput {
  readonly productUuid: string;
  readonly commandId: string | null;
}

/**
 * Asks a seller a question about a product, or for a viewing (PROD-056, PROD-057, PROD-061). The seller receives it
 * by email and replies to the asker's address. Returns the question's id. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, ValidationError with the fields, TooManyRequestsError.
 */
export async function askSeller(context: GraphqlContext, asking: Asking): Promise<string> {
  if (!isUuid(asking.productUuid)) throw new InvalidUUIDError();
  const view = await loadProduct(context.db, asking.productUuid);
  if (view === undefined || !maySeeProduct(context.viewer, view.product)) throw new ObjectDoesNotExistError();
  const problems = questionProblems(asking, {
    acceptViewings: view.seller.seller.accept_viewings,
    today: amsterdamDay(context.clock.now()),
  });
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  await context.limits.spend(askRule, context.ip);
  const { commandId, ...body } = asking;
  return await command(context, { name: 'askSeller', commandId, body }, async ({ tx, now, emit }) => {
    const id = randomUUID();
    await tx
      .insertInto('questions')
      .values({
        id,
        product_id: asking.productUuid,
        user_id: context.viewer?.userId ?? null,
        kind: asking.kind,
        name: asking.name.trim(),
        email: normalEmail(asking.email),
        message: asking.message.trim(),
        days: asking.kind === 'VIEWING' ? [...asking.days].sort() : [],
        created_at: now,
      })
      .execute();
    await emit('question_asked', { questionId: id });
    return id;
  });
}
