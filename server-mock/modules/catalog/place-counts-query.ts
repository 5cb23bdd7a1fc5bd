import { builder } from '../../graphql/builder.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { wholeCatalog } from '../../search/catalog-search.ts';
import type { PlaceCount } from '../../search/sql-places.ts';
import { spendSearch } from './count-search.ts';
import { placesOf } from './place-counts.ts';
import { idOfPublished } from './published-product.ts';
import { asksForSold } from './search-products.ts';
import { FilterInput, mostFilters } from './search-query.ts';

const PlaceCountType = builder.objectRef<PlaceCount>('PlaceCount').implement({
  description: 'A town or village and how many products there are.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name as its sellers write it.' }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees of its centre.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees of its centre.' }),
    count: t.exposeInt('count', {
      description: 'Products that fit and can be bought; sold ones too with the filter SOLD.',
    }),
  }),
});

builder.queryFields((t) => {
  const places = (deprecationReason?: string) =>
    t.field({
      type: [PlaceCountType],
      description:
        'Where the products of a search are, for a map: a place each, most products first, at most 200. DISTANCE filters are left out, so that a map shows what lies beyond its circle.',
      ...(deprecationReason !== undefined && { deprecationReason }),
      args: {
        filters: t.arg({ type: [FilterInput], description: 'The filters of the search.' }),
        searchString: t.arg.string({ description: 'Words that a product must hold.' }),
        mltSlug: t.arg.string({ description: 'Only what resembles the product at this address.' }),
      },
      resolve: async (_root, { filters, searchString, mltSlug }, context) => {
        if (filters && filters.length > mostFilters)
          throw new ValidationError('validation_error', [{ field: 'filters', code: 'too_many_filters' }]);
        await spendSearch(context);
        const mltId = mltSlug ? await idOfPublished(context.db, mltSlug) : null;
        if (mltId === undefined) return [];
        const chosen = filters ?? [];
        const asked = { filters: chosen, searchString: searchString ?? '', locale: context.locale, mltId };
        const availableOnly = !asksForSold(chosen);
        return [...(await placesOf(context, { ...wholeCatalog, ...asked, availableOnly }))];
      },
    });
  return {
    productsPerPlace: places(),
    // An app that is installed asks under this name until its next start.
    piecesPerPlace: places('Renamed to productsPerPlace; used by the apps up to version 0.7.'),
  };
});
