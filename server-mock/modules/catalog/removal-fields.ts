import { removalReasons } from '#domain/staff/removal.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { i18nOf } from '../../i18n.ts';
import { ProductType } from '../products/product-ref.ts';
import { mayOpenProduct } from '../products/product-view.ts';
import { type OpenRemoval, openRemovals, type RemovalReport, removalReport } from './open-removal.ts';
import { removalSentences } from './removal-mail.ts';

export const RemovalReasonType = builder.enumType('RemovalReason', {
  description: "Why staff take somebody's product offline.",
  values: removalReasons,
});

interface ShownRemoval extends OpenRemoval {
  readonly report: RemovalReport | undefined;
}

const RemovalType = builder.objectRef<ShownRemoval>('ProductRemoval').implement({
  description: 'Why staff took a product offline.',
  fields: (t) => ({
    at: t.string({ description: 'ISO moment.', resolve: ({ removed_at }) => removed_at.toISOString() }),
    reason: t.field({ type: RemovalReasonType, description: 'Why.', resolve: ({ reason }) => reason }),
    text: t.string({
      description: 'The reason as the seller reads it, in the language of the request.',
      resolve: ({ reason }, _args, { locale }) => i18nOf(locale)._(removalSentences[reason]),
    }),
    explanation: t.exposeString('explanation', { description: 'What staff wrote to the seller.' }),
    remover: t.string({
      nullable: true,
      description: 'The name of the member of staff, for staff; empty once the account is gone.',
      resolve: ({ remover }, _args, { viewer }) => (viewer?.isStaff === true ? remover : null),
    }),
    reportUuid: t.string({
      nullable: true,
      description: 'The report whose decision is the removal; null for a removal without one.',
      resolve: ({ report }) => report?.id ?? null,
    }),
    isUnderAppeal: t.boolean({
      description: 'Whether an appeal against the removal waits for a decision.',
      resolve: ({ report }) => report?.state === 'APPEALED',
    }),
  }),
});

builder.objectField(ProductType, 'removal', (t) =>
  t.field({
    type: RemovalType,
    nullable: true,
    description:
      'The last time that staff took it offline; null once they approved it again. Only for the seller and staff.',
    resolve: async ({ product }, _args, context) => {
      if (!mayOpenProduct(context.viewer, product)) return null;
      const removal = await loadBatched(context, openRemovals, product.id);
      return removal === undefined
        ? null
        : { ...removal, report: await removalReport(context.db, product.id) };
    },
  }),
);
