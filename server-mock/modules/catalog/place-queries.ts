import { builder } from '../../graphql/builder.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { type Place, suggestPlaces } from '../../outside/address/gazetteer.ts';
import { placeAt } from './places.ts';

const suggested = 8;

const PlaceType = builder.objectRef<Place>('Place').implement({
  description: 'A town or village of the Netherlands or Belgium.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    country: t.string({ description: 'NL or BE.', resolve: ({ country }) => country }),
    province: t.exposeString('province', { description: "With the country's prefix, such as nl-utrecht." }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees of its centre.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees of its centre.' }),
  }),
});

builder.queryField('placeOfPostcode', (t) =>
  t.field({
    type: PlaceType,
    description: 'The place of a postcode.',
    errors: { types: [ObjectDoesNotExistError] },
    args: {
      postcode: t.arg.string({ required: true, description: 'Such as 3572, 3572 BJ or 9000.' }),
      country: t.arg.string({ required: true, description: 'NL or BE.' }),
    },
    resolve: (_root, { postcode, country }) => {
      const place = placeAt(postcode, country);
      if (place === null) throw new ObjectDoesNotExistError();
      return place;
    },
  }),
);

builder.queryField('suggestPlaces', (t) =>
  t.field({
    type: [PlaceType],
    description: 'Places that a name or postcode may become, at most 8.',
    args: { input: t.arg.string({ required: true, description: 'What was typed so far.' }) },
    resolve: (_root, { input }) => [...suggestPlaces(input.slice(0, 60), suggested)],
  }),
);
