import { msg } from '@lingui/core/macro';
import { popUp as facts } from '#domain/constants/promises.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { type PageContent, photo, points, text } from '../page-content.ts';

const ticket = formatEuro(facts.doorTicket);
const slots = facts.slots;

/** /pop-up (ROUTE-042, CONTENT-014): the slots and the ticket; nothing is sold online. */
export const popUp: PageContent = {
  path: '/pop-up',
  title: msg`Pop-up market`,
  lead: msg`Now and then we put the screen away and the pieces on the floor: a morning to sit, touch, open drawers and meet the sellers.`,
  photo: { key: 'relaxfauteuil-met-voetenbank-cognac-1.jpg', color: '#c89868' },
  sections: [
    {
      id: 'slots',
      heading: msg`Slots in the morning`,
      blocks: [
        text(
          msg`We let people in between 09:00 and 12:00, an hour at a time, so that there is room to look around.`,
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
        text(msg`You buy the ticket at the door. There is no sale online and no booking.`),
      ],
    },
    {
      id: 'bring',
      heading: msg`Good to bring`,
      blocks: [
        points(
          msg`The measures of the place at home, of the door and of the stairs.`,
          msg`A tape measure and a blanket for the car.`,
          msg`A photo of the room: colours are hard to remember.`,
        ),
        photo('oosters-tapijt-rood-186x258-1.jpg', '#785848'),
      ],
    },
    {
      id: 'when',
      heading: msg`When is the next one?`,
      blocks: [text(msg`No date is fixed at the moment. As soon as there is one, it stands here.`)],
    },
  ],
  related: ['/over-ons', '/tweedekans-info', '/contact'],
};
