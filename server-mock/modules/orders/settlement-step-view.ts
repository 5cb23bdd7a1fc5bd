import { type SettlementStep, settlementSteps } from '#domain/orders/settlement-step.ts';
import { builder } from '../../graphql/builder.ts';

const StepType = builder.enumType('SettlementStep', {
  description: 'What an open complaint or withdrawal waits for.',
  values: settlementSteps,
});

interface AwaitedStep {
  readonly step: SettlementStep;
  readonly dueAt: Date | null;
}

export const AwaitedStepType = builder.objectRef<AwaitedStep>('AwaitedStep').implement({
  description: 'The next step of an open complaint or withdrawal, the same for both sides.',
  fields: (t) => ({
    step: t.expose('step', { type: StepType, description: 'The step.' }),
    due: t.string({
      nullable: true,
      description: 'The end of its term as an ISO moment; null without one, and once it has passed.',
      resolve: ({ dueAt }, _args, { clock }) =>
        dueAt === null || dueAt <= clock.now() ? null : dueAt.toISOString(),
    }),
  }),
});
