import { msg } from '@lingui/core/macro';
import { type PageContent, photo, points, text } from '../page-content.ts';

/** /duurzaamheid and, with the same text, /sustainability (ROUTE-038, ROUTE-039, CONTENT-010). */
export const sustainability: PageContent = {
  path: '/duurzaamheid',
  title: msg`Sustainability`,
  lead: msg`The greenest piece of furniture is mostly the one that already exists. We show what that saves, and say plainly what that number can and cannot tell.`,
  photo: { key: 'eettafel-scandinavisch-eiken-1.jpg', color: '#d8d8b8' },
  sections: [
    {
      id: 'longer',
      heading: msg`Longer is better`,
      blocks: [
        text(
          msg`Most of what a piece of furniture asks of the world it asks when it is made: wood, metal, foam, fabric, energy and a long journey. Used for twice as long, it spreads that over twice as many years.`,
        ),
        points(
          msg`A piece that is sold on does not have to be made anew.`,
          msg`Repairing a joint or covering a seat again costs little, and gives years.`,
          msg`Buying close to home saves kilometres: search by distance, and choose pickup where you can.`,
        ),
        photo('spijlenstoel-eiken-hoge-rug-1.jpg', '#f8e8d8'),
      ],
    },
    {
      id: 'method',
      heading: msg`Where the number on a piece comes from`,
      blocks: [
        text(
          msg`With some pieces we show how many kilograms of CO₂ buying it second-hand may save. It is an estimate of what making a comparable new piece gives off.`,
        ),
        points(
          msg`It supposes that you would otherwise have bought a comparable piece new.`,
          msg`It leaves out the transport to your home, and what a repair takes.`,
          msg`Without enough data we show nothing, rather than a guess.`,
        ),
        text(
          msg`So read it as an indication, and use it to compare kinds of pieces rather than single ones.`,
        ),
      ],
    },
    {
      id: 'transport',
      heading: msg`On the way`,
      blocks: [
        text(
          msg`Large pieces travel with our transport partner, small ones by parcel post, and what is around the corner you pick up yourself for nothing.`,
        ),
      ],
    },
  ],
  related: ['/over-ons', '/inspiratie/alles-over-tweedehands-vintage-antiek', '/tweedekans-info'],
};
