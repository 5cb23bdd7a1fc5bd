import { msg } from '@lingui/core/macro';
import { links, type PageContent, points, text } from '../page-content.ts';

/** /toegankelijkheid: the accessibility statement (Directive (EU) 2019/882, annex V). */
export const accessibility: PageContent = {
  path: '/toegankelijkheid',
  title: msg`Accessibility`,
  lead: msg`Everyone should be able to buy and sell here. This is how far we are, and how to tell us what does not work.`,
  photo: null,
  sections: [
    {
      id: 'aim',
      heading: msg`What we aim for`,
      blocks: [
        text(
          msg`We build the shop according to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We thereby also follow the requirements for websites of the European standard EN 301 549, which the law refers to.`,
        ),
        points(
          msg`Everything works with a keyboard, and the focus is always visible.`,
          msg`Colours have enough contrast, in light and dark.`,
          msg`Text can be enlarged, and screen readers announce what changes.`,
          msg`Movement stops if your device asks for less of it.`,
        ),
      ],
    },
    {
      id: 'tested',
      heading: msg`How we check it`,
      blocks: [
        text(
          msg`Pages are checked automatically with every change, for the errors that a program can find and for use with a keyboard. An independent organisation has not assessed the shop.`,
        ),
      ],
    },
    {
      id: 'limits',
      heading: msg`What does not work well yet`,
      blocks: [
        points(
          msg`Photos and texts of sellers: photos are described by the title of the product and not one by one.`,
          msg`Payment happens on the page of the payment provider, which we do not control.`,
        ),
      ],
    },
    {
      id: 'report',
      heading: msg`Tell us what does not work`,
      blocks: [
        text(
          msg`Email us the address of the page, what you wanted to do, and which browser or assistive technology you use. If you cannot use a part of the shop, we help you by email.`,
        ),
      ],
    },
    { id: 'company', heading: msg`How to reach us`, blocks: [] },
    {
      id: 'supervision',
      heading: msg`Supervision`,
      blocks: [
        text(
          msg`If you do not get a solution from us, you can report it to the authority that supervises the accessibility of web shops in your country.`,
        ),
        links(
          ['https://www.acm.nl', 'Autoriteit Consument & Markt (NL)'],
          ['https://economie.fgov.be', 'FOD Economie / SPF Économie (BE)'],
        ),
      ],
    },
  ],
  related: ['/contact', '/pages/faq', '/over-ons', '/kopersbescherming'],
};
