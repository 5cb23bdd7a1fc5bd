import { msg } from '@lingui/core/macro';
import { type PageContent, points, text } from '../page-content.ts';

/** /cookies: what the shop stores on a device, with and without consent. */
export const cookies: PageContent = {
  path: '/cookies',
  title: msg`Cookies`,
  lead: msg`What we store on your device, what it is for and how you change your choice.`,
  photo: null,
  sections: [
    {
      id: 'needed',
      heading: msg`Needed for the shop`,
      blocks: [
        text(msg`These need no consent, because the shop does not work without them:`),
        {
          kind: 'facts',
          rows: [
            ['locale', msg`your language, for a year`],
            ['cookie-consent', msg`your cookie choice, for a year`],
          ],
        },
        text(
          msg`We also use the storage of your browser: for your sign-in, cart, favourites, drafts and the pages that you can read offline. We also count there how often you open each page; that count is never sent. Signing out removes what belongs to your account, and you can clear the rest in your browser.`,
        ),
      ],
    },
    {
      id: 'statistics',
      heading: msg`Statistics, if you agree`,
      blocks: [
        text(
          msg`With your consent we count visits and clicks, with a random number for your device that is part of the cookie “cookie-consent”. If you withdraw your consent, the number is deleted.`,
        ),
      ],
    },
    {
      id: 'marketing',
      heading: msg`Marketing, if you agree`,
      blocks: [
        points(
          msg`Our server then tells an advertising network which products were viewed, without your name, account or device.`,
          msg`No code of another company runs on our pages, and no other company sets cookies here.`,
        ),
      ],
    },
    {
      id: 'choice',
      heading: msg`Your choice`,
      blocks: [text(msg`After a year we ask again. You can change your choice at any time:`)],
    },
  ],
  related: ['/contact', '/pages/faq', '/kopersbescherming', '/over-ons'],
};
