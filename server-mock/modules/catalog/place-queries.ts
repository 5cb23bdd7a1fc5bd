import { builder } from '../../graphql/builder.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { type Place, type PostcodePlace, placeNear, suggestPlaces } from '../../outside/address/gazetteer.ts';
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

const PostcodePlaceType = builder.objectRef<PostcodePlace>('PostcodePlace').implement({
  description: 'A town or village with a postcode of its own.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    country: t.string({ description: 'NL or BE.', resolve: ({ country }) => country }),
    postcode: t.exposeString('postcode', { description: 'Its first postcode, four digits.' }),
  }),
});

builder.queryField('placeNear', (t) =>
  t.field({
    type: PostcodePlaceType,
    description: 'The town nearest to a point, for who shares their location; the point is not stored.',
    errors: { types: [ObjectDoesNotExistError] },
    args: {
      latitude: t.arg.float({ required: true, description: 'Degrees north.' }),
      longitude: t.arg.float({ required: true, description: 'Degrees east.' }),
    },
    resolve: (_root, { latitude, longitude }) => {
      const place = placeNear(latitude, longitude);
      if (place === null) throw new ObjectDoesNotExistError();
      return place;
    },
  }),
);
