import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { loadSellers } from './public.ts';
import { SellerType } from './seller-object.ts';

builder.queryField('seller', (t) =>
  t.field({
    type: SellerType,
    description: 'The public profile of a seller; of the address it tells city, province and country alone.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError] },
    args: { uuid: t.arg.string({ required: true, description: "The seller's id." }) },
    resolve: async (_root, { uuid }, { db }) => {
      if (!isUuid(uuid)) throw new InvalidUUIDError();
      const view = (await loadSellers(db, [uuid])).get(uuid);
      if (view === undefined) throw new ObjectDoesNotExistError();
      return view;
    },
  }),
);
