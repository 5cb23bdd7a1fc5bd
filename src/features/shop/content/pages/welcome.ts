import { msg } from '@lingui/core/macro';
import { referral } from '#domain/constants/campaigns.ts';
import { type PageContent, photo, points, steps, text } from '../page-content.ts';

const { percent, code, mostOff } = referral;

/** /welkom (ROUTE-043, CONTENT-007). */
export const welcome: PageContent = {
  path: '/welkom',
  title: msg`Welcome: ${percent}% off your first purchase`,
  lead: msg`A friend has invited you to Hervonden: your first purchase is ${percent}% cheaper with the code ${code}.`,
  photo: { key: 'kuipstoel-oranje-draadonderstel-1.jpg', color: '#e8e8d8' },
  sections: [
    {
      id: 'code',
      heading: msg`How to use the code`,
      blocks: [
        steps(
          msg`Find a product you like and add it to your cart.`,
          msg`Enter the code ${code} in your cart.`,
          msg`The ${percent}% is deducted straight away, before you pay.`,
        ),
      ],
    },
    {
      id: 'conditions',
      heading: msg`The conditions in brief`,
      blocks: [
        points(
          msg`The code is only valid for your first purchase, not if you have ordered before.`,
          msg`The maximum discount is €${mostOff}.`,
          msg`You can use one code per order.`,
        ),
        photo('tafellamp-oranje-kap-keramiek-1.jpg', '#e8d8b8'),
      ],
    },
    {
      id: 'safe',
      heading: msg`Safe payment`,
      blocks: [text(msg`We hold your payment until you confirm receipt, also when you use a code.`)],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/over-ons'],
};
