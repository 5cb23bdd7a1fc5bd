import { builder } from '../../graphql/builder.ts';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { logEvent } from './log-event.ts';
import { LogEventError } from './log-event-error.ts';

const UtmInput = builder.inputType('UtmInput', {
  description: 'By which campaign somebody came.',
  fields: (t) => ({
    source: t.string({ description: 'utm_source.' }),
    medium: t.string({ description: 'utm_medium.' }),
    campaign: t.string({ description: 'utm_campaign.' }),
    term: t.string({ description: 'utm_term.' }),
    content: t.string({ description: 'utm_content.' }),
  }),
});

const EventDataInput = builder.inputType('EventDataInput', {
  description: 'Where and how something was done. Never who: the device is a random id.',
  fields: (t) => ({
    deviceId: t.string({ required: true, description: 'The id that the device got with its consent.' }),
    sessionId: t.string({ required: true, description: 'A random id of this visit.' }),
    language: t.string({ required: true, description: 'The language of the page: nl, en or fr.' }),
    path: t.string({ required: true, description: 'The page; its query is not stored.' }),
    referrer: t.string({ description: 'The page before; its query is not stored.' }),
    experiments: t.stringList({ description: 'Each as `name:variant`.' }),
    utm: t.field({ type: UtmInput, description: 'The campaign of this visit.' }),
    productSlugs: t.stringList({ description: 'The products that it is about, at most 100.' }),
    detail: t.string({ description: 'A code in snake_case, such as that of an error.' }),
    ageMs: t.int({ description: 'Milliseconds since it happened, at most an hour; 0 when absent.' }),
  }),
});

const LoggedEventType = builder.objectRef<{ readonly type: string }>('LoggedEvent').implement({
  description: 'The event is stored, for ninety days.',
  fields: (t) => ({ type: t.exposeString('type', { description: 'What was done.' }) }),
});

builder.mutationField('logEvent', (t) =>
  t.field({
    type: LoggedEventType,
    description: 'Count something that was done; only of devices with consent to statistics.',
    errors: { types: [LogEventError, TooManyRequestsError] },
    args: {
      type: t.arg.string({
        required: true,
        description: 'page_view, add_to_cart, product_impression, purchase, error or address_incomplete.',
      }),
      data: t.arg({ type: EventDataInput, required: true, description: 'Where and how.' }),
    },
    resolve: async (_root, { type, data }, context) => {
      const { referrer, experiments, utm, productSlugs, detail, ageMs, ...rest } = data;
      const given = Object.entries(utm ?? {}).filter(
        ([, value]) => typeof value === 'string' && value !== '',
      );
      await logEvent(context, {
        type,
        data: {
          ...rest,
          ...{ referrer: referrer ?? '', experiments: experiments ?? [], utm: Object.fromEntries(given) },
          ...{ productSlugs: productSlugs ?? [], detail: detail ?? '' },
          ageMs: ageMs ?? 0,
        },
      });
      return { type };
    },
  }),
);
