import { msg } from '@lingui/core/macro';
import { promises } from '#domain/promises/promises.ts';
import { links, type PageContent, steps, text } from '../page-content.ts';

const { answerWorkingDays, decisionWorkingDays, appealDays } = promises.complaint;
const { days: confirmDays, courierDays } = promises.confirmation;

/** /klachten: the complaints procedure, and where a consumer can go if it does not help. */
export const complaints: PageContent = {
  path: '/klachten',
  title: msg`Complaints`,
  lead: msg`Something wrong with an order, or with how we treated you? Here is how a complaint is handled, and where else you can go.`,
  photo: null,
  sections: [
    {
      id: 'order',
      heading: msg`A complaint about an order`,
      blocks: [
        steps(
          msg`Open the order in your account, or with the link in your email, and report what is wrong. Do so before you confirm receipt: within ${confirmDays} days of arrival, or ${courierDays} days after the seller handed it to the regional courier.`,
          msg`The seller has ${answerWorkingDays} working days to answer. You can both make a proposal. We hold the money meanwhile.`,
          msg`If you do not agree, we decide, with reasons. We aim to do so within ${decisionWorkingDays} working days.`,
          msg`If the decision is against you, you can appeal once within ${appealDays} days. Another colleague then decides.`,
        ),
        text(msg`A complaint costs nothing.`),
      ],
    },
    {
      id: 'us',
      heading: msg`A complaint about us`,
      blocks: [
        text(
          msg`Email us with your order number or the address of the page, what happened and what you would like us to do.`,
        ),
      ],
    },
    { id: 'company', heading: msg`Where to send it`, blocks: [] },
    {
      id: 'content',
      heading: msg`A decision about a listing, review or account`,
      blocks: [
        text(
          msg`Did we take your listing or review offline, suspend your account or reject your report? The message with our decision has a link to appeal, for six months and free of charge.`,
        ),
      ],
    },
    {
      id: 'elsewhere',
      heading: msg`Where else you can go`,
      blocks: [
        text(
          msg`If we do not find a solution together, these bodies give consumers advice or mediate. Some only handle disputes with companies that take part: ask them first. You can always go to court.`,
        ),
        links(
          ['https://www.consuwijzer.nl', msg`ACM ConsuWijzer (Netherlands): advice about your rights`],
          [
            'https://www.degeschillencommissie.nl',
            msg`De Geschillencommissie (Netherlands): rulings in consumer disputes`,
          ],
          ['https://consumerconnect.be', msg`ConsumerConnect (Belgium): advice and reports`],
          [
            'https://www.consumentenombudsdienst.be',
            msg`Consumentenombudsdienst (Belgium): out-of-court settlement of consumer disputes`,
          ],
          [
            'https://www.eccnet.eu',
            msg`ECC-Net: purchases from a business in another EU country, for example between Belgium and the Netherlands`,
          ],
        ),
        text(
          msg`The European platform for online dispute resolution (ODR) was closed in July 2025. These bodies concern purchases from a business; they do not handle sales between private persons.`,
        ),
      ],
    },
  ],
  related: ['/kopersbescherming', '/retourneren', '/pages/faq', '/contact'],
};
