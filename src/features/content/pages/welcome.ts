import { msg } from '@lingui/core/macro';
import { referral } from '#domain/constants/promises.ts';
import { type PageContent, photo, points, steps, text } from '../page-content.ts';

const { percent, code, mostOff } = referral;

/** /welkom (ROUTE-043, CONTENT-007). */
export const welcome: PageContent = {
  path: '/welkom',
  title: msg`Welcome: ${percent}% off your first purchase`,
  lead: msg`Somebody who knows Hervonden sent you here. How nice: your first purchase is ${percent}% cheaper with the code ${code}.`,
  photo: { key: 'kuipstoel-oranje-draadonderstel-1.jpg', color: '#e8e8d8' },
  sections: [
    {
      id: 'code',
      heading: msg`This is how you use it`,
      blocks: [
        steps(
          msg`Find a piece that you like and put it in your cart.`,
          msg`Fill in the code ${code} in the cart.`,
          msg`The ${percent}% comes off at once, before you pay.`,
        ),
      ],
    },
    {
      id: 'conditions',
      heading: msg`The conditions, in short`,
      blocks: [
        points(
          msg`The code is for your first purchase: it no longer works after an earlier order.`,
          msg`The discount is € ${mostOff} at most.`,
          msg`You use one code per order.`,
        ),
        photo('tafellamp-oranje-kap-keramiek-1.jpg', '#e8d8b8'),
      ],
    },
    {
      id: 'safe',
      heading: msg`Bought safely`,
      blocks: [
        text(msg`Your payment is held until you confirm that you have received the piece, also with a code.`),
      ],
    },
  ],
  related: ['/hoe-werkt-het', '/kopersbescherming', '/over-ons'],
};
