import { msg } from '@lingui/core/macro';
import { popUp as facts } from '#domain/constants/campaigns.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, points, text } from '../page-content.ts';

const ticket = formatEuro(facts.doorTicket);
const slots = facts.slots;

/** /pop-up (ROUTE-042, CONTENT-014): the slots and the ticket; nothing is sold online. */
export const popUp: PageContent = {
  path: '/pop-up',
  title: msg`Pop-up market`,
  lead: msg`Now and then you can see the products in real life: a morning to sit, touch, open drawers and meet the sellers.`,
  photo: { key: 'relaxfauteuil-met-voetenbank-cognac-1.jpg', color: '#c89868' },
  sections: [
    {
      id: 'slots',
      heading: msg`Morning slots`,
      blocks: [
        text(
          msg`You can come in between 09:00 and 12:00, in one-hour slots, so that there is room to look around.`,
        ),
        {
          kind: 'facts',
          rows: [
            [msg`First slot`, slots[0]],
            [msg`Second slot`, slots[1]],
            [msg`Third slot`, slots[2]],
            [msg`Ticket at the door`, ticket],
          ],
        },
        text(msg`You buy your ticket at the door. There is no online sale and no need to book.`),
      ],
    },
    {
      id: 'bring',
      heading: msg`What to bring`,
      blocks: [
        points(
          msg`The dimensions of the spot at home, of the door and of the stairs.`,
          msg`A tape measure and a blanket for the car.`,
          msg`A photo of the room: colours are hard to remember.`,
        ),
        photo('oosters-tapijt-rood-186x258-1.jpg', '#785848'),
      ],
    },
    {
      id: 'when',
      heading: msg`When is the next one?`,
      blocks: [text(msg`There is no date yet. As soon as there is one, you will find it here.`)],
    },
  ],
  related: ['/over-ons', '/tweedekans-info', '/contact'],
};
