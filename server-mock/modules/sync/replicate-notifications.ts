import type { Notification } from '#domain/notifications/notification.ts';
import { builder } from '../../graphql/builder.ts';
import { addReplication } from './add-replication.ts';
import { notificationsSpec } from './collections/notifications.ts';

type Texts = Notification['texts'];

const NotificationText = builder.objectRef<Texts['nl']>('NotificationText').implement({
  description: 'A notification in one language.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The first line.' }),
    body: t.exposeString('body', { description: 'What follows it.' }),
  }),
});

const NotificationTexts = builder.objectRef<Texts>('NotificationTexts').implement({
  description: 'A notification in every language of the shop.',
  fields: (t) => ({
    nl: t.field({ type: NotificationText, description: 'In Dutch.', resolve: ({ nl }) => nl }),
    en: t.field({ type: NotificationText, description: 'In English.', resolve: ({ en }) => en }),
    fr: t.field({ type: NotificationText, description: 'In French.', resolve: ({ fr }) => fr }),
  }),
});

addReplication({
  spec: notificationsSpec,
  documentName: 'NotificationDocument',
  description: 'A notification of the caller. Devices change readAt alone, or delete it.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description: 'What it is about; clients bear names that they do not know.',
    }),
    path: t.exposeString('path', { description: 'The page of the shop that it leads to.' }),
    texts: t.field({
      type: NotificationTexts,
      description: 'What it says.',
      resolve: ({ texts }) => texts,
    }),
    createdAt: t.exposeFloat('createdAt', {
      description: "When it was made: milliseconds by the server's clock.",
    }),
    readAt: t.exposeFloat('readAt', {
      nullable: true,
      description: "When it was read: milliseconds by the device's clock; null while unread.",
    }),
    relevantUntil: t.exposeFloat('relevantUntil', {
      nullable: true,
      description: 'Milliseconds after which it no longer counts as unread; null for ever.',
    }),
  }),
});
