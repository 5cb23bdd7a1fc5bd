import { caseStepOf } from '#domain/cases/case-turn.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { OrderProductType } from '../orders/order-object.ts';
import { AwaitedStepType } from '../orders/settlement-step-view.ts';
import { casesOfLines } from './store.ts';
import { turnFactsOf } from './transition-case.ts';

builder.objectField(OrderProductType, 'complaintStep', (t) =>
  t.field({
    type: AwaitedStepType,
    nullable: true,
    description: 'What the open complaint waits for; null without one.',
    resolve: async (line, _args, context) => {
      const row = await loadBatched(context, casesOfLines, line.product.id);
      const step = row === undefined ? null : caseStepOf(turnFactsOf(row));
      return row === undefined || step === null ? null : { step, dueAt: row.due_at };
    },
  }),
);
