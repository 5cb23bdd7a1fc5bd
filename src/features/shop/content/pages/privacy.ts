import { msg } from '@lingui/core/macro';
import { links, type PageContent, points, text } from '../page-content.ts';

/** /privacy: which personal data the shop stores, for what, and what people can do about it. */
export const privacy: PageContent = {
  path: '/privacy',
  title: msg`Privacy`,
  lead: msg`Which personal data we store, what we use it for, who receives it and how you stay in control.`,
  photo: null,
  sections: [
    {
      id: 'data',
      heading: msg`What we store`,
      blocks: [
        points(
          msg`Your account: your name, email address, phone number, addresses and how you sign in.`,
          msg`What you buy and sell: orders, bids, payments, payouts, deliveries, complaints and reviews.`,
          msg`What you write: listings, questions, messages and reports.`,
          msg`What you save: favourites, wanted requests, what you follow and your settings for notifications.`,
          msg`Which device signs in and from which network, to keep your account safe.`,
        ),
        text(msg`You can browse and save favourites without an account. They then stay on your device.`),
      ],
    },
    {
      id: 'why',
      heading: msg`What we use it for`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [msg`To carry out your purchase or sale`, msg`performance of the contract`],
            [msg`To keep books and report to tax authorities`, msg`legal obligation`],
            [msg`To prevent fraud and secure accounts`, msg`legitimate interest`],
            [msg`Newsletter, statistics and advertising`, msg`your consent`],
          ],
        },
        text(msg`You can withdraw your consent at any time, as easily as you gave it.`),
      ],
    },
    {
      id: 'who',
      heading: msg`Who receives it`,
      blocks: [
        points(
          msg`The other side of your order: what is needed for the delivery or the collection.`,
          msg`The payment provider, the parcel carrier and the transport partner, for your order only.`,
          msg`The tax authority, for sellers whom European law (DAC7) requires us to report.`,
          msg`Advertising networks, only if you agreed to that, and without your name or address.`,
        ),
        text(
          msg`The name and contact details of a business seller are public. We do not sell personal data.`,
        ),
      ],
    },
    {
      id: 'how-long',
      heading: msg`How long we keep it`,
      blocks: [
        points(
          msg`Your account and what belongs to it: until you delete your account.`,
          msg`Orders, payments and invoices: seven years, as the law requires. After you delete your account they no longer carry your name.`,
          msg`Without an account: your cart and your questions to sellers, 90 days.`,
          msg`Your name, address and email address with a payment that did not go through: 90 days.`,
          msg`An account or a subscription that you never confirmed: 30 days.`,
          msg`Your email address with a bid that you placed without an account: one year after the bid ended.`,
          msg`Statistics of visits: 90 days.`,
        ),
      ],
    },
    {
      id: 'rights',
      heading: msg`Your rights`,
      blocks: [
        text(
          msg`Under “My details” you can see and change your data, download everything we store about you, and delete your account. For anything else, such as objecting to how we use your data, email us.`,
        ),
        text(
          msg`If you are not satisfied with our answer, you can complain to the data protection authority of your country.`,
        ),
        links(
          ['/account/gegevens', msg`My details`],
          ['https://www.autoriteitpersoonsgegevens.nl', 'Autoriteit Persoonsgegevens (NL)'],
          [
            'https://www.gegevensbeschermingsautoriteit.be',
            'Gegevensbeschermingsautoriteit / Autorité de protection des données (BE)',
          ],
        ),
      ],
    },
    { id: 'company', heading: msg`Responsible for your data`, blocks: [] },
  ],
  related: ['/contact', '/pages/faq', '/kopersbescherming', '/over-ons'],
};
