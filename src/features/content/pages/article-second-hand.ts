import { msg } from '@lingui/core/macro';
import { type PageContent, photo, points, text } from '../page-content.ts';

/** /inspiratie/alles-over-tweedehands-vintage-antiek (ROUTE-041). */
export const articleSecondHand: PageContent = {
  path: '/inspiratie/alles-over-tweedehands-vintage-antiek',
  title: msg`All about second-hand, vintage and antique`,
  lead: msg`Three words that are used for one another every day, and yet mean something different. What lies between them, how to look, and how an old piece feels at home with you.`,
  photo: { key: 'reiskoffer-zwart-messing-beslag-1.jpg', color: '#483828' },
  sections: [
    {
      id: 'words',
      heading: msg`Three words, three ages`,
      blocks: [
        text(
          msg`Second-hand says one thing only: somebody had it before you. A bookcase of last year can be second-hand, and so can a cupboard of two hundred years. The word says nothing about age, and nothing about quality.`,
        ),
        text(
          msg`Vintage is about time. Mostly it means a piece of at least some twenty years old that is clearly of its period: the orange lamp of the seventies, the teak sideboard of the sixties. It need not be rare, but you see when it was made.`,
        ),
        text(
          msg`Antique is what has come through about a century. Here it is about the work of hands: dovetails that are not quite alike, a back of rough planks, wood that has gone darker where hands have touched it. With antiques, traces are no faults but the story.`,
        ),
      ],
    },
    {
      id: 'second-chance',
      heading: msg`And second chance?`,
      blocks: [
        text(
          msg`That is the youngest of the family: a piece that was never lived with but can no longer be called new, such as a showroom model. You buy the design of today for the price of yesterday.`,
        ),
        photo('draaifauteuil-boucle-creme-1.jpg', '#a8b8a8'),
      ],
    },
    {
      id: 'look',
      heading: msg`Looking like a dealer`,
      blocks: [
        text(
          msg`A dealer does not begin with the front. Whoever wants to know how a piece is made turns it over. In a listing you do the same with the photos, and ask for the ones that are missing.`,
        ),
        points(
          msg`Joints: wood in wood, glue or staples? A joint that moves can be glued; a split frame is another matter.`,
          msg`Drawers: do they run straight, and is the bottom whole? Solid wood shows its grain around the edge, veneer stops there.`,
          msg`Woodworm: small round holes are old news when they are dark inside, and fresh when there is pale dust beside them.`,
          msg`Upholstery: ask about smoke, animals and whether the foam still comes up by itself.`,
          msg`Lamps: have old wiring looked at before you light them.`,
        ),
        photo('salontafel-teak-glas-jaren-60-1.jpg', '#c89868'),
      ],
    },
    {
      id: 'measure',
      heading: msg`Measure first, fall in love afterwards`,
      blocks: [
        text(
          msg`Most disappointments are a matter of centimetres. Measure the place, and then the way there: front door, turn of the stairs, lift. A sofa that is too long to turn can often go upright; its height counts then, not its length.`,
        ),
        text(
          msg`Lay old newspapers or a sheet on the floor in the size of the piece. Walk around it for an evening. You see at once whether the door can still open.`,
        ),
      ],
    },
    {
      id: 'mix',
      heading: msg`Old and new in one room`,
      blocks: [
        text(
          msg`A room full of antiques soon becomes a museum, a room full of new things a shop. One piece with years on it does more than five. Put an old cupboard against a plain wall, chairs of different makers around one table, and let one material come back: oak, brass, rush.`,
        ),
        photo('gebogen-houten-armstoel-zwart-1.jpg', '#e8d8b8'),
      ],
    },
    {
      id: 'care',
      heading: msg`Caring for what lasts`,
      blocks: [
        points(
          msg`Wood likes neither radiators nor full sun. Oil or wax it once a year; a dry cloth is enough for the rest.`,
          msg`Leather becomes finer with use. Feed it now and then, and wipe up spills at once without rubbing.`,
          msg`Leave the patina on brass alone if you like the look: polishing cannot be undone for years.`,
          msg`A loose chair is not worn out. Gluing it is an hour's work, and it stands for another generation.`,
        ),
      ],
    },
    {
      id: 'value',
      heading: msg`What is it worth?`,
      blocks: [
        text(
          msg`What somebody gives for it, and that depends on maker, state, rarity and fashion. A brown cupboard of 1900 may cost less than a lamp of 1970. That is good news for whoever buys what they like: you need not wait for the right year.`,
        ),
        text(
          msg`And should you ever want something else, the piece goes on to the next home. That is how it came to you.`,
        ),
      ],
    },
  ],
  related: ['/tweedekans-info', '/duurzaamheid', '/kopersbescherming'],
};
